import * as v from 'valibot';
import { CONTENT_TYPES } from '../constants/index';
import { ARTICLE_FIELD_NAMES, ARTICLE_FIELDS, type ArticleFieldName } from '../content/article-fields';
import { articleFieldsSchema } from '../content/content';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';
import { ruleMessage } from '../rules/issue';
import { typedMoment } from '../rules/moments';
import { type previewFormSchema, previewLinkSchema } from './previews';

/** Published, scheduled, unfinished, or withdrawn, so that its URL returns 410. */
export const CONTENT_STATUSES = ['published', 'scheduled', 'draft', 'withdrawn'] as const;
/** Status of an article: visible, waiting for its date, a draft, or withdrawn. */
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Actors that withdraw an article: an import does not restore one that an editor withdrew. */
export const WITHDRAWERS = ['newsroom', 'editor'] as const;

/** Most characters of a correction note. */
export const CORRECTION_MAX_LENGTH = 1_000;

const deskContentEntries = {
  id: v.number(),
  title: v.string(),
  path: v.string(),
  type: v.picklist(CONTENT_TYPES),
  status: v.picklist(CONTENT_STATUSES),
  /** ISO 8601, in the future if scheduled. */
  publishedAt: v.string(),
  /** Null unless it is withdrawn. */
  withdrawnBy: v.nullable(v.picklist(WITHDRAWERS)),
};

/** Articles of a site in the desk's list, newest first; `next` is a cursor. */
export const deskContentsSchema = v.object({
  items: v.array(v.object(deskContentEntries)),
  next: v.nullable(v.string()),
});
/** Part of the desk's list of articles. */
export type DeskContents = v.InferOutput<typeof deskContentsSchema>;

/** An article with the fields that its editors may change. */
export const deskContentSchema = v.object({
  ...deskContentEntries,
  /** Whether it has a film or a sound with neither captions nor a transcript (`isReadable`). */
  isUnreadable: v.boolean(),
  /** Its optional fields: as its newsroom sent them, and as editors changed them; '' hides a field. */
  fields: v.object({ sent: articleFieldsSchema, edited: articleFieldsSchema }),
  /** Correction notes, oldest first. */
  corrections: v.array(v.object({ id: v.number(), at: v.string(), text: v.string() })),
  /** Its preview links that have not ended, newest first. */
  previews: v.array(previewLinkSchema),
});
/** One article at the desk. */
export type DeskContent = v.InferOutput<typeof deskContentSchema>;

/** Filters of the desk's articles: all words of a text in their title or address, and one status. */
export const deskContentsQuerySchema = v.object({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  status: v.optional(v.picklist(CONTENT_STATUSES)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});
/** Filters of the desk's list of articles. */
export type DeskContentsQuery = v.InferOutput<typeof deskContentsQuerySchema>;

/** An article's new date: ISO 8601, with its time zone. */
export const contentDateSchema = v.object({
  at: typedMoment(),
});

/** A correction by an editor: plain text with the error and the correct fact. */
export const correctionFormSchema = v.object({
  text: v.pipe(rule.typed(), rule.required(), rule.maxCharacters(CORRECTION_MAX_LENGTH)),
});
/** Note of a correction. */
export type CorrectionForm = v.InferOutput<typeof correctionFormSchema>;

/** Line ends as browsers send them become those of stored texts. */
const fieldText = v.pipe(
  v.string(ruleMessage('invalid')),
  v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
);
const fieldTexts = v.record(v.picklist(ARTICLE_FIELD_NAMES), fieldText);

/**
 * Optional fields of an article as an editor wants them. An absent field stays as it is, an empty one is
 * hidden from readers. Only changed fields are checked for their length (`ARTICLE_FIELDS`).
 */
export const articleFieldsFormSchema = v.object({
  fields: fieldTexts,
  /**
   * Texts that the editor was shown. A field that still has its own is left alone; a change of one that
   * somebody else changed meanwhile is refused.
   */
  shown: v.optional(fieldTexts),
});
/** Form of an article’s optional fields. */
export type ArticleFieldsForm = v.InferOutput<typeof articleFieldsFormSchema>;

/** Whether two texts of a field are the same, apart from what browsers change in a form by themselves. */
export function isSameFieldText(name: ArticleFieldName, one: string, other: string): boolean {
  // A field of one line loses its line ends in a form.
  const lineEnd = ARTICLE_FIELDS[name].place === 'foot' ? '\n' : '';
  const sent = (text: string) => text.replace(/\r\n?|\n/g, lineEnd).trim();
  return sent(one) === sent(other);
}

const PATH = '/api/desk/contents';

/** Endpoints of the desk for articles. */
export const CONTENT_DESK_ENDPOINTS = {
  /** Articles in any status, by words of their headlines or by their address. */
  contents: {
    method: 'GET',
    path: PATH,
    who: 'desk',
    query: {} as Takes<typeof deskContentsQuerySchema>,
    response: deskContentsSchema,
  },
  /** One article in any status; its preview links for those who may make them. */
  content: {
    method: 'GET',
    path: `${PATH}/:id`,
    who: 'desk',
    response: deskContentSchema,
  },
  /** Withdraws an article: its URL returns 410. */
  withdrawContent: {
    method: 'POST',
    path: `${PATH}/:id/withdraw`,
    who: 'desk',
    act: 'content.withdraw',
  },
  /** Publishes a withdrawn article again. */
  restoreContent: {
    method: 'POST',
    path: `${PATH}/:id/restore`,
    who: 'desk',
    act: 'content.restore',
  },
  /** Changes the date of an article; a future time hides the article until then. */
  rescheduleContent: {
    method: 'POST',
    path: `${PATH}/:id/reschedule`,
    who: 'desk',
    act: 'content.reschedule',
    body: {} as Takes<typeof contentDateSchema>,
  },
  /**
   * Changes an article’s optional fields. One with its newsroom’s own value follows its newsroom again. 409,
   * with an issue for each, if fields have changed since they were shown.
   */
  setFields: {
    method: 'POST',
    path: `${PATH}/:id/fields`,
    who: 'desk',
    act: 'content.fields',
    body: {} as Takes<typeof articleFieldsFormSchema>,
  },
  /** Publishes a correction note on an article. */
  correctContent: {
    method: 'POST',
    path: `${PATH}/:id/corrections`,
    who: 'desk',
    act: 'content.correct',
    body: {} as Takes<typeof correctionFormSchema>,
  },
  /** Removes a correction note. */
  withdrawCorrection: {
    method: 'DELETE',
    path: `${PATH}/:id/corrections/:correctionId`,
    who: 'desk',
    act: 'content.uncorrect',
  },
  /**
   * Creates a preview link. 409 if the content is published or withdrawn, or already has the most links it
   * may have.
   */
  makePreview: {
    method: 'POST',
    path: `${PATH}/:id/previews`,
    who: 'desk',
    act: 'content.preview',
    body: {} as Takes<typeof previewFormSchema>,
  },
  /** Ends a preview link at once. */
  endPreview: {
    method: 'DELETE',
    path: `${PATH}/:id/previews/:previewId`,
    who: 'desk',
    act: 'content.unpreview',
  },
} as const satisfies Endpoints;

import * as v from 'valibot';
import { CONTENT_TYPES } from '../constants/index';
import * as rule from '../rules/actions';
import { previewLinkSchema } from './previews';

/** Published, waiting for its time, not finished by its newsroom, or taken back: its address answers 410. */
export const CONTENT_STATUSES = ['published', 'scheduled', 'draft', 'withdrawn'] as const;
/** Whether readers see a content, it waits for its date, is a draft, or was taken back. */
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Who withdrew a content: an import does not restore what an editor withdrew. */
export const WITHDRAWERS = ['newsroom', 'editor'] as const;

/** Characters of the note that tells readers what was wrong. */
export const CORRECTION_MAX_LENGTH = 1_000;

const deskContentEntries = {
  id: v.number(),
  title: v.string(),
  path: v.string(),
  type: v.picklist(CONTENT_TYPES),
  status: v.picklist(CONTENT_STATUSES),
  /** ISO 8601, to come where it is scheduled. */
  publishedAt: v.string(),
  /** Null unless it is withdrawn. */
  withdrawnBy: v.nullable(v.picklist(WITHDRAWERS)),
};

/** Contents of a site as the desk lists them, the newest first; `next` is a cursor. */
export const deskContentsSchema = v.object({
  items: v.array(v.object(deskContentEntries)),
  next: v.nullable(v.string()),
});
/** Part of the desk's list of contents. */
export type DeskContents = v.InferOutput<typeof deskContentsSchema>;

/** A content with what its editors may change. */
export const deskContentSchema = v.object({
  ...deskContentEntries,
  /** It has a film or a sound with neither captions nor a transcript (`isReadable`). */
  isUnreadable: v.boolean(),
  /** Notes of corrections, the first one first. */
  corrections: v.array(v.object({ id: v.number(), at: v.string(), text: v.string() })),
  /** Links that show it before it is published, those that have not ended, the newest first. */
  previews: v.array(previewLinkSchema),
});
/** One content at the desk. */
export type DeskContent = v.InferOutput<typeof deskContentSchema>;

/** Which contents the desk lists: those with all the words of a text in their title or address, of one status. */
export const deskContentsQuerySchema = v.object({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  status: v.optional(v.picklist(CONTENT_STATUSES)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});
/** What narrows the desk's list of contents. */
export type DeskContentsQuery = v.InferOutput<typeof deskContentsQuerySchema>;

/** New date of a content: a moment, ISO 8601 with its zone. */
export const contentDateSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp('must be a moment with its zone, such as 2026-03-18T09:00:00+01:00')),
});

/** A correction as its editor writes it: plain text that says what was wrong, and what is right. */
export const correctionFormSchema = v.object({
  text: v.pipe(rule.typed(), rule.required(), rule.maxCharacters(CORRECTION_MAX_LENGTH)),
});
/** Note of a correction. */
export type CorrectionForm = v.InferOutput<typeof correctionFormSchema>;

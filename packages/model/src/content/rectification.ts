import * as v from 'valibot';
import { urlSchema } from './link';

/**
 * What somebody whom a story names can ask to have published beside it: their own account of the facts, whole and in their words
 * (Organic Act 2/1984), or a note by the newsroom that things have changed since (Organic Act 3/2018, article 86).
 */
export const RECTIFICATION_KINDS = ['rectification', 'update'] as const;
/** Kind of rectification of a story: `rectification` or `update`. */
export type RectificationKind = (typeof RECTIFICATION_KINDS)[number];

/** Words of the signs by which cards tell that something stands beside their story. */
export type RectifiedSigns = Readonly<Record<RectificationKind, string>>;
/** Words around rectifications, `{party}` and `{date}` in their places: nothing that comments on the text. */
export type RectificationWords = {
  /** What all of them are called. */
  label: string;
  headings: Readonly<Record<RectificationKind, string>>;
  /** Under the heading of an update, beside its date: whose text it is. */
  byNewsroom: string;
  /** Over the story’s own text, after a rectification: whose voice follows. */
  story: string;
  /** Under the heading of a rectification: whose text it is, and by which law (Organic Act 2/1984, article 3). */
  whole: string;
  /** Beside the headline: that the story does not tell how things are now (Organic Act 3/2018, articles 85.2 and 86). */
  notices: Readonly<Record<RectificationKind, string>>;
  read: Readonly<Record<RectificationKind, string>>;
  /** The way to ask for one. */
  ask: string;
};

/** Parses a published rectification: whose it is, when it was published (ISO 8601), and its plain text. */
export const rectificationSchema = v.object({
  id: v.string(),
  kind: v.picklist(RECTIFICATION_KINDS),
  date: v.string(),
  /** The person or the organisation that the story is about. */
  party: v.object({ name: v.string(), isOrganization: v.boolean() }),
  /** Plain text whose paragraphs are apart by an empty line: the party’s own, or of an update the newsroom’s. */
  text: v.string(),
});
/** What the party that a story is about had published beside it, or an update of an old story. */
export type Rectification = v.InferOutput<typeof rectificationSchema>;

/** Parses a rectification as a list has it: with its story, which may be in no list of that day. */
export const listedRectificationSchema = v.object({
  ...rectificationSchema.entries,
  content: v.object({ id: v.string(), title: v.string(), url: urlSchema }),
});
/** A rectification with the story that it stands beside. */
export type ListedRectification = v.InferOutput<typeof listedRectificationSchema>;

/** Place of a rectification on the page of its story, as a fragment of its address. */
export const rectificationAnchor = (id: string): string => `rectificacio-${id}`;

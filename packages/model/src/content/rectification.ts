import * as v from 'valibot';
import { urlSchema } from './link';

/**
 * Publications that somebody named in a story can ask to have published with it: their own account of the
 * facts, in full and in their words (Organic Act 2/1984), or a note by the newsroom that things have changed
 * since (Organic Act 3/2018, article 86).
 */
export const RECTIFICATION_KINDS = ['rectification', 'update'] as const;
/** Kind of rectification of a story: `rectification` or `update`. */
export type RectificationKind = (typeof RECTIFICATION_KINDS)[number];

/** Labels by which cards show that their story has a rectification or an update. */
export type RectifiedSigns = Readonly<Record<RectificationKind, string>>;
/**
 * Texts around rectifications, with the placeholders `{party}` and `{date}`. None of them comments on the
 * account.
 */
export type RectificationWords = {
  /** Common name of all kinds. */
  label: string;
  headings: Readonly<Record<RectificationKind, string>>;
  /** Below the heading of an update, next to its date: names the newsroom as its author. */
  byNewsroom: string;
  /** Above the story’s own text, after a rectification: marks where the story begins. */
  story: string;
  /** Below the heading of a rectification: names its author, and the law (Organic Act 2/1984, article 3). */
  whole: string;
  /**
   * Next to the headline: warns that the story does not describe the current facts (Organic Act 3/2018,
   * articles 85.2 and 86).
   */
  notices: Readonly<Record<RectificationKind, string>>;
  read: Readonly<Record<RectificationKind, string>>;
  /** Link to the request form. */
  ask: string;
};

/** Schema of a published rectification: its party, its publication date (ISO 8601), and its plain text. */
export const rectificationSchema = v.object({
  id: v.string(),
  kind: v.picklist(RECTIFICATION_KINDS),
  date: v.string(),
  /** The person or the organisation that the story is about. */
  party: v.object({ name: v.string(), isOrganization: v.boolean() }),
  /**
   * Plain text with paragraphs separated by an empty line, written by the party or, for an update, by the
   * newsroom.
   */
  text: v.string(),
});
/** A rectification published with a story for the party it is about, or an update of an old story. */
export type Rectification = v.InferOutput<typeof rectificationSchema>;

/** Schema of a rectification in a list, with its story, which that list may not show. */
export const listedRectificationSchema = v.object({
  ...rectificationSchema.entries,
  content: v.object({ id: v.string(), title: v.string(), url: urlSchema }),
});
/** A rectification with the story that it belongs to. */
export type ListedRectification = v.InferOutput<typeof listedRectificationSchema>;

/** URL fragment of a rectification on its story's page. */
export const rectificationAnchor = (id: string): string => `rectificacio-${id}`;

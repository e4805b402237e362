import * as v from 'valibot';
import { urlSchema } from '../content/link';
import { LEGAL_PAGES } from './pages';

/** Text and links in sequence: a string is text, an object a link. */
const richText = v.array(v.union([v.string(), v.object({ text: v.string(), href: urlSchema })]));
/** A paragraph of a legal document: text with links. */
export type LegalText = v.InferOutput<typeof richText>;

/** Items that pages store in a browser for one purpose: their names, the storage, and the duration. */
const storedItem = v.object({
  purpose: v.string(),
  lines: v.array(v.object({ names: v.array(v.string()), facts: v.string() })),
});

/**
 * A block of a legal document. `missing` marks a fact that the publisher has not given yet; `stored` is the
 * list of items that pages store in browsers.
 */
export const legalBlockSchema = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: richText }),
  v.object({ kind: v.literal('heading'), id: v.string(), text: v.string() }),
  v.object({ kind: v.literal('list'), label: v.optional(v.string()), items: v.array(richText) }),
  v.object({ kind: v.literal('facts'), items: v.array(v.object({ name: v.string(), text: richText })) }),
  v.object({
    kind: v.literal('table'),
    caption: v.string(),
    head: v.array(v.string()),
    rows: v.array(v.array(richText)),
  }),
  v.object({
    kind: v.literal('stored'),
    groups: v.array(v.object({ id: v.string(), heading: v.string(), items: v.array(storedItem) })),
  }),
  v.object({ kind: v.literal('missing'), text: v.string() }),
]);
/** A block of a legal document. */
export type LegalBlock = v.InferOutput<typeof legalBlockSchema>;

/** Schema of a legal document: its title, its introduction, and its sections, each with an id for links. */
export const legalDocumentSchema = v.object({
  title: v.string(),
  intro: v.array(legalBlockSchema),
  sections: v.array(v.object({ id: v.string(), heading: v.string(), blocks: v.array(legalBlockSchema) })),
});
/** A legal page as shown to readers. */
export type LegalDocument = v.InferOutput<typeof legalDocumentSchema>;

/** A version of a legal page: its number, and the time from which it is valid (ISO 8601). */
const legalVersion = v.object({ number: v.number(), from: v.string() });

/** Most versions that a page lists: the newest. */
export const LEGAL_VERSIONS_SHOWN = 100;

/** Schema of a legal page's response: one version of the page, and the list of its versions, newest first. */
export const legalAnswerSchema = v.object({
  page: v.picklist(LEGAL_PAGES),
  version: legalVersion,
  document: legalDocumentSchema,
  versions: v.array(legalVersion),
});
/** One version of a legal page, and the list of its versions. */
export type LegalAnswer = v.InferOutput<typeof legalAnswerSchema>;

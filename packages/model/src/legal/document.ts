import * as v from 'valibot';
import { urlSchema } from '../content/link';
import { LEGAL_PAGES } from './pages';

/** Words and links one after another: what is no string leads somewhere. */
const richText = v.array(v.union([v.string(), v.object({ text: v.string(), href: urlSchema })]));
/** A paragraph of a legal document: words, and links among them. */
export type LegalText = v.InferOutput<typeof richText>;

/** What pages keep in a browser for one purpose: names of the items, and where and until when. */
const storedItem = v.object({
  purpose: v.string(),
  lines: v.array(v.object({ names: v.array(v.string()), facts: v.string() })),
});

/**
 * A block of a legal document. `missing` is said of a fact that the publisher has not given yet; `stored` is the list of what pages keep
 * in browsers.
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

/** Parses a legal document: its title, what comes before the first heading, and its sections, each with an id for links. */
export const legalDocumentSchema = v.object({
  title: v.string(),
  intro: v.array(legalBlockSchema),
  sections: v.array(v.object({ id: v.string(), heading: v.string(), blocks: v.array(legalBlockSchema) })),
});
/** A page of the law as it is shown. */
export type LegalDocument = v.InferOutput<typeof legalDocumentSchema>;

/** A version of a page of the law: its number, and the moment from which it was valid (ISO 8601). */
const legalVersion = v.object({ number: v.number(), from: v.string() });

/** Most versions that a page names: the newest. */
export const LEGAL_VERSIONS_SHOWN = 100;

/** Parses the answer of a page of the law: one version of it, and which others there are, the newest first. */
export const legalAnswerSchema = v.object({
  page: v.picklist(LEGAL_PAGES),
  version: legalVersion,
  document: legalDocumentSchema,
  versions: v.array(legalVersion),
});
/** One version of a page of the law, and the others that there are. */
export type LegalAnswer = v.InferOutput<typeof legalAnswerSchema>;

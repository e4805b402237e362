import * as v from 'valibot';
import { urlSchema } from './link';

/**
 * What a reader has to know of a content before reading it: paid for by somebody, made together with somebody, a satire, an opinion, made
 * with the help of artificial intelligence. In the order in which they are shown.
 */
export const CONTENT_LABELS = ['sponsored', 'partner', 'satire', 'opinion', 'ai-assisted'] as const;
/** Label of a content: `sponsored`, `partner`, `satire`, `opinion` or `ai-assisted`. */
export type ContentLabel = (typeof CONTENT_LABELS)[number];
/** Words of the labels of contents. */
export type LabelWords = Readonly<Record<ContentLabel, string>>;

/** Entries of a card: its labels, and who pays for it or takes part in it. */
export const labelEntries = {
  labels: v.optional(v.array(v.picklist(CONTENT_LABELS))),
  /** Of a content with the label `sponsored` or `partner`. */
  sponsor: v.optional(v.object({ name: v.string(), href: v.optional(urlSchema) })),
};
const labelled = v.object(labelEntries);
/** Labels of a content, and its sponsor or partner. */
export type Labelled = v.InferOutput<typeof labelled>;

/** Labels of a content in the order in which they are shown, each once; a content of the type `opinion` needs no label for it. */
export const labelsOf = ({ labels = [] }: Pick<Labelled, 'labels'>, isOpinion = false): ContentLabel[] =>
  CONTENT_LABELS.filter((label) => labels.includes(label) && !(isOpinion && label === 'opinion'));

import * as v from 'valibot';
import { urlSchema } from './link';

/**
 * Labels shown before an article is read: paid for by a sponsor, made with a partner, a satire, an opinion,
 * made with the help of artificial intelligence. In display order.
 */
export const CONTENT_LABELS = ['sponsored', 'partner', 'satire', 'opinion', 'ai-assisted'] as const;
/** Label of an article: `sponsored`, `partner`, `satire`, `opinion` or `ai-assisted`. */
export type ContentLabel = (typeof CONTENT_LABELS)[number];
/** Words of the labels of articles. */
export type LabelWords = Readonly<Record<ContentLabel, string>>;

/** Fields of a card: its labels, and its sponsor or partner. */
export const labelEntries = {
  labels: v.optional(v.array(v.picklist(CONTENT_LABELS))),
  /** Only with the label `sponsored` or `partner`. */
  sponsor: v.optional(v.object({ name: v.string(), href: v.optional(urlSchema) })),
};
const labelled = v.object(labelEntries);
/** Labels of an article, and its sponsor or partner. */
export type Labelled = v.InferOutput<typeof labelled>;

/** Labels of an article in display order, without duplicates; the type `opinion` implies its label. */
export const labelsOf = ({ labels = [] }: Pick<Labelled, 'labels'>, isOpinion = false): ContentLabel[] =>
  CONTENT_LABELS.filter((label) => labels.includes(label) && !(isOpinion && label === 'opinion'));

import * as v from 'valibot';
import { urlSchema } from './link';

/**
 * Choices for crawlers of AI companies: `refused` admits none, `search` those that answer a reader's
 * question and cite the source, `allowed` also those that gather texts to train models.
 */
export const AI_CRAWLER_CHOICES = ['refused', 'search', 'allowed'] as const;
/** Which crawlers of AI companies may read a site. */
export type AiCrawlerChoice = (typeof AI_CRAWLER_CHOICES)[number];

/** Parses a publisher's settings for machines that read a site's texts. */
export const machineRightsSchema = v.object({
  /** Text and data mining (Directive 2019/790, article 4): reserved by default. */
  textMining: v.optional(v.picklist(['reserved', 'allowed']), 'reserved'),
  /** Page or file with the licence terms of mining. */
  miningPolicy: v.optional(urlSchema),
  aiCrawlers: v.optional(v.picklist(AI_CRAWLER_CHOICES), 'search'),
});
/** A publisher's settings for machines that read a site's texts. */
export type MachineRights = v.InferOutput<typeof machineRightsSchema>;

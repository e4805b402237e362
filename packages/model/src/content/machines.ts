import * as v from 'valibot';
import { urlSchema } from './link';

/**
 * Which crawlers of AI companies may read a site: `refused` none, `search` those that answer a reader's question with its source,
 * `allowed` those too that gather texts to train models.
 */
export const AI_CRAWLER_CHOICES = ['refused', 'search', 'allowed'] as const;
/** Which crawlers of AI companies may read a site. */
export type AiCrawlerChoice = (typeof AI_CRAWLER_CHOICES)[number];

/** What a publisher lets machines do with a site's texts. */
export const machineRightsSchema = v.object({
  /** Text and data mining (Directive 2019/790, article 4): reserved unless the file says otherwise. */
  textMining: v.optional(v.picklist(['reserved', 'allowed']), 'reserved'),
  /** Page or file that says under which terms mining is licensed. */
  miningPolicy: v.optional(urlSchema),
  aiCrawlers: v.optional(v.picklist(AI_CRAWLER_CHOICES), 'search'),
});
/** What a publisher lets machines do with a site's texts. */
export type MachineRights = v.InferOutput<typeof machineRightsSchema>;

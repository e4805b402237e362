import * as v from 'valibot';
import { NEWSLETTER_SOURCES } from '../newsroom/newsletters';
import { pathTo } from '../routes/match';
import { cardSchema } from './card';
import { urlSchema } from './link';

/** Day of an edition in the site's time zone, 'YYYY-MM-DD': a newsletter has one edition a day. */
const daySchema = v.pipe(v.string(), v.isoDate());

/**
 * Path of an edition of a newsletter; without a day, of the newsletter itself, which shows its latest
 * edition.
 */
export const newsletterEditionPath = (newsletter: string, day?: string): string =>
  day === undefined
    ? pathTo('newsletterArchive', { newsletter })
    : pathTo('newsletterEdition', { newsletter, day });

/** Schema of a newsletter's public plan: its source and sending times. */
export const newsletterPublicPlanSchema = v.object({
  source: v.picklist(NEWSLETTER_SOURCES),
  /** Name of its section or author; absent if it has neither. */
  about: v.optional(v.string()),
  /** 1 for Monday to 7 for Sunday. */
  weekdays: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.minLength(1)),
  /** 'HH:MM' in the site's time zone. */
  hour: v.string(),
});
/** Public plan of a newsletter that the newsroom sends itself. */
export type NewsletterPublicPlan = v.InferOutput<typeof newsletterPublicPlanSchema>;

/**
 * Schema of a newsletter's page: an edition as it was sent, and the list of its latest editions, newest
 * first.
 */
export const newsletterPageSchema = v.object({
  type: v.literal('newsletter'),
  path: urlSchema,
  /** ISO 8601: when the edition was composed. */
  updatedAt: v.string(),
  newsletter: v.object({ id: v.string(), name: v.string() }),
  plan: newsletterPublicPlanSchema,
  /** Null until one has been sent. */
  edition: v.nullable(
    v.object({
      day: daySchema,
      /** Subject set by an editor; null if the headline of its first story is used. */
      subject: v.optional(v.nullable(v.string()), null),
      cards: v.array(cardSchema),
      /** Days of the editions before and after it; absent for the first or the last. */
      earlier: v.optional(daySchema),
      later: v.optional(daySchema),
    }),
  ),
  /** Days of its editions. */
  days: v.array(daySchema),
});
/** An edition of a newsletter as it was sent, and the days of the others; the same for every reader. */
export type NewsletterPage = v.InferOutput<typeof newsletterPageSchema>;

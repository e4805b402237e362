import * as v from 'valibot';
import { urlSchema } from '../content/link';
import { idSchema } from '../readers/id';
import { CRAWLERS } from './crawlers';
import { writtenPaywallMessageSchema } from './paywall';
import { offerSchema } from './subscriptions';

/** Id of a version, used in an address and in a cookie. */
const versionId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens'),
);

/** Most free stories that a site may allow each month. */
const MAX_MONTHLY = 100;

const MAX_MESSAGES = 20;
const messageIds = v.optional(v.pipe(v.array(idSchema), v.maxLength(3)), []);

/**
 * Occasions for a message: `counted` when a metered story was one of the month’s, `spent` when none was
 * left, `registered` and `subscribers` when that condition is not met, `given` when a subscriber gave the
 * text away.
 */
export const PAYWALL_MOMENTS = ['counted', 'spent', 'registered', 'subscribers', 'given'] as const;
/** Occasion on which a paywall message is shown. */
export type PaywallMoment = (typeof PAYWALL_MOMENTS)[number];

/** Ids of the messages shown on each occasion. */
const shownSchema = v.object({
  counted: messageIds,
  spent: messageIds,
  registered: messageIds,
  subscribers: messageIds,
  given: messageIds,
} satisfies Record<PaywallMoment, unknown>);

/** Schema of the data of a site’s paywall that pages need. */
export const sitePaywallSchema = v.object({
  /**
   * Stories under the condition `metered` that a reader may read per calendar month, in the site's time
   * zone.
   */
  monthly: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_MONTHLY)),
  /** Id of the published version of its messages (spec §2). */
  version: versionId,
  /** Page that offers subscriptions, with price, period, renewal and the right of withdrawal. */
  offerUrl: v.optional(urlSchema),
  /** The cheapest offer on the site's own page of offers. */
  cheapest: v.optional(
    v.object({
      ...v.pick(offerSchema, ['price', 'currency', 'period']).entries,
      /** Whether it is the only offer there. */
      isOnly: v.boolean(),
    }),
  ),
  /**
   * Crawlers of search engines that may read whole gated texts, once the host name of their address is
   * verified.
   */
  crawlers: v.optional(v.array(v.picklist(CRAWLERS))),
  /**
   * Whether the published version has messages for logged-out readers, so that texts for registered readers
   * request them.
   */
  hasRegisteredMessages: v.optional(v.boolean()),
});
/** Paywall data of a site for its pages: stories per month, the published version, and the page of offers. */
export type SitePaywall = v.InferOutput<typeof sitePaywallSchema>;

/**
 * Versions of a site’s paywall, published or not, with their messages by occasion, for the newsroom's
 * showroom.
 */
export const paywallVersionsSchema = v.array(v.object({ id: versionId, shown: shownSchema }));
/** Versions of a site’s paywall: their ids, and ids of the messages that each shows on each occasion. */
export type PaywallVersions = v.InferOutput<typeof paywallVersionsSchema>;

/**
 * A version of a site’s paywall in its file: its messages, in the language of the site, and their occasions.
 */
export const paywallVersionSchema = v.pipe(
  v.object({
    id: versionId,
    messages: v.pipe(v.array(writtenPaywallMessageSchema), v.maxLength(MAX_MESSAGES)),
    shown: shownSchema,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { messages, shown } = dataset.value;
    const known = messages.map(({ id }) => id);
    for (const moment of PAYWALL_MOMENTS)
      for (const id of shown[moment].filter((one) => !known.includes(one)))
        addIssue({
          message: `shown.${moment} names “${id}”, which is none of its messages${known.length ? ` (${known.join(', ')})` : ''}`,
        });
  }),
);
/** A version of a paywall: messages, and the occasions on which they are shown. */
export type PaywallVersion = v.InferOutput<typeof paywallVersionSchema>;

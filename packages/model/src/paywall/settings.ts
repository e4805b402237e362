import * as v from 'valibot';
import { idSchema } from '../accounts/id';
import { urlSchema } from '../content/link';
import { CRAWLERS } from './crawlers';
import { writtenPaywallMessageSchema } from './paywall';
import { offerSchema } from './subscriptions';

/** Id of a version: in an address, and in a cookie. */
const versionId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens'),
);

/** Most stories that a site may give away each month. */
const MAX_MONTHLY = 100;

const MAX_MESSAGES = 20;
const messageIds = v.optional(v.pipe(v.array(idSchema), v.maxLength(3)), []);

/**
 * When a message is shown: `counted` where a metered story was one of the month’s, `spent` where there was none left, `registered` and
 * `subscribers` where that condition is not met, `given` where a subscriber gave the text away.
 */
export const PAYWALL_MOMENTS = ['counted', 'spent', 'registered', 'subscribers', 'given'] as const;
/** Moment at which a paywall message is shown. */
export type PaywallMoment = (typeof PAYWALL_MOMENTS)[number];

/** Ids of the messages that are shown at each moment. */
const shownSchema = v.object({
  counted: messageIds,
  spent: messageIds,
  registered: messageIds,
  subscribers: messageIds,
  given: messageIds,
} satisfies Record<PaywallMoment, unknown>);

/** What pages need to know of a site’s paywall. */
export const sitePaywallSchema = v.object({
  /** Stories under the condition `metered` that a reader has each calendar month, where the site is. */
  monthly: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_MONTHLY)),
  /** Id of the version of its messages that is published (spec §2). */
  version: versionId,
  /** Where a subscription is offered: price, period, renewal and the right of withdrawal stand there. */
  offerUrl: v.optional(urlSchema),
  /** Of what is sold at the site's own page of offers, what costs least. */
  cheapest: v.optional(
    v.object({
      ...v.pick(offerSchema, ['price', 'currency', 'period']).entries,
      /** Nothing else is sold there. */
      isOnly: v.boolean(),
    }),
  ),
  /** Crawlers of search engines that read closed texts whole, once the name of their address bears them out. */
  crawlers: v.optional(v.array(v.picklist(CRAWLERS))),
  /** The published version has messages for who would have to log in, so that texts for registered readers ask for them. */
  hasRegisteredMessages: v.optional(v.boolean()),
});
/** A site’s paywall as pages know it: stories a month, the published version, where subscriptions are offered. */
export type SitePaywall = v.InferOutput<typeof sitePaywallSchema>;

/** Versions of a site’s paywall, published or not, and what each shows when: a showroom chooses one. */
export const paywallVersionsSchema = v.array(v.object({ id: versionId, shown: shownSchema }));
/** Versions of a site’s paywall: their ids, and ids of the messages that each shows at each moment. */
export type PaywallVersions = v.InferOutput<typeof paywallVersionsSchema>;

/** A version of a site’s paywall in its file: its messages, in the language of the site, and when each is shown. */
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
/** A version of a paywall: messages, and the moments at which they are shown. */
export type PaywallVersion = v.InferOutput<typeof paywallVersionSchema>;

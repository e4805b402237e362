import {
  ACCESS_CONDITIONS,
  aliasSchema,
  BROADCAST_MEDIA,
  isDay,
  isRootedUrl,
  ROOTED_URL_RULE,
  siteSchema,
  urlSchema,
} from '@portal/model';
import { contactSettingsSchema } from '@portal/model/participation';
import {
  giftSettingsSchema,
  offerSchema,
  paywallVersionSchema,
  plainLine,
  STRIPE_SELLER,
  sitePaywallSchema,
} from '@portal/model/revenue';
import * as v from 'valibot';
import { commentRulesSchema } from './comment-rules';
import { frontEditionsSchema } from './front-editions';
import { emailStyleSchema, newsletterPlanSchema, PLAIN_DRESS } from './newsletter-plan';

/** Share of a gated story's paragraphs that everybody may read, unless the site sets another. */
const DEFAULT_OPEN_SHARE = 0.25;

/**
 * A live stream: HLS for video, HLS or a plain file for audio. The current programme comes from the schedule
 * of its medium.
 */
const streamSchema = v.object({
  id: aliasSchema,
  name: v.string(),
  medium: v.picklist(BROADCAST_MEDIA),
  video: v.optional(urlSchema),
  audio: v.optional(urlSchema),
});
/** Place whose weather the site's weather page shows. */
const weatherSchema = v.object({
  place: v.string(),
  /**
   * AEMET's code of the municipality. Without one the place is fictitious, and its forecast a demonstration.
   */
  municipality: v.optional(
    v.pipe(v.string(), v.regex(/^\d{5}$/, 'must be AEMET’s code of a municipality, such as "32054"')),
  ),
});
const address = v.pipe(v.string(), v.email('must be an email address'));
/** A URL that leads to the same place from every page. */
const rootedUrl = v.pipe(
  v.string(),
  v.check(isRootedUrl, ({ input }) => `“${input}” leads nowhere: it ${ROOTED_URL_RULE}`),
);
/** A host name in lower case, or an IP address: the part of `Host` before the port. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.|$))+(?<!\.)$|^\[[0-9a-f:.]+\]$/;
const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(
    HOST,
    ({ input }) =>
      `“${input}” is no host name: it must be a name alone, without scheme, port, slash or spaces, such as www.example.org (xn--… where it has other letters)`,
  ),
);
export type StreamRecord = v.InferOutput<typeof streamSchema>;

/**
 * Access to texts of a section, by its slug, if the newsroom sets none: a text's first section counts. It
 * also applies to existing texts (`maintenance/follow-sections.ts`).
 */
const sectionConditionsSchema = v.record(
  v.string(),
  v.object({
    condition: v.picklist(ACCESS_CONDITIONS),
    openHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8_760))),
  }),
);
export type SectionConditions = v.InferOutput<typeof sectionConditionsSchema>;

/** The first id that two items of a list share. */
export const findDuplicateId = (items: readonly { id: string }[]): string | undefined =>
  items.find(({ id }, at) => items.findIndex((other) => other.id === id) < at)?.id;

/** The first Stripe price that two offers share. */
const priceOfTwo = (offers: readonly { id: string; stripePrice?: string | undefined }[]) =>
  findDuplicateId(offers.flatMap(({ stripePrice }) => (stripePrice ? { id: stripePrice } : [])));

/** Maximum number of offers on a page, and in a file with the retired ones. */
const MAX_OFFERS = 12;
const MAX_KNOWN_OFFERS = 60;

/** The first retired offer that is said to be sold elsewhere. */
const retiredElsewhere = (
  offers: readonly { id: string; isRetired: boolean; soldAt?: string | undefined }[],
) => offers.find(({ isRetired, soldAt }) => isRetired && soldAt !== undefined)?.id;

/**
 * The dearer offer that a subscriber will pay for, and from which day on: they are notified first
 * (`entitled/price-rises.ts`).
 */
const raisedToSchema = v.strictObject({
  offer: v.string(),
  from: v.pipe(v.string(), v.check(isDay, 'must be a day such as 2027-02-01')),
});

type Raised = Pick<v.InferOutput<typeof offerSchema>, 'id' | 'price' | 'currency' | 'period'> & {
  stripePrice?: string | undefined;
  isRetired: boolean;
  raisedTo?: v.InferOutput<typeof raisedToSchema> | undefined;
};

/** Describes the first invalid price increase, if any. */
function wrongRaise(offers: readonly Raised[]): string | undefined {
  for (const offer of offers) {
    const { id, raisedTo } = offer;
    if (!raisedTo) continue;
    const next = offers.find((other) => other.id === raisedTo.offer);
    const wrong = (why: string) => `raisedTo of “${id}”: ${why}`;
    if (!offer.isRetired)
      return wrong('add isRetired: true, or somebody buys at the old price what is raised at once');
    if (!offer.stripePrice) return wrong('it has no stripePrice, so that nobody pays for it here');
    if (!next?.stripePrice) return wrong(`“${raisedTo.offer}” is none of the offers that have a stripePrice`);
    if (next.currency !== offer.currency || next.period !== offer.period)
      return wrong(`“${next.id}” has another currency or period`);
    if (next.price <= offer.price) return wrong(`“${next.id}” costs no more`);
  }
  return undefined;
}

const isMapping = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/**
 * Names of sellers by their keys in tables and calls. A list would pass as a mapping of its indices, so it is
 * rejected.
 */
const sellersSchema = v.pipe(
  v.custom<Record<string, unknown>>(
    isMapping,
    'must name each seller by what tables and calls name it, such as { mi-quiosco: Mi Quiosco }, not by a list',
  ),
  v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 small letters, digits and hyphens'),
      v.notValue(STRIPE_SELLER, 'is sold here: its letters name the site’s publisher'),
    ),
    v.pipe(v.string(), v.regex(/\S/, 'must not be blank'), v.maxLength(80), plainLine),
  ),
);

/** A site as it is stored: the data for its pages, and its host names. */
export const siteRecordSchema = v.object({
  ...siteSchema.entries,
  hosts: v.pipe(v.array(host), v.minLength(1)),
  termsUrl: v.optional(rootedUrl),
  /** Answers to unclaimed hosts, above all `localhost`. Exactly one site should. */
  isDefault: v.optional(v.boolean(), false),
  /** Permanent channels of a broadcaster. */
  streams: v.optional(v.array(streamSchema), []),
  weather: v.optional(weatherSchema),
  editions: v.optional(frontEditionsSchema, {}),
  newsletters: v.optional(v.array(newsletterPlanSchema), []),
  letters: v.optional(emailStyleSchema, PLAIN_DRESS),
  comments: v.optional(commentRulesSchema, {}),
  paywall: v.optional(
    v.pipe(
      v.object({
        ...v.omit(sitePaywallSchema, ['hasRegisteredMessages', 'cheapest']).entries,
        offerUrl: v.optional(rootedUrl),
        /** Lifts every condition at once, in an emergency: all texts are open to everybody. */
        isOff: v.optional(v.boolean(), false),
        versions: v.pipe(v.array(paywallVersionSchema), v.minLength(1), v.maxLength(20)),
        sections: v.optional(sectionConditionsSchema, {}),
        /** Settings for gifts of texts by subscribers; without them gifts are off. */
        gifts: v.optional(giftSettingsSchema),
        /** Names of other sellers, as readers see them, by their keys in tables and signed calls. */
        sellers: v.optional(sellersSchema, {}),
        offers: v.optional(
          v.pipe(
            v.array(
              v.object({
                ...offerSchema.entries,
                /** Id of its price at Stripe; an offer without one is shown, but not sold here. */
                stripePrice: v.optional(
                  v.pipe(
                    v.string(),
                    v.regex(/^price_\w{1,80}$/, 'must be the id of a price at Stripe, price_…'),
                  ),
                ),
                /** A retired offer stays in the file for its name, which some readers' subscriptions show. */
                isRetired: v.optional(v.boolean(), false),
                raisedTo: v.optional(raisedToSchema),
              }),
            ),
            v.maxLength(MAX_KNOWN_OFFERS),
            v.check(
              (offers) => offers.filter(({ isRetired }) => !isRetired).length <= MAX_OFFERS,
              `must have ${MAX_OFFERS} at most that are not retired`,
            ),
            v.check(
              (offers) => retiredElsewhere(offers) === undefined,
              ({ input }) =>
                `“${retiredElsewhere(input)}” is retired and has soldAt: take soldAt out, as nobody is led there any more, or isRetired`,
            ),
            v.check(
              (offers) => wrongRaise(offers) === undefined,
              ({ input }) => wrongRaise(input) ?? '',
            ),
            v.check(
              (offers) => findDuplicateId(offers) === undefined,
              ({ input }) => `two have the id “${findDuplicateId(input)}”: give each its own`,
            ),
            v.check(
              (offers) => priceOfTwo(offers) === undefined,
              ({ input }) =>
                `two have the stripePrice “${priceOfTwo(input)}”: what a reader has is known by its price, give each its own`,
            ),
          ),
          [],
        ),
      }),
      v.check(
        ({ version, versions }) => versions.some(({ id }) => id === version),
        ({ input: { version, versions } }) =>
          `version: “${version}” is none of its versions (${versions.map(({ id }) => id).join(', ')})`,
      ),
    ),
  ),
  contact: v.optional(
    v.object({
      ...contactSettingsSchema.entries,
      /** Recipient of messages; by default the site's own address. */
      recipient: v.optional(address),
      /** Recipients for some of the subjects, by their ids. */
      recipients: v.optional(v.record(v.string(), address), {}),
    }),
  ),
  /** Share of a registered-only story's paragraphs that everybody may read. */
  openShare: v.optional(
    v.pipe(
      v.number(),
      v.check((share) => share > 0 && share < 1, 'must be a share between 0 and 1, such as 0.25'),
    ),
    DEFAULT_OPEN_SHARE,
  ),
});
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;

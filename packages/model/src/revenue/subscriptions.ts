import * as v from 'valibot';
import { BACK_URL_MAX_LENGTH } from '../constants/index';
import { idSchema } from '../readers/id';
import type { Endpoints, Takes } from '../routes/endpoint';
import { toldMoment } from './renewals';
import { withdrawalSchema, withdrawalToConfirmSchema } from './withdrawals';

/** A subscription's billing periods. */
export const OFFER_PERIODS = ['month', 'year'] as const;
/** A subscription's billing period: it renews automatically after each. */
export type OfferPeriod = (typeof OFFER_PERIODS)[number];

const offerId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens'),
);

/** Smallest charge that payment providers accept, in cents: a lower number was probably meant in euros. */
const MIN_PRICE = 50;
const CENTS = `must be in cents, a whole number of ${MIN_PRICE} or more: 600 for 6\u00a0€`;

/** A subscription that a site offers, with the facts a reader needs before paying. */
export const offerSchema = v.object({
  id: offerId,
  name: v.pipe(v.string(), v.regex(/\S/, 'must not be blank'), v.maxLength(80)),
  /** Summary in one sentence. */
  description: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** Its contents, in a few words each. */
  includes: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/\S/, 'must not be blank'), v.maxLength(120))),
      v.maxLength(10),
    ),
  ),
  /** Total price of a period in cents of `currency`, taxes included. */
  price: v.pipe(
    v.number(({ received, message }) => (received === 'undefined' ? message : CENTS)),
    v.check((price) => Number.isInteger(price) && price >= MIN_PRICE, CENTS),
    v.maxValue(1_000_000),
  ),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')), 'EUR'),
  period: v.picklist(OFFER_PERIODS),
  /** Email address of the third party that sells it, if it is not sold here. */
  soldAt: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => /^https:/i.test(url) && URL.canParse(url),
        'must be an address such as https://shop.example.org/',
      ),
    ),
  ),
});
/** A subscription that a site offers: name, total price in cents with taxes, and billing period. */
export type Offer = v.InferOutput<typeof offerSchema>;

/**
 * Price and billing period of a contract, as its payment provider charges it, even if the offer has changed
 * since.
 */
export const costSchema = v.object({
  /** Total price of a period in cents of `currency`. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...v.pick(offerSchema, ['period']).entries,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
/** Price and billing period of a contract: the total price of a period in cents. */
export type Cost = v.InferOutput<typeof costSchema>;

/**
 * Formats the total price of a period in a language: “6 €”, “6,50 €”.
 * @param price in cents of `currency`
 * @param tag of the language (BCP 47)
 */
export const formatPrice = ({ price, currency }: Pick<Cost, 'price' | 'currency'>, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    ...(price % 100 === 0 ? { minimumFractionDigits: 0 } : {}),
  }).format(price / 100);

const MONTHS_OF_YEAR = 12;

/**
 * Adds to each yearly offer its saving over twelve months of the cheapest monthly one, in cents. Offers with
 * a saving come first, then the rest in their order, and unavailable ones last, without a saving if anything
 * else can be bought.
 */
export function withSavings<T extends Offer & { isSold: boolean }>(
  offers: readonly T[],
): (T & { saved: Pick<Offer, 'price' | 'currency'> | null })[] {
  const canBeBought = ({ isSold, soldAt }: T) => isSold || soldAt !== undefined;
  const isAnySold = offers.some(canBeBought);
  const savedBy = (offer: T) => {
    const { price, currency, period } = offer;
    if (period !== 'year' || (isAnySold && !canBeBought(offer))) return null;
    const months = offers.filter((other) => other.period === 'month' && other.currency === currency);
    const saved = Math.min(...months.map((month) => month.price)) * MONTHS_OF_YEAR - price;
    return Number.isFinite(saved) && saved > 0 ? { price: saved, currency } : null;
  };
  const all = offers.map((offer) => ({ ...offer, saved: savedBy(offer) }));
  const rankOf = (offer: (typeof all)[number]) => {
    if (!canBeBought(offer)) return 2;
    return offer.saved ? 0 : 1;
  };
  return all.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Schema of the response `{ offers }`, unwrapped to a site's offers, which are the same for every reader. */
export const offersSchema = v.pipe(
  v.object({ offers: v.array(v.object({ ...offerSchema.entries, isSold: v.boolean() })) }),
  v.transform(({ offers }) => offers),
);
/** An offer, and whether it can be paid for here. */
export type OfferToSee = v.InferOutput<typeof offersSchema>[number];

/** A reader's subscription: sold here, or reported by its payment provider. */
export const ownSubscriptionSchema = v.object({
  id: idSchema,
  /** Id of an offer of the site, or the payment provider's own id. */
  product: v.string(),
  /** Name shown to readers; null if its payment provider has none for it. */
  name: v.nullable(v.string()),
  /** Price and period; null if unknown. */
  cost: v.nullable(costSchema),
  /** Name of its seller, as shown to readers. */
  source: v.string(),
  startsAt: v.string(),
  /** Time at which it ends; null while it renews automatically. */
  endsAt: v.nullable(v.string()),
  /** Time of the next charge; null if it ends, or its payment provider does not report it. */
  renewsAt: v.nullable(v.string()),
  /** Whether its last charge failed and is being retried, before the subscription ends. */
  isUnpaid: v.boolean(),
  /** Whether it can be changed and ended from here, by `manage`. */
  isManaged: v.boolean(),
  /** The last day, 'YYYY-MM-DD', to withdraw from it here; null if that is not possible. */
  withdrawableUntil: v.optional(v.nullable(v.string()), null),
  /** Null if the reader has not withdrawn from it. */
  withdrawal: v.optional(v.nullable(withdrawalSchema), null),
});
/** A reader's subscription, with its start and end (ISO 8601), and whether it can be ended from here. */
export type OwnSubscription = v.InferOutput<typeof ownSubscriptionSchema>;

/** Ids of payment providers, which are not names for readers. */
const SELLERS_NUMBER = /^(?:price|prod|plan|sub)_\w+$/;

/**
 * Name of a contract's product for readers: the offer's, or its payment provider's; null if that is only an
 * id of Stripe's.
 */
export function nameOfProduct(product: string, offers: readonly Pick<Offer, 'id' | 'name'>[]): string | null {
  const offer = offers.find(({ id }) => id === product);
  return offer?.name ?? (SELLERS_NUMBER.test(product) ? null : product);
}

/** A subscription at any site that has not ended, listed before a reader deletes their account. */
export const runningSubscriptionSchema = v.object({
  /** Null if its payment provider has no name for it. */
  name: v.nullable(v.string()),
  /** Name of its seller, as shown to readers. */
  source: v.string(),
  /** Name of its site. */
  site: v.string(),
  /** Page of that site where the reader finds it; a path if it is the requested site. */
  url: v.string(),
  /** Whether it can be changed and ended from here. */
  isManaged: v.boolean(),
  /** Whether it has to be ended before the account can be deleted: it renews, and can be ended from here. */
  isEndedFirst: v.boolean(),
  /** Time at which it ends; null while it renews automatically. */
  endsAt: v.nullable(v.string()),
  /** Whether a new account with the same address gets it back after this account is deleted. */
  isFoundAgain: v.boolean(),
});
/**
 * A reader’s contract that has not ended: its name, seller, site and end, and what happens to it when the
 * account is deleted.
 */
export type RunningSubscription = v.InferOutput<typeof runningSubscriptionSchema>;

/**
 * Schema of the response to `GET /api/front/subscriptions/running`: `{ items }`, unwrapped to the
 * subscriptions.
 */
export const runningSubscriptionsSchema = v.pipe(
  v.object({ items: v.array(runningSubscriptionSchema) }),
  v.transform(({ items }) => items),
);

/** Schema of the response to `GET /api/front/subscriptions/`: `{ items }`, unwrapped to the subscriptions. */
export const ownSubscriptionsSchema = v.pipe(
  v.object({ items: v.array(ownSubscriptionSchema) }),
  v.transform(({ items }) => items),
);

/** Body of `POST /api/front/subscriptions/checkout`. */
export const checkoutFormSchema = v.object({
  offer: offerId,
  /** Page of the site to return to after payment; any other address is dropped. */
  backUrl: v.optional(v.pipe(v.string(), v.maxLength(BACK_URL_MAX_LENGTH))),
  /** Whether the reader ticked that it starts within the withdrawal period (`START_WORDS`). */
  startsAtOnce: v.optional(v.boolean(), false),
});

/** Id of the reader's own subscription, to manage it or to withdraw from it. */
export const manageFormSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
});

/**
 * Schema of the response `{ url }`, unwrapped to the URL of the payment provider's page where the reader
 * continues.
 */
export const sellerPageSchema = v.pipe(
  v.object({ url: v.pipe(v.string(), v.url()) }),
  v.transform(({ url }) => url),
);

/** Endpoints of readers' subscriptions. */
export const SUBSCRIPTION_ENDPOINTS = {
  /** The site's offers, the same for every reader. */
  offers: {
    method: 'GET',
    path: '/api/front/subscriptions/offers',
    who: 'anyone',
    response: offersSchema,
  },
  /** The reader's subscriptions, newest first: running ones, and those that ended within a year. */
  own: { method: 'GET', path: '/api/front/subscriptions/', who: 'reader', response: ownSubscriptionsSchema },
  /** The reader's subscriptions at any site that have not ended. */
  running: {
    method: 'GET',
    path: '/api/front/subscriptions/running',
    who: 'reader',
    response: runningSubscriptionsSchema,
  },
  /**
   * Address of the payment provider's page where the reader pays for an offer. 409 if they already are a
   * subscriber.
   */
  checkout: {
    method: 'POST',
    path: '/api/front/subscriptions/checkout',
    who: 'independent',
    body: {} as Takes<typeof checkoutFormSchema>,
    response: sellerPageSchema,
  },
  /** Address of the payment provider's page where the reader changes or ends a subscription. */
  manage: {
    method: 'POST',
    path: '/api/front/subscriptions/manage',
    who: 'independent',
    body: {} as Takes<typeof manageFormSchema>,
    response: sellerPageSchema,
  },
  /**
   * Details shown before the reader withdraws from a subscription. 409 if the period is over, or they have
   * withdrawn already.
   */
  withdrawalToConfirm: {
    method: 'GET',
    path: '/api/front/subscriptions/withdrawal',
    who: 'reader',
    query: {} as Takes<typeof manageFormSchema>,
    response: withdrawalToConfirmSchema,
  },
  /** Withdraws from a subscription; idempotent. 409 once the withdrawal period is over. */
  withdraw: {
    method: 'POST',
    path: '/api/front/subscriptions/withdrawal',
    who: 'reader',
    body: {} as Takes<typeof manageFormSchema>,
    response: withdrawalSchema,
  },
} as const satisfies Endpoints;

/** Name of Stripe among the payment providers, reserved for it. */
export const STRIPE_SELLER = 'stripe';

/** Most contracts per message of a payment provider. */
const MAX_TOLD = 100;

/**
 * A third-party name, shown verbatim in emails and pages: no line breaks, control or bidirectional
 * characters.
 */
export const plainLine = v.regex<string, string>(
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u,
  'must be one line, without characters that control a terminal or the direction of writing',
);

const toldName = v.pipe(
  v.string(),
  v.check(({ length }) => length > 0 && length <= 200, 'must have 1 to 200 characters'),
  plainLine,
);

/** A contract as reported by a payment provider: the latest report about an id counts. */
export const toldEntitlementSchema = v.pipe(
  v.strictObject({
    id: toldName,
    email: v.pipe(
      v.string(),
      v.maxLength(254, 'must have 254 characters at most'),
      v.email('must be an email address'),
    ),
    product: toldName,
    from: toldMoment,
    /** Null while it continues. */
    to: v.nullish(toldMoment, null),
    /** Time of the next charge, shown on the reader's account page. */
    renews: v.nullish(toldMoment, null),
  }),
  v.forward(
    v.check(({ from, to }) => to === null || !(Date.parse(to) < Date.parse(from)), 'must not be before from'),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from, renews }) => renews === null || Date.parse(renews) > Date.parse(from),
      'must be after from',
    ),
    ['renews'],
  ),
);

/** Body of a signed `POST /api/webhooks/entitlements/signed`. */
export const toldEntitlementsSchema = v.strictObject({
  /** Alias of the site whose texts it opens. */
  site: v.pipe(v.string(), v.maxLength(31)),
  /** Name of the payment provider: ids are unique per payment provider. */
  source: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 small letters, digits and hyphens'),
    v.notValue(STRIPE_SELLER, 'is the name of Stripe’s own'),
  ),
  /** Time of the reported state: an earlier report never overrides a later one. */
  at: toldMoment,
  entitlements: v.pipe(
    v.array(toldEntitlementSchema),
    v.minLength(1, 'must have one at least'),
    v.maxLength(MAX_TOLD, `must have ${MAX_TOLD} at most`),
  ),
});
/** A payment provider's signed report of its contracts. */
export type ToldEntitlements = v.InferOutput<typeof toldEntitlementsSchema>;

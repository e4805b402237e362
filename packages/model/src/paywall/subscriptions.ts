import * as v from 'valibot';
import { idSchema } from '../accounts/id';
import { BACK_URL_MAX_LENGTH } from '../constants/index';
import { CALLS } from '../routes/calls';
import { toldMoment } from './moment';
import { withdrawalSchema } from './withdrawals';

/** How often a subscription is paid for. */
export const OFFER_PERIODS = ['month', 'year'] as const;
/** How often a subscription is paid for: it renews by itself each time. */
export type OfferPeriod = (typeof OFFER_PERIODS)[number];

const offerId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens'),
);

/** Smallest charge of those who take payments, in cents: less was meant in euros. */
const MIN_PRICE = 50;
const CENTS = `must be in cents, a whole number of ${MIN_PRICE} or more: 600 for 6\u00a0€`;

/** A subscription that a site offers: what a reader has to know before they pay. */
export const offerSchema = v.object({
  id: offerId,
  name: v.pipe(v.string(), v.regex(/\S/, 'must not be blank'), v.maxLength(80)),
  /** What it has, in a sentence. */
  description: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** Whole price of a period in cents of `currency`, taxes included. */
  price: v.pipe(
    v.number(({ received, message }) => (received === 'undefined' ? message : CENTS)),
    v.check((price) => Number.isInteger(price) && price >= MIN_PRICE, CENTS),
    v.maxValue(1_000_000),
  ),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')), 'EUR'),
  period: v.picklist(OFFER_PERIODS),
  /** Where somebody else sells it, if it is not sold here. */
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
/** A subscription that a site offers: name, whole price in cents with taxes, and how often it is paid for. */
export type Offer = v.InferOutput<typeof offerSchema>;

/** What a contract costs, and how often: as its seller charges it, whatever an offer of its name costs by now. */
export const costSchema = v.object({
  /** Whole price of a period in cents of `currency`. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...v.pick(offerSchema, ['period']).entries,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
/** What a contract costs: the whole price of a period in cents, and how often it is charged. */
export type Cost = v.InferOutput<typeof costSchema>;

/**
 * The whole price of a period as a money of a language: “6 €”, “6,50 €”.
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
 * Offers with what a year of each costs less than twelve months of the cheapest by the month, in cents; those that save something come
 * first, then the rest in their order, and last what nobody sells, which saves nothing where anything else can be bought.
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

/** Answer of `GET /api/front/subscriptions/offers`: the same for everybody. */
export const offersSchema = v.object({
  offers: v.array(v.object({ ...offerSchema.entries, isSold: v.boolean() })),
});
/** An offer, and whether it can be paid for here. */
export type OfferToSee = v.InferOutput<typeof offersSchema>['offers'][number];

/** Something that a reader has: sold here, or told by whoever sold it. */
export const ownSubscriptionSchema = v.object({
  id: idSchema,
  /** Id of an offer of the site, or the seller's own name for it. */
  product: v.string(),
  /** What readers call it; null where its seller has no name for it. */
  name: v.nullable(v.string()),
  /** What is paid for it; null where that is not known. */
  cost: v.nullable(costSchema),
  /** Who sold it, as readers are told. */
  source: v.string(),
  startsAt: v.string(),
  /** Moment at which it ends; null while it renews by itself. */
  endsAt: v.nullable(v.string()),
  /** Moment of the next charge; null where it ends, or where its seller does not say. */
  renewsAt: v.nullable(v.string()),
  /** Whether its last charge failed, and is tried again before it ends. */
  isUnpaid: v.boolean(),
  /** Whether it can be changed and ended from here, by `manage`. */
  isManaged: v.boolean(),
  /** The last day, 'YYYY-MM-DD', on which it can be withdrawn from here; null where it cannot. */
  withdrawableUntil: v.optional(v.nullable(v.string()), null),
  /** Null where its reader has not withdrawn from it. */
  withdrawal: v.optional(v.nullable(withdrawalSchema), null),
});
/** Something that a reader has, from when to when (ISO 8601), and whether it can be ended from here. */
export type OwnSubscription = v.InferOutput<typeof ownSubscriptionSchema>;

/** What sellers call things by number: no name to be read. */
const SELLERS_NUMBER = /^(?:price|prod|plan|sub)_\w+$/;

/** What a reader reads of a contract's product: the offer's name, or what its seller calls it; null where that is a mere number of Stripe's. */
export function nameOfProduct(product: string, offers: readonly Pick<Offer, 'id' | 'name'>[]): string | null {
  const offer = offers.find(({ id }) => id === product);
  return offer?.name ?? (SELLERS_NUMBER.test(product) ? null : product);
}

/** Something that a reader has at any site, and that has not ended: what they are told before their account goes. */
export const runningSubscriptionSchema = v.object({
  /** Null where its seller has no name for it. */
  name: v.nullable(v.string()),
  /** Who sold it, as readers are told. */
  source: v.string(),
  /** Name of its site. */
  site: v.string(),
  /** Page of that site where the reader finds it; a path where that is the site that is asked. */
  url: v.string(),
  /** Whether it can be changed and ended from here. */
  isManaged: v.boolean(),
  /** Whether it has to be ended before the account can go: it renews, and is ended from here. */
  isEndedFirst: v.boolean(),
  /** Moment at which it ends; null while it renews by itself. */
  endsAt: v.nullable(v.string()),
  /** Whether a new account with the same address has it again, once this one is gone. */
  isFoundAgain: v.boolean(),
});
/** A reader’s contract that has not ended: its name, who sold it, where it is, until when, and what comes of it as the account goes. */
export type RunningSubscription = v.InferOutput<typeof runningSubscriptionSchema>;

/** Answer of `GET /api/front/subscriptions/running`. */
export const runningSubscriptionsSchema = v.object({ items: v.array(runningSubscriptionSchema) });

/** Answer of `GET /api/front/subscriptions/`. */
export const ownSubscriptionsSchema = v.object({ items: v.array(ownSubscriptionSchema) });

/** Body of `POST /api/front/subscriptions/checkout`. */
export const checkoutFormSchema = v.object({
  offer: offerId,
  /** Page of the site to go on reading once it is paid for; any other address is left out. */
  backUrl: v.optional(v.pipe(v.string(), v.maxLength(BACK_URL_MAX_LENGTH))),
  /** Whether its reader ticked that it is to start within the period of withdrawal (`START_WORDS`). */
  startsAtOnce: v.optional(v.boolean(), false),
});

/** Body of `POST /api/front/subscriptions/manage`: the id of one's own subscription. */
export const manageFormSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
});

/** Where a reader goes on: at the seller's. */
export const sellerPageSchema = v.object({ url: v.pipe(v.string(), v.url()) });

/** Calls about what readers have paid for. */
export const SUBSCRIPTION_CALLS = {
  own: CALLS.subscriptions,
  running: `${CALLS.subscriptions}running`,
  offers: `${CALLS.subscriptions}offers`,
  checkout: `${CALLS.subscriptions}checkout`,
  manage: `${CALLS.subscriptions}manage`,
  /** What is withdrawn from, looked at and confirmed. */
  withdrawal: `${CALLS.subscriptions}withdrawal`,
} as const;

/** Name of Stripe among the sellers: no other may have it. */
export const STRIPE_SELLER = 'stripe';

/** Most contracts that one message of a seller tells. */
const MAX_TOLD = 100;

/** A name from outside, shown verbatim in letters and pages: no line breaks, control or bidirectional characters. */
export const plainLine = v.regex<string, string>(
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u,
  'must be one line, without characters that control a terminal or the direction of writing',
);

const toldName = v.pipe(
  v.string(),
  v.check(({ length }) => length > 0 && length <= 200, 'must have 1 to 200 characters'),
  plainLine,
);

/** A contract as a seller tells it: the newest word about an id holds. */
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
    /** Null while it goes on. */
    to: v.nullish(toldMoment, null),
    /** When it is next charged for: the reader's account says so. */
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
  /** Name of who sold it: ids are of one seller. */
  source: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 small letters, digits and hyphens'),
    v.notValue(STRIPE_SELLER, 'is the name of Stripe’s own'),
  ),
  /** Moment of which it tells: what was told of a later one stays. */
  at: toldMoment,
  entitlements: v.pipe(
    v.array(toldEntitlementSchema),
    v.minLength(1, 'must have one at least'),
    v.maxLength(MAX_TOLD, `must have ${MAX_TOLD} at most`),
  ),
});
/** What a seller tells of its contracts, signed. */
export type ToldEntitlements = v.InferOutput<typeof toldEntitlementsSchema>;

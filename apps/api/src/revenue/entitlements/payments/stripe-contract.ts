import { type Cost, costSchema, OFFER_PERIODS, toldEntitlementSchema } from '@portal/model/revenue';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { SiteRecord } from '../../../sites';
import type { Entitlement } from '../entitlements';
import type { Charge } from '../tables';

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** States that grant access. A failed payment is retried for some days, with access meanwhile. */
const GRANTED: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];

/** Whether a subscription charges its reader, or is about to. */
export const isPaidFor = ({ status }: Stripe.Subscription): boolean =>
  status === 'incomplete' || GRANTED.includes(status);

/** Whether a subscription will end without another charge. */
export const isSetToEnd = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription): boolean =>
  cancel_at !== null || cancel_at_period_end;

/** End of the paid period. */
const periodEndOf = ({ items }: Stripe.Subscription): Date =>
  dateOf(Math.max(0, ...items.data.map(({ current_period_end }) => current_period_end)));

/** End of a subscription; null while it renews. */
function endOf(subscription: Stripe.Subscription, now: Date): Date | null {
  const { status, cancel_at, cancel_at_period_end, ended_at } = subscription;
  if (!GRANTED.includes(status)) return ended_at === null ? now : dateOf(ended_at);
  if (cancel_at !== null) return dateOf(cancel_at);
  return cancel_at_period_end ? periodEndOf(subscription) : null;
}

/** Date of a subscription's next charge; null while it is past due, because Stripe schedules the retries. */
const renewalOf = (subscription: Stripe.Subscription): Date | null =>
  subscription.status === 'past_due' ? null : periodEndOf(subscription);

/** Rules for product names that readers may see, the same for every payment provider. */
const productSchema = toldEntitlementSchema.entries.product;

/**
 * A subscription's product: the offer of the paid price, since a plan may be changed at Stripe. If no offer
 * has that price, the offer in the metadata. If that is missing or cannot be shown, the price id.
 */
function productOf({ id, metadata, items }: Stripe.Subscription, site: SiteRecord): string {
  const offer = offerPaid(items, site);
  if (offer) return offer.id;
  const { offer: bought } = metadata;
  return v.is(productSchema, bought) ? bought : (items.data[0]?.price.id ?? id);
}

/** Offer whose price is paid, retired or not. */
function offerPaid({ data }: Stripe.Subscription['items'], { paywall }: SiteRecord) {
  const prices = data.map(({ price }) => price.id);
  return paywall?.offers.find(({ stripePrice }) => stripePrice !== undefined && prices.includes(stripePrice));
}

/** Months of each period: Stripe may count a year as twelve months. */
const MONTHS = { month: 1, year: 12 } as const;

/** Offer period of a price; undefined if no offer period matches. */
function periodOf(recurring: Stripe.Price['recurring'] | undefined): Cost['period'] | undefined {
  const unit = OFFER_PERIODS.find((period) => period === recurring?.interval);
  if (!recurring || !unit) return undefined;
  const months = MONTHS[unit] * recurring.interval_count;
  return OFFER_PERIODS.find((period) => MONTHS[period] === months);
}

/** Whether a currency has two decimals: amounts here are in hundredths. */
const isInCents = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;

/**
 * Cost of a subscription; null if no offer could express it: tiered, with several items, without taxes, or
 * charged in another period such as a quarter.
 */
function costOf({ items: { data } }: Stripe.Subscription): Cost | null {
  const [item, ...others] = data;
  if (!item || others.length || item.price.tax_behavior === 'exclusive') return null;
  const { unit_amount: amount, currency, recurring } = item.price;
  const read = v.safeParse(costSchema, {
    price: typeof amount === 'number' ? amount * (item.quantity ?? 1) : null,
    currency: currency?.toUpperCase(),
    period: periodOf(recurring),
  });
  return read.success && isInCents(read.output.currency) ? read.output : null;
}

/** A subscription's charge: the price of its offer, or else that of its first item. */
function chargeOf(subscription: Stripe.Subscription, site: SiteRecord): Charge | undefined {
  const stripePrice =
    offerPaid(subscription.items, site)?.stripePrice ?? subscription.items.data[0]?.price.id;
  return stripePrice === undefined ? undefined : { stripePrice, cost: costOf(subscription) };
}

/** Range of years accepted from every payment provider. */
const FIRST_MOMENT = Date.UTC(1900);
const AFTER_LAST_MOMENT = Date.UTC(2200);
const isKept = (date: Date | null) =>
  date === null || (date.getTime() >= FIRST_MOMENT && date.getTime() < AFTER_LAST_MOMENT);

/** Contract of a subscription at a given time; null if one of its dates is invalid. */
export function contractOf(
  subscription: Stripe.Subscription,
  site: SiteRecord,
  now: Date,
): Omit<Entitlement, 'email'> | null {
  const startsAt = dateOf(subscription.start_date);
  const end = endOf(subscription, now);
  const endsAt = end && end < startsAt ? startsAt : end;
  const renewsAt = end ? null : renewalOf(subscription);
  if (![startsAt, endsAt, renewsAt].every(isKept)) return null;
  const charge = chargeOf(subscription, site);
  return {
    externalId: subscription.id,
    product: productOf(subscription, site),
    startsAt,
    endsAt,
    renewsAt,
    isUnpaid: subscription.status === 'past_due',
    ...(charge ? { charge } : {}),
  };
}

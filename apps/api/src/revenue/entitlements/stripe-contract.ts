import { type Cost, costSchema, OFFER_PERIODS, toldEntitlementSchema } from '@portal/model';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { SiteRecord } from '../../sites';
import type { Entitlement } from './entitlements';
import type { Charge } from './tables';

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** States in which a reader has what they pay for; a payment that failed is tried again for some days, and they keep it till then. */
const GRANTED: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due'];

/** Whether a subscription charges its reader, or is about to. */
export const isPaidFor = ({ status }: Stripe.Subscription): boolean =>
  status === 'incomplete' || GRANTED.includes(status);

/** Whether a subscription charges nobody any more once what is paid for is over. */
export const isSetToEnd = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription): boolean =>
  cancel_at !== null || cancel_at_period_end;

/** Moment until which a subscription is paid for. */
const periodEndOf = ({ items }: Stripe.Subscription): Date =>
  dateOf(Math.max(0, ...items.data.map(({ current_period_end }) => current_period_end)));

/** Moment at which a subscription ends, as it is now; null while it renews by itself. */
function endOf(subscription: Stripe.Subscription, now: Date): Date | null {
  const { status, cancel_at, cancel_at_period_end, ended_at } = subscription;
  if (!GRANTED.includes(status)) return ended_at === null ? now : dateOf(ended_at);
  if (cancel_at !== null) return dateOf(cancel_at);
  return cancel_at_period_end ? periodEndOf(subscription) : null;
}

/** Moment of the next charge of a subscription that renews; null where a charge has failed, which is tried again when Stripe decides. */
const renewalOf = (subscription: Stripe.Subscription): Date | null =>
  subscription.status === 'past_due' ? null : periodEndOf(subscription);

/** What readers may be shown as the name of what they bought, as of every seller. */
const productSchema = toldEntitlementSchema.entries.product;

/**
 * What a subscription is of: the offer of the price that is paid, since a plan may be changed at Stripe. Where no offer has that price,
 * it is what was bought; where nobody says what that was, or in no words to be shown, the price itself.
 */
function productOf({ id, metadata, items }: Stripe.Subscription, site: SiteRecord): string {
  const offer = offerPaid(items, site);
  if (offer) return offer.id;
  const { offer: bought } = metadata;
  return v.is(productSchema, bought) ? bought : (items.data[0]?.price.id ?? id);
}

/** The offer, sold still or no more, of a price that is paid. */
function offerPaid({ data }: Stripe.Subscription['items'], { paywall }: SiteRecord) {
  const prices = data.map(({ price }) => price.id);
  return paywall?.offers.find(({ stripePrice }) => stripePrice !== undefined && prices.includes(stripePrice));
}

/** Months of each period, by which Stripe may count it as well. */
const MONTHS = { month: 1, year: 12 } as const;

/** How often a price is charged, where offers can say it so. */
function periodOf(recurring: Stripe.Price['recurring'] | undefined): Cost['period'] | undefined {
  const unit = OFFER_PERIODS.find((period) => period === recurring?.interval);
  if (!recurring || !unit) return undefined;
  const months = MONTHS[unit] * recurring.interval_count;
  return OFFER_PERIODS.find((period) => MONTHS[period] === months);
}

/** Whether amounts of a currency are in hundredths, at Stripe as here. */
const isInCents = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;

/** What a subscription costs; null where it is no whole price of an offer's period: of tiers or several items, without its taxes, or of a quarter. */
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

/** What Stripe charges for a subscription: of several prices, that of the offer which it is. */
function chargeOf(subscription: Stripe.Subscription, site: SiteRecord): Charge | undefined {
  const stripePrice =
    offerPaid(subscription.items, site)?.stripePrice ?? subscription.items.data[0]?.price.id;
  return stripePrice === undefined ? undefined : { stripePrice, cost: costOf(subscription) };
}

/** Years that are kept, as of every seller's moments. */
const FIRST_MOMENT = Date.UTC(1900);
const AFTER_LAST_MOMENT = Date.UTC(2200);
const isKept = (date: Date | null) =>
  date === null || (date.getTime() >= FIRST_MOMENT && date.getTime() < AFTER_LAST_MOMENT);

/** What a subscription gives its reader, as it is at a moment; null where its dates are none. */
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

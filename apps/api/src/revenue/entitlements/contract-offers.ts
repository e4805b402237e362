import { type Cost, nameOfProduct, STRIPE_SELLER } from '@portal/model';
import type { Selling, SoldOffer } from '../../sites';

import type { entitlements } from './tables';

type Known = Pick<typeof entitlements.$inferSelect, 'product' | 'source' | 'charge'>;

/** The offer that a contract is of, sold still or no more: that of the price at Stripe which is paid, else that of its name. */
function offerOf({ product, charge }: Known, { paywall }: Selling): SoldOffer | undefined {
  const offers = paywall?.offers ?? [];
  return (
    offers.find(({ stripePrice }) => stripePrice !== undefined && stripePrice === charge?.stripePrice) ??
    offers.find(({ id }) => id === product)
  );
}

/**
 * What a contract costs. Of what is sold here that is what Stripe charges: an offer may have had another price under the same id, so its
 * own is said only where its price at Stripe is the one that is paid. Of what others sell it is what the site's file says.
 */
function costOf({ source, charge }: Known, offer: SoldOffer | undefined): Cost | null {
  if (charge?.cost) return charge.cost;
  const isPaid = source !== STRIPE_SELLER || (charge !== null && charge.stripePrice === offer?.stripePrice);
  if (!offer || !isPaid) return null;
  const { price, currency, period } = offer;
  return { price, currency, period };
}

/** What a contract is called and costs: `product` is the offer's id, `name` null where its seller has none to be read. */
export function namedContract(contract: Known, site: Selling) {
  const offer = offerOf(contract, site);
  const product = offer?.id ?? contract.product;
  return {
    product,
    name: nameOfProduct(product, site.paywall?.offers ?? []),
    cost: costOf(contract, offer),
  };
}

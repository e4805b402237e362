import { type Cost, nameOfProduct, STRIPE_SELLER } from '@portal/model/revenue';
import type { Selling, SoldOffer } from '../../../sites';

import type { entitlements } from '../tables';

type Known = Pick<typeof entitlements.$inferSelect, 'product' | 'source' | 'charge'>;

/**
 * A contract's offer, retired or not: the one with the Stripe price that is paid, or else the one with the
 * product's id.
 */
function offerOf({ product, charge }: Known, { paywall }: Selling): SoldOffer | undefined {
  const offers = paywall?.offers ?? [];
  return (
    offers.find(({ stripePrice }) => stripePrice !== undefined && stripePrice === charge?.stripePrice) ??
    offers.find(({ id }) => id === product)
  );
}

/**
 * Cost of a contract. For contracts sold here it is what Stripe charges. An offer may have changed its price
 * under the same id, so its own price applies only if its Stripe price is the one that is paid. For
 * third-party sellers it is the price in the site's file.
 */
function costOf({ source, charge }: Known, offer: SoldOffer | undefined): Cost | null {
  if (charge?.cost) return charge.cost;
  const isPaid = source !== STRIPE_SELLER || (charge !== null && charge.stripePrice === offer?.stripePrice);
  if (!offer || !isPaid) return null;
  const { price, currency, period } = offer;
  return { price, currency, period };
}

/** Name and cost of a contract: `product` is the offer's id, `name` is null if there is none to show. */
export function namedContract(contract: Known, site: Selling) {
  const offer = offerOf(contract, site);
  const product = offer?.id ?? contract.product;
  return {
    product,
    name: nameOfProduct(product, site.paywall?.offers ?? []),
    cost: costOf(contract, offer),
  };
}

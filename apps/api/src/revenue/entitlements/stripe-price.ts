import type Stripe from 'stripe';
import type { SoldOffer } from '../../sites';
import type { CallStripe } from './stripe-checkout';
import { isSetToEnd } from './stripe-contract';

/**
 * Makes a subscription charge another offer's price from its next charge on, without proration.
 * @returns the updated subscription; null if it does not pay the old price, or is set to end
 */
export async function changePrice(
  { stripe, callStripe }: { stripe: Stripe; callStripe: CallStripe },
  id: string,
  from: SoldOffer,
  to: SoldOffer,
): Promise<Stripe.Subscription | null> {
  const known = await callStripe(stripe.subscriptions.retrieve(id));
  const item = known.items.data.find(({ price }) => price.id === from.stripePrice);
  if (!item || !to.stripePrice || isSetToEnd(known)) return null;
  return callStripe(
    stripe.subscriptions.update(id, {
      items: [{ id: item.id, price: to.stripePrice }],
      proration_behavior: 'none',
      metadata: { offer: to.id },
      expand: ['customer'],
    }),
  );
}

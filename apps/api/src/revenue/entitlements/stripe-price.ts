import type Stripe from 'stripe';
import type { SoldOffer } from '../../sites';
import type { CallStripe } from './stripe-checkout';
import { isSetToEnd } from './stripe-contract';

/**
 * Has a subscription charge another offer's price from its next charge on: what is paid for already is not reckoned anew.
 * @returns the subscription as it is then; null where it does not pay the old price, or ends
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

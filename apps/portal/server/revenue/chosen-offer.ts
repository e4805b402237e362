import { failedCall } from '@portal/data';
import { offerPath, ROUTES } from '@portal/model';
import type { OfferToSee } from '@portal/model/revenue';
import { backUrlOf, type Visit } from '../../app/visit';

/**
 * The offer that a login leads back to, if the site sells it. Of the URL, only which of the site's own offers
 * it names is trusted. If the offers cannot be fetched, the login goes on without.
 */
export async function chosenOffer(visit: Visit): Promise<OfferToSee | undefined> {
  const { subscriptions, context } = visit;
  const back = backUrlOf(visit);
  if (!back) return undefined;
  const { pathname, hash } = new URL(back, context.origin);
  if (pathname !== ROUTES.offers || !hash) return undefined;
  const offers = await subscriptions.offers().catch((error: unknown) => {
    failedCall(error);
    return [];
  });
  return offers.find(({ id, isSold }) => isSold && offerPath(id).endsWith(hash));
}

import type { Database } from '../../../platform/database';
import type { Log } from '../../../platform/log';
import type { SellerSettings } from '../settings';
import { signedSource } from './signed-source';
import type { EntitlementSource, EntitlementSources } from './sources';
import { STRIPE, stripeSource } from './stripe';

/** Opens the payment providers configured in the settings. */
export async function openSources(
  settings: SellerSettings | undefined,
  deps: { db: Database; now: () => Date; log: Pick<Log, 'error' | 'warn'> },
): Promise<EntitlementSources> {
  const sources = new Map<string, EntitlementSource>();
  if (settings?.secret) sources.set('signed', signedSource(settings.secret, deps.now));
  if (settings?.stripe) sources.set(STRIPE, await stripeSource(settings.stripe, deps));
  return sources;
}

import { tellContracts } from '../entitled/contract-letters';
import { tellRenewals } from '../entitled/renewal-notices';
import type { Log } from '../log';
import { every } from './daily';

/** How often letters about subscriptions are written. Each round is small, so that it holds up no other letter. */
const CONFIRM_EVERY_MS = 60_000;

/** Tells readers of what they have bought and ended, and beforehand of what renews. */
export function keepContractLetters(deps: Parameters<typeof tellContracts>[0], warn: Log['warn']) {
  const confirmations = every(
    CONFIRM_EVERY_MS,
    () => tellContracts(deps),
    'readers were not told of their subscriptions',
    warn,
  );
  const renewals = every(
    CONFIRM_EVERY_MS,
    () => tellRenewals(deps),
    'readers were not told that their subscriptions renew',
    warn,
  );
  return {
    close: async () => {
      await renewals.close();
      await confirmations.close();
    },
  };
}

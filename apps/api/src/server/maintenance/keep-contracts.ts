import type { Log } from '../../platform/log';
import {
  applyRises,
  settleWithdrawals,
  tellContracts,
  tellRenewals,
  tellRises,
} from '../../revenue/entitlements';
import { every } from './daily';

/** How often letters about subscriptions are written. Each round is small, so that it holds up no other letter. */
const CONFIRM_EVERY_MS = 60_000;

type Deps = Parameters<typeof tellContracts>[0] & Parameters<typeof settleWithdrawals>[0];

/** Tells readers of what they have bought and ended, and beforehand of what renews; settles what they have withdrawn from. */
export function keepContracts(deps: Deps, warn: Log['warn']) {
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
  const withdrawals = every(
    CONFIRM_EVERY_MS,
    () => settleWithdrawals(deps),
    'withdrawals were not settled',
    warn,
  );
  const rises = every(
    CONFIRM_EVERY_MS,
    async () => {
      await tellRises(deps);
      await applyRises(deps);
    },
    'readers were not told of prices that rise',
    warn,
  );
  return {
    close: async () => {
      await rises.close();
      await withdrawals.close();
      await renewals.close();
      await confirmations.close();
    },
  };
}

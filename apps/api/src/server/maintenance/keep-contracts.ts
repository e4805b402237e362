import type { Log } from '../../platform/log';
import {
  applyRises,
  settleWithdrawals,
  tellContracts,
  tellRenewals,
  tellRises,
} from '../../revenue/entitlements';
import { every } from './daily';

/**
 * Interval between rounds of contract emails. Frequent rounds are small, so they do not delay other emails.
 */
const CONFIRM_EVERY_MS = 60_000;

type Deps = Parameters<typeof tellContracts>[0] & Parameters<typeof settleWithdrawals>[0];

/**
 * Notifies readers of purchases, ends, renewals and price rises, applies the rises, and settles withdrawals.
 */
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

import type { AccountDeps, AccountPart } from '../../../readers/accounts';
import { locatorFrom } from '../../../sites';
import { isSubscriber } from '../entitlements';
import { entitledOf } from '../own-data';
import { leavingCheckouts } from '../payments/leaving-checkouts';
import { type EntitlementSources, managedSellers } from '../payments/sources';
import { WITHDRAWAL_EMAIL_KINDS } from '../withdrawals/texts';
import { tellLeaving } from './contract-emails';
import { assertNoActiveRenewals, claimContracts, hasUnclaimed, releaseContracts } from './contracts';
import { CONTRACT_EMAIL_KINDS } from './texts';

/**
 * Account part of the subscription domain. An account claims the contracts sold to its address, and is not
 * deleted while one would go on charging its reader.
 */
export function contractsOfAccounts(
  deps: Pick<AccountDeps, 'db' | 'now' | 'log' | 'outbox'> & { sources: EntitlementSources },
): AccountPart {
  const { db, now } = deps;
  return {
    emailKinds: [...CONTRACT_EMAIL_KINDS, ...WITHDRAWAL_EMAIL_KINDS],
    isSubscriber: (site, account) => isSubscriber(db, site, account, now()),
    hasUnclaimed,
    onProof: claimContracts,
    onDeletion: releaseContracts,
    deletion: (reader, _, context) => {
      const checkouts = leavingCheckouts(deps, reader);
      return {
        check: (tx, account) => assertNoActiveRenewals(tx, account, managedSellers(deps.sources), now()),
        before: checkouts.settle,
        within: async (tx) => {
          await checkouts.leaving(tx);
          await tellLeaving(tx, { ...deps, locateSite: locatorFrom(context) }, reader.id);
        },
        after: checkouts.left,
      };
    },
    ownData: (reader) => entitledOf(db, reader),
  };
}

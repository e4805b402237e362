import { commentsOfAccounts } from '../../participation/comments/account-part';
import { questionsOfAccounts } from '../../participation/interviews/account-part';
import { pollsOfAccounts } from '../../participation/polls/account-part';
import { reactionsOfAccounts } from '../../participation/reactions/account-part';
import { uploadsOfAccounts } from '../../participation/uploads/account-part';
import type { AccountDeps } from '../../readers/accounts/deps';
import type { AccountPart } from '../../readers/accounts/hooks';
import { contractsOfAccounts } from '../../revenue/entitlements/account-part';
import type { EntitlementSources } from '../../revenue/entitlements/sources';

type Deps = Pick<AccountDeps, 'db' | 'now' | 'log' | 'outbox'> & { sources: EntitlementSources };

/** What every domain does with an account. Contracts come first: they may keep an account from being deleted. */
export const accountParts = (deps: Deps): readonly AccountPart[] => [
  contractsOfAccounts(deps),
  commentsOfAccounts(deps),
  pollsOfAccounts(deps.db),
  uploadsOfAccounts(deps.db),
  questionsOfAccounts(deps.db),
  reactionsOfAccounts(deps.db),
];

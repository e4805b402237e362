import { commentsOfAccounts } from '../../participation/comments';
import { questionsOfAccounts } from '../../participation/interviews';
import { pollsOfAccounts } from '../../participation/polls';
import { reactionsOfAccounts } from '../../participation/reactions';
import { uploadsOfAccounts } from '../../participation/uploads';
import type { AccountDeps, AccountPart } from '../../readers/accounts';
import type { EntitlementSources } from '../../revenue/entitlements';
import { contractsOfAccounts } from '../../revenue/entitlements';

type Deps = Pick<AccountDeps, 'db' | 'now' | 'log' | 'outbox'> & { sources: EntitlementSources };

/** Account parts of all domains. Contracts come first: they may block a deletion. */
export const accountParts = (deps: Deps): readonly AccountPart[] => [
  contractsOfAccounts(deps),
  commentsOfAccounts(deps),
  pollsOfAccounts(deps.db),
  uploadsOfAccounts(deps.db),
  questionsOfAccounts(deps.db),
  reactionsOfAccounts(deps.db),
];

import { forgetBlockedConsents } from '../accounts/blocked-consents';
import { forgetLimits } from '../accounts/limits';
import { forgetWithdrawn } from '../accounts/reader-consents';
import { forgetExpiredHoldings } from '../accounts/returning';
import { forgetExpired } from '../accounts/sessions';
import { forgetUnvalidated } from '../accounts/unvalidated';
import { forgetEndedSuspensions } from '../comments/standing';
import { forgetConsents } from '../consent/records';
import { forgetMessages } from '../contact/messages';
import type { Database } from '../database/client';
import { forgetInvitations } from '../desk/invitations';
import { forgetResets } from '../desk/passwords';
import { forgetPreviews } from '../desk/previews';
import { forgetDeskSessions } from '../desk/sessions';
import { forgetGifts } from '../entitled/gifts';
import { forgetReadings } from '../entitled/metering';
import { forgetStartRequests } from '../entitled/start-requests';
import { forgetWithdrawals } from '../entitled/withdrawals';
import { describeError } from '../log';
import type { Outbox } from '../mail/outbox';
import { forgetNetworkKeys } from '../network-digests';
import { forgetLetters } from '../newsletters/recording';
import { forgetReturns } from '../newsletters/returns';
import { forgetVotersNetworks } from '../polls/voting';
import { forgetNetworks } from '../reactions/reactions';
import { forgetRequests } from '../rectifications/retention';
import { forgetSendersNetworks } from '../uploads/room';
import { forgetViews } from '../views/counting';
import { every, everyDay } from './daily';

/** How often counters of limits are deleted whose window is over. */
const LIMITS_MS = 600_000;

type Deps = { db: Database; now: () => Date; outbox: Outbox };
type Warn = (line: string) => void;

/** What is forgotten each day, as the log calls it. */
const FORGOTTEN: readonly (readonly [what: string, forget: (deps: Deps) => Promise<void>])[] = [
  ['sessions', ({ db, now }) => forgetExpired(db, now())],
  ['accounts that nobody validated', forgetUnvalidated],
  ['suspensions and votes of deleted accounts', forgetExpiredHoldings],
  ['proof of consents of deleted accounts', forgetBlockedConsents],
  ['suspensions that have ended', forgetEndedSuspensions],
  ['sessions of the desk', ({ db, now }) => forgetDeskSessions(db, now())],
  ['invitations', forgetInvitations],
  ['resets at the desk', forgetResets],
  ['previews', forgetPreviews],
  ['networks of reactions', forgetNetworks],
  ['messages to the newsroom', forgetMessages],
  ['requests for rectifications', forgetRequests],
  ['networks of votes', forgetVotersNetworks],
  ['records of consent', forgetConsents],
  ['withdrawn consents of readers', forgetWithdrawn],
  ['metered readings', forgetReadings],
  ['gifts', forgetGifts],
  ['requests to start at once', forgetStartRequests],
  ['withdrawals', forgetWithdrawals],
  ['newsletters’ letters', forgetLetters],
  ['letters that came back', forgetReturns],
  ['views', forgetViews],
  ['networks of uploads', forgetSendersNetworks],
  ['keys of networks', forgetNetworkKeys],
];

/** Forgets what is kept longer than readers are told. What fails is logged, keeps nothing else from being forgotten, and waits a day. */
export async function forgetOld(deps: Deps, warn: Warn): Promise<void> {
  for (const [what, forget] of FORGOTTEN)
    try {
      await forget(deps);
    } catch (error) {
      warn(`not forgotten: ${what}: ${describeError(error)}`);
    }
}

/** Forgets it now, and each day while the process runs; counters of limits more often. */
export function keepRetention(deps: Deps, warn: Warn) {
  const daily = everyDay(() => forgetOld(deps, warn), 'nothing old was forgotten', warn);
  const limits = every(LIMITS_MS, () => forgetLimits(deps), 'counters of limits were not forgotten', warn);
  return {
    close: async () => {
      await daily.close();
      await limits.close();
    },
  };
}

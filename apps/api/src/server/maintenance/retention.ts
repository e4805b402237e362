import { forgetViews } from '../../content/views/counting';
import { forgetInvitations } from '../../newsroom/desk/invitations';
import { forgetResets } from '../../newsroom/desk/passwords';
import { forgetPreviews } from '../../newsroom/desk/previews';
import { forgetDeskSessions } from '../../newsroom/desk/sessions';
import { forgetLetters } from '../../newsroom/newsletters/recording';
import { forgetReturns } from '../../newsroom/newsletters/returns';
import { forgetExpiredHoldings } from '../../participation/comments/returning-mailboxes';
import { forgetEndedSuspensions } from '../../participation/comments/standing';
import { forgetMessages } from '../../participation/contact/messages';
import { forgetVotersNetworks } from '../../participation/polls/voting';
import { forgetNetworks } from '../../participation/reactions/reactions';
import { forgetRequests } from '../../participation/rectifications/retention';
import { forgetSendersNetworks } from '../../participation/uploads/room';
import type { Database } from '../../platform/database/client';
import { forgetLimits } from '../../platform/limits/limits';
import { describeError } from '../../platform/log/log';
import type { Outbox } from '../../platform/mail/outbox';
import { forgetNetworkKeys } from '../../platform/networks/network-digests';
import { forgetBlockedConsents } from '../../readers/accounts/blocked-consents';
import { forgetWithdrawn } from '../../readers/accounts/reader-consents';
import { forgetExpired } from '../../readers/accounts/sessions';
import { forgetConsents } from '../../readers/consent/records';
import { forgetGifts } from '../../revenue/entitlements/gifts';
import { forgetReadings } from '../../revenue/entitlements/metering';
import { forgetStartRequests } from '../../revenue/entitlements/start-requests';
import { forgetWithdrawals } from '../../revenue/entitlements/withdrawals';
import { every, everyDay } from './daily';
import { forgetUnvalidated } from './forget-unvalidated';

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

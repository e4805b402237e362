import { forgetViews } from '../../content/views';
import { forgetDeskSessions, forgetInvitations, forgetPreviews, forgetResets } from '../../newsroom/desk';
import { forgetEmails, forgetReturns } from '../../newsroom/newsletters';
import { forgetEndedSuspensions, forgetExpiredHoldings } from '../../participation/comments';
import { forgetMessages } from '../../participation/contact';
import { forgetVotersNetworks } from '../../participation/polls';
import { forgetNetworks } from '../../participation/reactions';
import { forgetRequests } from '../../participation/rectifications';
import { forgetSendersNetworks } from '../../participation/uploads';
import type { Database } from '../../platform/database';
import { forgetLimits } from '../../platform/limits';
import { describeError } from '../../platform/log';
import type { Outbox } from '../../platform/mail';
import { forgetNetworkKeys } from '../../platform/networks';
import { forgetBlockedConsents, forgetExpired, forgetWithdrawn } from '../../readers/accounts';
import { forgetConsents } from '../../readers/consent';
import {
  forgetGifts,
  forgetReadings,
  forgetStartRequests,
  forgetWithdrawals,
} from '../../revenue/entitlements';
import { every, everyDay } from './daily';
import { forgetUnvalidated } from './forget-unvalidated';

/** Interval for deleting expired rate limit counters. */
const LIMITS_MS = 600_000;

type Deps = { db: Database; now: () => Date; outbox: Outbox };
type Warn = (line: string) => void;

/** Daily deletions, by their name in the log. */
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
  ['newsletters’ letters', forgetEmails],
  ['letters that came back', forgetReturns],
  ['views', forgetViews],
  ['networks of uploads', forgetSendersNetworks],
  ['keys of networks', forgetNetworkKeys],
];

/**
 * Deletes data past its published retention period. A failure is logged, does not stop the other deletions,
 * and is retried the next day.
 */
export async function forgetOld(deps: Deps, warn: Warn): Promise<void> {
  for (const [what, forget] of FORGOTTEN)
    try {
      await forget(deps);
    } catch (error) {
      warn(`not forgotten: ${what}: ${describeError(error)}`);
    }
}

/** Deletes expired data now and once a day while the process runs, and rate limit counters more often. */
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

import { forgetLimits } from '../accounts/limits';
import { forgetWithdrawn } from '../accounts/reader-consents';
import { forgetExpiredHoldings } from '../accounts/returning';
import { forgetExpired } from '../accounts/sessions';
import { forgetUnvalidated } from '../accounts/unvalidated';
import { forgetConsents } from '../consent/records';
import { forgetMessages } from '../contact/messages';
import type { Database } from '../database/client';
import { forgetInvitations } from '../desk/invitations';
import { forgetResets } from '../desk/passwords';
import { forgetPreviews } from '../desk/previews';
import { forgetDeskSessions } from '../desk/sessions';
import { forgetGifts } from '../entitled/gifts';
import { forgetReadings } from '../entitled/metering';
import type { Outbox } from '../mail/outbox';
import { forgetNetworkKeys } from '../network-digests';
import { forgetLetters } from '../newsletters/recording';
import { forgetReturns } from '../newsletters/returns';
import { forgetVotersNetworks } from '../polls/voting';
import { forgetNetworks } from '../reactions/reactions';
import { forgetSendersNetworks } from '../uploads/room';
import { forgetViews } from '../views/counting';
import { every, everyDay } from './daily';

/** How often counters of limits are deleted whose window is over. */
const LIMITS_MS = 600_000;

type Deps = { db: Database; now: () => Date; outbox: Outbox };

/** Forgets what is kept longer than readers are told. */
async function forgetOld(deps: Deps): Promise<void> {
  const { db, now } = deps;
  await forgetExpired(db, now());
  await forgetUnvalidated(deps);
  await forgetExpiredHoldings(deps);
  await forgetDeskSessions(db, now());
  await forgetInvitations(deps);
  await forgetResets(deps);
  await forgetPreviews(deps);
  await forgetNetworks(deps);
  await forgetMessages(deps);
  await forgetVotersNetworks(deps);
  await forgetConsents(deps);
  await forgetWithdrawn(deps);
  await forgetReadings(deps);
  await forgetGifts(deps);
  await forgetLetters(deps);
  await forgetReturns(deps);
  await forgetViews(deps);
  await forgetSendersNetworks(deps);
  await forgetNetworkKeys(deps);
}

/** Forgets it now, and each day while the process runs; counters of limits more often. */
export function keepRetention(deps: Deps, warn: (line: string) => void) {
  const daily = everyDay(() => forgetOld(deps), 'nothing old was forgotten', warn);
  const limits = every(LIMITS_MS, () => forgetLimits(deps), 'counters of limits were not forgotten', warn);
  return {
    close: async () => {
      await daily.close();
      await limits.close();
    },
  };
}

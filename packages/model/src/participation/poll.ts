import { DEFAULT_TIME_ZONE } from '../constants/index';
import { type Instant, toMilliseconds } from '../dates/zone';

/** States of a poll, in the order in which it goes through them (spec §4). */
export const POLL_STATES = ['not-started', 'active', 'finished'] as const;
/** State of a poll by its dates: not started, active or finished (spec §4). */
export type PollState = (typeof POLL_STATES)[number];

/** The state of a poll at a moment. Without a start it has begun, without an end it never finishes. */
export function pollState(
  poll: { readonly start?: Instant | null; readonly end?: Instant | null },
  now: Instant,
  timeZone: string = DEFAULT_TIME_ZONE,
): PollState {
  const ms = toMilliseconds(now, timeZone) ?? 0;
  const start = poll.start == null ? null : toMilliseconds(poll.start, timeZone);
  const end = poll.end == null ? null : toMilliseconds(poll.end, timeZone);
  if (start !== null && ms < start) return 'not-started';
  return end !== null && ms >= end ? 'finished' : 'active';
}

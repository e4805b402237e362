import { DEFAULT_TIME_ZONE } from '../constants/index';
import { dayOf, type Instant, toMilliseconds } from './zone';

interface Slot {
  readonly startTime: { readonly date: string };
  readonly endTime: { readonly date: string };
}

/** Whether a show is on: `now` is at or after its start and before its end (spec §2). */
export function isOnAir(slot: Slot, now: Instant, timeZone: string = DEFAULT_TIME_ZONE): boolean {
  const ms = toMilliseconds(now, timeZone);
  const start = toMilliseconds(slot.startTime.date, timeZone);
  const end = toMilliseconds(slot.endTime.date, timeZone);
  return ms !== null && start !== null && end !== null && start <= ms && ms < end;
}

/**
 * The date on the badge of an event with several dates: the nearest upcoming one, else the latest past one
 * (spec §4). A date of today still counts as upcoming, whatever its hour. Null without a readable date.
 */
export function eventBadgeDate(
  dates: readonly Instant[],
  now: Instant,
  timeZone: string = DEFAULT_TIME_ZONE,
): Instant | null {
  const today = dayOf(now, timeZone);
  if (today === null) return null;
  let next: { date: Instant; ms: number } | null = null;
  let last: { date: Instant; ms: number } | null = null;
  for (const date of dates) {
    const ms = toMilliseconds(date, timeZone);
    const day = dayOf(date, timeZone);
    if (ms === null || day === null) continue;
    if (day >= today) {
      if (next === null || ms < next.ms) next = { date, ms };
    } else if (last === null || ms > last.ms) {
      last = { date, ms };
    }
  }
  return (next ?? last)?.date ?? null;
}

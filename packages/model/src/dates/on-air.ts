import { DEFAULT_TIME_ZONE } from '../constants/index';
import { type Instant, toMilliseconds } from './zone';

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

import { addDays, dayOf, endOfDay, monthStart, type RectificationKind } from '@portal/model';
import { RECTIFICATION_DAYS, UPDATE_MONTHS } from '@portal/model/participation';
import { DAY_MS } from '../../platform/time';
import type { SiteRecord } from '../../sites';

type Zone = Pick<SiteRecord, 'timeZone'>;

const dayAt = (moment: Date, { timeZone }: Zone): string => dayOf(moment, timeZone) ?? '';
const endOf = (day: string, { timeZone }: Zone): Date => new Date(endOfDay(day, timeZone));

/** Same day of a later month, or its last day if it is shorter. */
function monthsAfter(day: string, months: number): string {
  const start = monthStart(day, months);
  const last = Number(addDays(monthStart(day, months + 1), -1).slice(8));
  return addDays(start, Math.min(Number(day.slice(8)), last) - 1);
}

/**
 * Deadline to request a rectification by right. Days count from the one after publication, in the site's time
 * zone.
 */
export const askedUntil = (publishedAt: Date, zone: Zone): Date =>
  endOf(addDays(dayAt(publishedAt, zone), RECTIFICATION_DAYS.asking), zone);

/** Deadline to decide on a request. */
export function dueAt(kind: RectificationKind, receivedAt: Date, zone: Zone): Date {
  const day = dayAt(receivedAt, zone);
  return endOf(
    kind === 'rectification' ? addDays(day, RECTIFICATION_DAYS.publishing) : monthsAfter(day, UPDATE_MONTHS),
    zone,
  );
}

/** Days that a request came late; 0 if in time, and for an update, which has no term. */
export function daysLate(
  kind: RectificationKind,
  { askedUntil: until, receivedAt }: { askedUntil: Date; receivedAt: Date },
  zone: Zone,
): number {
  if (kind === 'update') return 0;
  const last = dayAt(until, zone);
  const late = (Date.parse(dayAt(receivedAt, zone)) - Date.parse(last)) / DAY_MS;
  return Math.max(0, late);
}

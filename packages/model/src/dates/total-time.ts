import { formatPlural } from '../wording/index';
import type { DateLocale } from './locales/locale';

/** Units of `totalTimeUnit` (spec §3): 1 minutes, 2 hours, otherwise days. */
export type TimeUnit = 'minutes' | 'hours' | 'days';

/** Reads `totalTimeUnit`: 1 minutes, 2 hours, any other number days (spec §3). */
export function timeUnitOf(totalTimeUnit: number): TimeUnit {
  if (totalTimeUnit === 1) return 'minutes';
  return totalTimeUnit === 2 ? 'hours' : 'days';
}

/** Label of a card's total time: '40 minutos', '1 hora'. */
export function formatTotalTime(totalTime: number, totalTimeUnit: number, locale: DateLocale): string {
  return formatPlural(locale.units[timeUnitOf(totalTimeUnit)], totalTime, locale.tag);
}

const UNIT_MINUTES: Readonly<Record<TimeUnit, number>> = { minutes: 1, hours: 60, days: 1440 };

/** Total time in minutes, as recipe bands need it. */
export function totalTimeMinutes(totalTime: number, totalTimeUnit: number): number {
  return totalTime * UNIT_MINUTES[timeUnitOf(totalTimeUnit)];
}

import { MIN_AGE_YEARS } from '../constants/index';
import { type Day, isDay } from '../dates/zone';

/**
 * Whether someone born on a day is at least that many years old on another, both 'YYYY-MM-DD'. The birthday
 * itself counts. Somebody born on 29 February turns a year older on 1 March of common years, never a day
 * early.
 */
export function isOfAge(birthdate: Day, today: Day, years: number = MIN_AGE_YEARS): boolean {
  if (!isDay(birthdate) || !isDay(today)) return false;
  const birthday = `${String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0')}${birthdate.slice(4)}`;
  // A 29 February that does not exist sorts between 28 February and 1 March, where it belongs.
  return birthday <= today;
}

/** Whether someone born on a day is under that many years old on another, and already born. */
export function isUnderAge(birthdate: Day, today: Day, years: number = MIN_AGE_YEARS): boolean {
  return isDay(birthdate) && isDay(today) && birthdate <= today && !isOfAge(birthdate, today, years);
}

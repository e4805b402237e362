import { MIN_AGE_YEARS } from '../constants/index';
import { type Day, isDay } from '../dates/zone';

/**
 * Whether someone born on a day is at least so many years old on another, both 'YYYY-MM-DD'. The birthday itself
 * counts. Who is born on 29 February is a year older on 1 March of common years: never let in a day early.
 */
export function isOfAge(birthdate: Day, today: Day, years: number = MIN_AGE_YEARS): boolean {
  if (!isDay(birthdate) || !isDay(today)) return false;
  const birthday = `${String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0')}${birthdate.slice(4)}`;
  // A 29 February that does not exist sorts after 28 February and before 1 March, where it belongs.
  return birthday <= today;
}

/** Whether someone born on a day is under so many years old on another, and is born at all. */
export function isUnderAge(birthdate: Day, today: Day, years: number = MIN_AGE_YEARS): boolean {
  return isDay(birthdate) && isDay(today) && birthdate <= today && !isOfAge(birthdate, today, years);
}

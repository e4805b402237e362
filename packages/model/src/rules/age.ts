import { MIN_AGE_YEARS } from '../constants/index';
import { type Day, isDay } from '../dates/zone';

/** Nobody alive was born before this year: an earlier date is a typing error. */
const FIRST_BIRTH_YEAR = 1900;

/** A day as a number that sorts by the calendar, also after the year 9999: 20260318. */
const ordinal = (day: Day, yearsLater = 0): number =>
  (Number(day.slice(0, 4)) + yearsLater) * 10_000 + Number(day.slice(5, 7)) * 100 + Number(day.slice(8));

/** Whether a day can be the birthdate of somebody alive: a day from 1900 to today, both 'YYYY-MM-DD'. */
const isBirthdate = (birthdate: Day, today: Day): boolean =>
  isDay(birthdate) &&
  isDay(today) &&
  Number(birthdate.slice(0, 4)) >= FIRST_BIRTH_YEAR &&
  ordinal(birthdate) <= ordinal(today);

/**
 * Whether someone born on a day is at least that many years old on another, both 'YYYY-MM-DD'. The birthday
 * itself counts. Somebody born on 29 February turns a year older on 1 March of common years, never a day
 * early. False for a day that is nobody's birthdate (`isBirthdate`).
 */
export function isOfAge(birthdate: Day, today: Day, years: number = MIN_AGE_YEARS): boolean {
  // A 29 February that does not exist sorts between 28 February and 1 March, where it belongs.
  return isBirthdate(birthdate, today) && ordinal(birthdate, years) <= ordinal(today);
}

/** Whether someone born on a day is under that many years old on another, and already born. */
export function isUnderAge(birthdate: Day, today: Day, years: number = MIN_AGE_YEARS): boolean {
  return isBirthdate(birthdate, today) && !isOfAge(birthdate, today, years);
}

import * as v from 'valibot';
import { MIN_AGE_YEARS } from '../constants/index';
import { isDay } from '../dates/zone';
import { isOfAge, isUnderAge } from './age';
import { countCharacters } from './characters';
import { isEmail } from './email';
import { type RuleCode, ruleMessage } from './issue';
import { isNif } from './nif';
import { hasDigits, hasUpperAndLower, isAlphaSpecial, isNick, isNumeric, isPhone, isPresent } from './text';

/**
 * The rules of spec §5 as valibot actions on text. As in forms, every rule but `required` accepts an empty
 * value, so that a field without `required` is optional.
 */
function rule(code: RuleCode, holds: (value: string) => boolean, limit?: number) {
  return v.check<string, string>((value) => value === '' || holds(value), ruleMessage(code, limit));
}

/** Value present. */
export const required = () => v.check<string, string>(isPresent, ruleMessage('required'));
/** Valid format of an email address. */
export const email = () => rule('email', isEmail);
/** Exactly `count` digits. */
export const digits = (count: number) => rule('digits', (value) => hasDigits(value, count), count);
/** Digits only. */
export const numeric = () => rule('numeric', isNumeric);
/** At least `length` characters. */
export const min = (length: number) => rule('min', (value) => value.length >= length, length);
/** At most `length` UTF-16 units, as `maxlength` of an HTML input counts. */
export const max = (length: number) => rule('max', (value) => value.length <= length, length);
/** At most `count` characters as a reader counts them (`countCharacters`), for texts with a counter. */
export const maxCharacters = (count: number) =>
  rule('max', (value) => countCharacters(value) <= count, count);
/** Matches a pattern, which must run in linear time and have no `g` flag. */
export const regex = (pattern: RegExp) => rule('regex', (value) => pattern.test(value));
/** At least one uppercase and one lowercase letter. */
export const upperlower = () => rule('upperlower', hasUpperAndLower);
/** A day that exists, 'YYYY-MM-DD'. */
export const day = () => rule('date', isDay);
/**
 * Birthdate of someone at least that many years old, 13 by default, on `today` ('YYYY-MM-DD', by the
 * calendar of the site's zone).
 */
export const registerDate = (today: string, years: number = MIN_AGE_YEARS) =>
  rule('registerDate', (value) => isOfAge(value, today, years), years);
/** Birthdate of someone under that many years on `today`, 13 by default. */
export const registerMaxDate = (today: string, years: number = MIN_AGE_YEARS) =>
  rule('registerMaxDate', (value) => isUnderAge(value, today, years), years);
/** Spanish NIF or NIE with its checksum. */
export const nif = () => rule('nif', isNif);
/** Letters, accents, spaces, hyphen, apostrophe only. */
export const alphaSpecial = () => rule('alpha_special', isAlphaSpecial);
/** 6 to 12 digits. */
export const phone = () => rule('phone', isPhone);
/** A valid nick; if it is taken, the server reports the same code. */
export const nick = () => rule('nick', isNick);

/** Must be true (accept legal terms). */
export const musttrue = () =>
  v.pipe(
    v.nullish(v.boolean(ruleMessage('invalid')), false),
    v.check((value) => value, ruleMessage('musttrue')),
  );

/** Size of a file, at most `bytes` bytes. */
export const size = (bytes: number) =>
  v.check<number, string>((weight) => weight <= bytes, ruleMessage('size', bytes));
/** Media type of a file. */
export const format = (mimeType: string) => rule('format', (type) => type === mimeType);

/** Text as readers type it: surrounding spaces are trimmed; a missing or null value is empty. */
export const typed = () =>
  v.pipe(
    v.nullish(v.string(ruleMessage('invalid')), ''),
    v.transform((value) => value.trim()),
  );
/** Text kept unchanged, for passwords; a missing or null value is empty. */
export const verbatim = () => v.nullish(v.string(ruleMessage('invalid')), '');

/** Id of a row, or another whole number of at most 15 digits, in a query or a form. */
export const rowId = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

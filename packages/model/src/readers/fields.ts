import * as v from 'valibot';
import {
  MIN_AGE_YEARS,
  NICK_MAX_LENGTH,
  NICK_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
  POSTAL_CODE_MIN_LENGTH,
  TEXT_MAX_LENGTH,
} from '../constants/index';
import { parseTypedDay } from '../dates/typed-day';
import * as rule from '../rules/actions';
import { plainEmail } from '../rules/email';
import { dialled } from '../rules/text';

/** Fields shared by several account forms, so that each rule of spec §5 is written once. */

export const emailField = () =>
  v.pipe(rule.typed(), v.transform(plainEmail), rule.required(), rule.email(), rule.max(TEXT_MAX_LENGTH));

/** An optional line of text, without line breaks: they could add lines to an email. */
export const lineField = (most: number) =>
  v.pipe(rule.typed(), rule.max(most), rule.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));

export const nickField = () =>
  v.pipe(rule.typed(), rule.required(), rule.min(NICK_MIN_LENGTH), rule.max(NICK_MAX_LENGTH), rule.nick());

export const nameField = () =>
  v.pipe(rule.typed(), rule.required(), rule.alphaSpecial(), rule.max(TEXT_MAX_LENGTH));

/** An optional password. */
export const optionalPasswordField = () =>
  v.pipe(rule.verbatim(), rule.min(PASSWORD_MIN_LENGTH), rule.max(PASSWORD_MAX_LENGTH), rule.upperlower());

export const newPasswordField = () => v.pipe(optionalPasswordField(), rule.required());

/** Entered as 'DD/MM/YYYY' or sent as 'YYYY-MM-DD'; the output is the latter, or '' when empty. */
export const birthdateField = (today: string, minAge: number = MIN_AGE_YEARS) =>
  v.pipe(
    rule.typed(),
    v.transform((text) => parseTypedDay(text) ?? text),
    rule.day(),
    rule.registerDate(today, minAge),
  );

/** Takes the notations of people and browsers; the output is digits. */
export const phoneField = () => v.pipe(rule.typed(), v.transform(dialled), rule.phone());

/** A Spanish tax number in any common notation; the output has no separators, in capitals. Optional. */
export const nifField = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/[\s.-]/g, '').toUpperCase()),
      rule.nif(),
    ),
  );

const freeText = () => v.pipe(rule.typed(), rule.max(TEXT_MAX_LENGTH));

/** Postal data; every part is optional. */
export const postalFields = () => ({
  /** ISO 3166-1 alpha-2. */
  country: v.pipe(rule.typed(), rule.regex(/^[A-Z]{2}$/)),
  province: freeText(),
  city: freeText(),
  address: freeText(),
  postalCode: v.pipe(rule.typed(), rule.min(POSTAL_CODE_MIN_LENGTH), rule.max(POSTAL_CODE_MAX_LENGTH)),
});

/** Whether a country has the province and city fields: Spain alone, `ES` (spec §5). */
export function hasProvinces(country: string): boolean {
  return country === 'ES';
}

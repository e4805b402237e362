import { NICK_MAX_LENGTH, NICK_MIN_LENGTH, PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../constants/index';

/** Whether there is something besides spaces. */
export function isPresent(text: string): boolean {
  return text.trim() !== '';
}

/** Whether text is digits only; an empty text is not (spec §5, `numeric`). */
export function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Whether text is exactly that many digits (spec §5, `digits`). */
export function hasDigits(text: string, count: number): boolean {
  return isNumeric(text) && text.length === count;
}

/** Whether text has an uppercase and a lowercase letter of any alphabet, including ñ, ç and accented ones. */
export function hasUpperAndLower(text: string): boolean {
  return /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
}

const ENDS_IN_INITIAL = /(?:^|[ '’-])\p{L}\p{M}*$/u;
const IS_INITIAL = /^\p{L}\p{M}*$/u;

/**
 * Letters, accents, spaces, hyphen and apostrophe only (spec §5). The dot of the Catalan l·l is part of that letter, and so is that of
 * an initial, as in «J. L.».
 */
export function isAlphaSpecial(text: string): boolean {
  const parts = text.split('.');
  const last = parts.length - 1;
  const areInitials = parts.every((part, at) => {
    const isApart = at === 0 || /^[ -]/.test(part) || (at === last ? part === '' : IS_INITIAL.test(part));
    return isApart && (at === last || ENDS_IN_INITIAL.test(part));
  });
  return areInitials && /^(?:[\p{L}\p{M} '’-]|l·(?=l))+$/iu.test(parts.join(''));
}

/** A Spanish number with its country code, as browsers fill it in. */
const FROM_SPAIN = /^(?:\+|00)34(?=\d{9}$)/;

/** A phone number without separators and, for Spanish numbers, without the country code. */
export function dialled(text: string): string {
  return text
    .replaceAll(/[\s().·/-]/g, '')
    .replace(FROM_SPAIN, '')
    .replace(/^\+(?=\d)/, '');
}

/** Whether text is a phone number: 6 to 12 digits (spec §5, `phone`). */
export function isPhone(text: string): boolean {
  return isNumeric(text) && text.length >= PHONE_MIN_DIGITS && text.length <= PHONE_MAX_DIGITS;
}

/** Scripts that names are written in; scripts used together are grouped. */
const SCRIPTS =
  'Latin|Greek|Cyrillic|Armenian|Georgian|Arabic|Hebrew|Tifinagh|Ethiopic|Devanagari|Bengali|Gurmukhi|Gujarati|Tamil|Telugu|Kannada|Malayalam|Sinhala|Thai|Han Hiragana Katakana|Han Bopomofo|Han Hangul';

/** Whether the letters of a text belong to one script, or to scripts that are used together. */
const isOfOneScript = (text: string): boolean =>
  SCRIPTS.split('|').some((scripts) => {
    const letters = ['Common', 'Inherited', ...scripts.split(' ')].map((script) => `\\p{Script=${script}}`);
    return new RegExp(`^[${letters.join('')}]+$`, 'u').test(text);
  });

/** Invisible letters, variants of a plain letter, and stacked accents. */
const isDisguised = (text: string): boolean =>
  /\p{Default_Ignorable_Code_Point}|\p{M}{3}/u.test(text) || text.normalize('NFKC') !== text.normalize('NFC');

/** Letters of phonetic alphabets and clicks: no name has them, and they look like small capitals. */
const PHONETIC = /[\u0250-\u02af\u1d00-\u1d7f\ua720-\ua7ff\u01c0-\u01c3]/;

/**
 * A public name: letters, digits, and single spaces, dots, hyphens or underscores between them; in one
 * script, so that look-alike letters cannot imitate another name.
 */
export function isNick(text: string): boolean {
  if (text.length < NICK_MIN_LENGTH || text.length > NICK_MAX_LENGTH) return false;
  if (!/^[\p{L}\p{M}\p{N}]+(?:[ ._·'-][\p{L}\p{M}\p{N}]+)*$/u.test(text) || isDisguised(text)) return false;
  return !PHONETIC.test(text) && isOfOneScript(text);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for HTML or XML, in an element or in an attribute between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

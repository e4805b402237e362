import { NICK_MAX_LENGTH, NICK_MIN_LENGTH, PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from '../constants/index';

/** Whether there is something besides spaces. */
export function isPresent(text: string): boolean {
  return text.trim() !== '';
}

/** Whether text is digits only; an empty text is not (spec §5, `numeric`). */
export function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Whether text is exactly so many digits (spec §5, `digits`). */
export function hasDigits(text: string, count: number): boolean {
  return isNumeric(text) && text.length === count;
}

/** At least one uppercase and one lowercase letter of any alphabet, so ñ, ç and accented ones too. */
export function hasUpperAndLower(text: string): boolean {
  return /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
}

/** Letters, accents, spaces, hyphen and apostrophe only. The dot of the Catalan l·l is part of that letter. */
export function isAlphaSpecial(text: string): boolean {
  return /^(?:[\p{L}\p{M} '’-]|l·(?=l))+$/iu.test(text);
}

/** Whether text is a phone number: 6 to 12 digits (spec §5, `phone`). */
export function isPhone(text: string): boolean {
  return isNumeric(text) && text.length >= PHONE_MIN_DIGITS && text.length <= PHONE_MAX_DIGITS;
}

/** A public name: letters, digits, and single spaces, dots, hyphens or underscores between them. */
export function isNick(text: string): boolean {
  if (text.length < NICK_MIN_LENGTH || text.length > NICK_MAX_LENGTH) return false;
  return /^[\p{L}\p{M}\p{N}]+(?:[ ._·'-][\p{L}\p{M}\p{N}]+)*$/u.test(text);
}

import type { Cursors } from '../../platform/secrets';

const USE = 'newsletter-letter';
/**
 * Signed ids of emails anywhere in a text: both parts have a bounded length and cannot overlap, so matching
 * takes linear time.
 */
const NAMES = /(?<![0-9a-z])([0-9a-z]{1,11})-([0-9a-f]{32})(?![0-9a-z])/g;
/** Maximum number of signed ids checked per text. */
const MAX_TRIED = 20;

/** Header with an email's signed id. */
export const EMAIL_HEADER = 'X-Portal-Letter';

/**
 * Signed id of an email, which travels with it so that bounces identify it. The signature prevents forgery.
 * Lower case only, because some mail servers fold case.
 */
export const emailIdentifier = (cursors: Cursors, letter: number): string => {
  const number = letter.toString(36);
  return `${number}-${cursors.seal(USE, number)}`;
};

/** Id of the email that a text refers to; null if it contains no valid signed id. */
export function identifiedEmail(cursors: Cursors, text: string): number | null {
  let tried = 0;
  for (const [, number = '', seal] of text.toLowerCase().matchAll(NAMES)) {
    if (cursors.seal(USE, number) === seal) return Number.parseInt(number, 36);
    tried += 1;
    if (tried === MAX_TRIED) return null;
  }
  return null;
}

/** Bounce address of an email: the general one, with the email's signed id appended to its local part. */
export function returnAddress(bounces: string, name: string): string {
  const at = bounces.lastIndexOf('@');
  return `${bounces.slice(0, at)}+${name}${bounces.slice(at)}`;
}

import { domainToUnicode } from 'node:url';
import { plainEmail } from '@portal/model';
import { foldText } from './look-alikes';

/** Characters that look alike in most typefaces, after case and accents are removed. */
const SAME_LOOK: readonly [RegExp, string][] = [
  [/[i1]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[ ._·'-]/g, '-'],
];

/** Comparison key of a nick: two that a reader could confuse have the same key. */
export function nickKey(nick: string): string {
  return SAME_LOOK.reduce((text, [signs, sign]) => text.replace(signs, sign), foldText(nick));
}

/**
 * Key of an old nick whose `nickKey` belongs to another account: its exact spelling. No other nick has such a
 * key.
 */
export const writtenKey = (nick: string): string => `=${nick}`;

/** Words as a reader sees them: look-alikes are equal. */
export const wordsOf = (text: string): string[] => nickKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name as it is searched for in nicks: its words joined. */
export const nameKey = (name: string): string => wordsOf(name).join('');

/**
 * Comparison key of an email address: case, other encodings of a character, and punycode domains (`xn--…`)
 * make no difference.
 */
export function emailKey(email: string): string {
  const plain = plainEmail(email).toLocaleLowerCase('es');
  const at = plain.lastIndexOf('@') + 1;
  return plain.slice(0, at) + (domainToUnicode(plain.slice(at)) || plain.slice(at));
}

const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * Key by which emails to a mailbox are counted: a suffix after a plus, and dots that make no difference, lead
 * to the same mailbox.
 */
export function mailboxKey(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(emailKey(email)) ?? ['', emailKey(email)];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return GMAIL.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

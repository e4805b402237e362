import { domainToUnicode } from 'node:url';
import { plainEmail } from '@portal/model';
import { foldText } from './look-alikes';

/** Signs that look alike in most typefaces, after case and accents are gone. */
const SAME_LOOK: readonly [RegExp, string][] = [
  [/[i1]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[ ._·'-]/g, '-'],
];

/** A nick as it is compared: two that a reader could take for each other have one key. */
export function nickKey(nick: string): string {
  return SAME_LOOK.reduce((text, [signs, sign]) => text.replace(signs, sign), foldText(nick));
}

/** The key of a nick of old whose `nickKey` is another account's: how it is written. No nick has such a key else. */
export const writtenKey = (nick: string): string => `=${nick}`;

/** Words as a reader sees them: those that look alike are one. */
export const wordsOf = (text: string): string[] => nickKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name as it is looked for in nicks: its words as one. */
export const nameKey = (name: string): string => wordsOf(name).join('');

/**
 * An email address as it is compared: neither case, nor another way to write a letter, nor a domain written for machines
 * (`xn--…`) makes another address.
 */
export function emailKey(email: string): string {
  const plain = plainEmail(email).toLocaleLowerCase('es');
  const at = plain.lastIndexOf('@') + 1;
  return plain.slice(0, at) + (domainToUnicode(plain.slice(at)) || plain.slice(at));
}

const GMAIL = /^(?:gmail|googlemail)\.com$/;

/** A mailbox as letters to it are counted: whatever follows a plus, and dots where they make no difference, lead to the same one. */
export function mailboxKey(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(emailKey(email)) ?? ['', emailKey(email)];
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return GMAIL.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

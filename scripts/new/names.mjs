/** Names of new items: validation, and conversion between spellings. */
import { stop } from '../prepare.mjs';

/** 'EventChip' as 'event-chip'. */
export const inKebab = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** 'event-chip' as 'eventChip'. */
export const inCamel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** 'event-chip' as 'Event chip', for display. */
export const inWords = (name) => capital(name.replaceAll('-', ' '));

/** @param {string} what the kind of name, as the start of a sentence: 'A component’s name' */
export function mustBeCapitalised(name, what, example) {
  if (!/^[A-Z][A-Za-z0-9]{1,40}$/.test(name)) stop(`${what} is written like ${example}; this is “${name}”.`);
}

export function mustBeHyphenated(name, what, example) {
  if (name.length > 40 || !/^[a-z][a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    stop(`${what} is lower case, letters, digits and single hyphens, like ${example}; this is “${name}”.`);
}

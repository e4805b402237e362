import { SOCIAL_PROVIDERS } from '../constants/index';
import type { Conversion } from './conversions';

/** Ways to log in: email and password, a social provider, or the identity provider. */
export const ENTRY_METHODS = ['password', ...SOCIAL_PROVIDERS, 'identity_provider'] as const;
/** Way of logging in, as analytics record it: `password`, a social provider or `identity_provider`. */
export type EntryMethod = (typeof ENTRY_METHODS)[number];

/**
 * A registration or login that has just happened, with its method; the entry cookie passes it to the next
 * page.
 */
export type Entry = { event: Conversion; method: EntryMethod };

/**
 * Name of the cookie that passes a login to the next page, whether by JavaScript, by form or through a
 * provider. That page reports it once and deletes the cookie.
 */
export const ENTRY_COOKIE = 'entry';
/** Lifetime of the entry cookie, seconds: long enough for the next page only. */
export const ENTRY_SECONDS = 300;

/** Value of the entry cookie: `login.google`. */
export const writeEntry = ({ event, method }: Entry): string => `${event}.${method}`;

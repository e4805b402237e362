import type { ConsentDecision } from './decision';

/** Name of the cookie that stores a decision. Scripts read it: it is not `httpOnly`. */
export const CONSENT_COOKIE = 'consent';
/**
 * Days that a decision is valid before readers are asked again: six months, for refusals as well as
 * consents.
 */
export const CONSENT_DAYS = 182;

/** A decision as stored in the cookie. */
export type KeptConsent = Pick<ConsentDecision, 'id' | 'version' | 'granted'>;

const NONE = 'none';

/** Value of the cookie: `<version>.<purposes, joined by hyphens, or none>.<id>`, which needs no escapes. */
export const writeConsent = ({ version, granted, id }: KeptConsent): string =>
  `${version}.${granted.join('-') || NONE}.${id}`;

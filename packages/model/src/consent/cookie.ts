import type { ConsentDecision } from './decision';

/** Name of the cookie that keeps a decision. Pages read it: it is not `httpOnly`. */
export const CONSENT_COOKIE = 'consent';
/** Days that a decision stands before it is asked for again: six months, refusals as well as agreements. */
export const CONSENT_DAYS = 182;

/** A decision as the cookie keeps it. */
export type KeptConsent = Pick<ConsentDecision, 'id' | 'version' | 'granted'>;

const NONE = 'none';

/** Value of the cookie: `<version>.<purposes, apart by hyphens, or none>.<id>`, which needs no escapes. */
export const writeConsent = ({ version, granted, id }: KeptConsent): string =>
  `${version}.${granted.join('-') || NONE}.${id}`;

import { type ConsentTerms, consentVersion } from './asking';
import type { ConsentDecision } from './decision';

/** Name of the cookie that keeps a decision. Pages read it: it is not `httpOnly`. */
export const CONSENT_COOKIE = 'consent';
/** Days that a decision stands before it is asked for again: six months, refusals as well as agreements. */
export const CONSENT_DAYS = 182;

/** How a reader decides: everything, nothing, or one by one. */
export const CONSENT_WAYS = ['all', 'none', 'chosen'] as const;
/** How a reader decides. */
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** A decision as the cookie keeps it. */
export type KeptConsent = Pick<ConsentDecision, 'id' | 'version' | 'granted'>;

const NONE = 'none';

/** Value of the cookie: `<version>.<purposes, apart by hyphens, or none>.<id>`, which needs no escapes. */
export const writeConsent = ({ version, granted, id }: KeptConsent): string =>
  `${version}.${granted.join('-') || NONE}.${id}`;

/** How the cookie of who has decided begins: for scripts that need to know no more. */
export const decisionOf = (settings: ConsentTerms): string =>
  `${CONSENT_COOKIE}=${consentVersion(settings)}.`;

/** How the cookie of who refused everything begins: for scripts that need to know no more. */
export const refusalOf = (settings: ConsentTerms): string => `${decisionOf(settings)}${NONE}.`;

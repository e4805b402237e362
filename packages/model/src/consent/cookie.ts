import { type ConsentTerms, consentVersion, purposesOf } from './asking';
import type { ConsentDecision } from './decision';
import type { ConsentPurpose } from './purposes';
import type { ConsentSettings } from './settings';

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

/**
 * The decision in a browser's cookies; null where there is none, or it was about something else than what the site asks now.
 * @param cookies as `document.cookie` and the header `Cookie` have them
 */
export function readConsent(cookies: string, settings: ConsentSettings): KeptConsent | null {
  const [, version = '', purposes = '', id = ''] =
    /(?:^|; )consent=(\d{1,4}-\d{1,4}(?:-\w{4,10}-[a-z]{4,5})?)\.([a-z-]{1,40})\.([0-9a-f]{32})(?:;|$)/.exec(
      cookies,
    ) ?? [];
  if (version !== consentVersion(settings)) return null;
  const named = purposes.split('-');
  const granted: ConsentPurpose[] = purposesOf(settings).filter((purpose) => named.includes(purpose));
  return { version, granted, id };
}

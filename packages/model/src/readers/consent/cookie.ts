import { type ConsentTerms, consentVersion, purposesOf } from './asking';
import type { ConsentDecision } from './decision';
import type { ConsentPurpose } from './purposes';
import type { ConsentSettings } from './settings';

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

/**
 * The decision in a browser's cookies; null if there is none, or it was made for another version.
 * @param cookies in the format of `document.cookie` and of the header `Cookie`
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

/** Prefix of the cookie of a reader who has decided, for scripts that need to know no more. */
export const decisionOf = (settings: ConsentTerms): string =>
  `${CONSENT_COOKIE}=${consentVersion(settings)}.`;

/** Prefix of the cookie of a reader who refused everything, for scripts that need to know no more. */
export const refusalOf = (settings: ConsentTerms): string =>
  `${CONSENT_COOKIE}=${writeConsent({ version: consentVersion(settings), granted: [], id: '' })}`;

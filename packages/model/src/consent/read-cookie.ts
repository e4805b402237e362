import { type ConsentTerms, consentVersion, purposesOf } from './asking';
import { CONSENT_COOKIE, type KeptConsent, writeConsent } from './cookie';
import type { ConsentPurpose } from './purposes';
import type { ConsentSettings } from './settings';

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

/** How the cookie of who has decided begins: for scripts that need to know no more. */
export const decisionOf = (settings: ConsentTerms): string =>
  `${CONSENT_COOKIE}=${consentVersion(settings)}.`;

/** How the cookie of who refused everything begins: for scripts that need to know no more. */
export const refusalOf = (settings: ConsentTerms): string =>
  `${CONSENT_COOKIE}=${writeConsent({ version: consentVersion(settings), granted: [], id: '' })}`;

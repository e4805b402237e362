import * as v from 'valibot';
import { tcStringSchema } from './framework';
import {
  CONSENT_PURPOSES,
  type ConsentPurpose,
  type ConsentSettings,
  type ConsentTerms,
  consentVersion,
  purposesOf,
} from './settings';

/** Name of the cookie that keeps a decision. Pages read it: it is not `httpOnly`. */
export const CONSENT_COOKIE = 'consent';
/** Days that a decision stands before it is asked for again: six months, refusals as well as agreements. */
export const CONSENT_DAYS = 182;

/** Where a reader decided: in the notice, among the choices that each footer leads to, or at a player of others. */
export const CONSENT_ORIGINS = ['notice', 'choices', 'embed'] as const;
/** Where a reader decided. */
export type ConsentOrigin = (typeof CONSENT_ORIGINS)[number];

/** Parses a decision as a browser sends it: what is not granted is refused. */
export const consentDecisionSchema = v.object({
  /** Of chance, from the browser: it stands for no person and no device. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')),
  /** `consentVersion` of what was shown. */
  version: v.pipe(
    v.string(),
    v.regex(/^\d{1,4}-\d{1,4}(?:-\d{1,7}[A-Z]{3}-(?:month|year))?$/, 'must be a version such as 1-4'),
  ),
  granted: v.pipe(
    v.array(v.picklist(CONSENT_PURPOSES)),
    v.maxLength(CONSENT_PURPOSES.length),
    v.check((purposes) => new Set(purposes).size === purposes.length, 'names a purpose twice'),
  ),
  origin: v.picklist(CONSENT_ORIGINS),
  /** What was chosen by the framework of IAB Europe, on a site that speaks it. */
  tcString: v.optional(tcStringSchema),
});
/** A reader's decision: to which purposes they agree, of what version, and where they said so. */
export type ConsentDecision = v.InferOutput<typeof consentDecisionSchema>;

/** A decision as the cookie keeps it. */
export type KeptConsent = Pick<ConsentDecision, 'id' | 'version' | 'granted'>;

const NONE = 'none';

/** Value of the cookie: `<version>.<purposes, apart by hyphens, or none>.<id>`, which needs no escapes. */
export const writeConsent = ({ version, granted, id }: KeptConsent): string =>
  `${version}.${granted.join('-') || NONE}.${id}`;

/** How the cookie of who refused everything begins: for scripts that need to know no more. */
export const refusalOf = (settings: ConsentTerms): string =>
  `${CONSENT_COOKIE}=${consentVersion(settings)}.${NONE}.`;

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

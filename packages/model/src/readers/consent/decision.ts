import * as v from 'valibot';
import type { Endpoints, Takes } from '../../routes/endpoint';
import { tcStringSchema } from './framework';
import { CONSENT_PURPOSES } from './purposes';

/**
 * Places where a reader decides: the notice, the page of choices linked from each footer, or a third-party
 * player.
 */
export const CONSENT_ORIGINS = ['notice', 'choices', 'embed'] as const;
/** Place where a reader decided. */
export type ConsentOrigin = (typeof CONSENT_ORIGINS)[number];

/** Schema of a decision as a browser sends it; purposes that are not granted are refused. */
export const consentDecisionSchema = v.object({
  /** Random, generated in the browser: it identifies no person and no device. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')),
  /** `consentVersion` that was shown. */
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
  /** TC string of the choice, on a site with the framework of IAB Europe. */
  tcString: v.optional(tcStringSchema),
});
/** A reader's decision: the purposes they agree to, the version asked, and the place. */
export type ConsentDecision = v.InferOutput<typeof consentDecisionSchema>;

/** Endpoint of a reader's decision about cookies and partners. */
export const CONSENT_ENDPOINTS = {
  /** Records the decision, and sets the cookies that remember it. */
  decide: {
    method: 'POST',
    path: '/api/front/consent',
    who: 'anyone',
    body: {} as Takes<typeof consentDecisionSchema>,
  },
} as const satisfies Endpoints;

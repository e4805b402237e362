import * as v from 'valibot';
import { tcStringSchema } from './framework';
import { CONSENT_PURPOSES } from './purposes';

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

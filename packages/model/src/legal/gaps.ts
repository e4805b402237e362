import * as v from 'valibot';

/**
 * Facts that pages of the law lack until the publisher gives them, each with the place in the site’s file where it is given. A start
 * and the desk name them.
 */
export const LEGAL_GAPS = {
  publisher: 'publisher',
  owners: 'publisher.owners',
  beneficialOwners: 'publisher.beneficialOwners',
  stateAdvertising: 'publisher.stateAdvertising',
  broadcaster: 'publisher.broadcaster',
  contactPoints: 'publisher.contactPoints',
  consumerArbitration: 'publisher.consumerArbitration',
  complaintForms: 'publisher.complaintForms',
  processors: 'publisher.processors',
  accessibility: 'publisher.accessibility',
  ai: 'publisher.ai',
  minAge: 'minAge',
} as const;
/** A fact that a page of the law lacks. */
export type LegalGap = keyof typeof LEGAL_GAPS;

const GAPS = Object.keys(LEGAL_GAPS) as [LegalGap, ...LegalGap[]];

/** Parses what a site’s pages of the law lack, as the desk asks for it. */
export const legalGapsSchema = v.object({ gaps: v.array(v.picklist(GAPS)) });
/** What a site’s pages of the law lack. */
export type LegalGaps = v.InferOutput<typeof legalGapsSchema>;

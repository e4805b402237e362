import * as v from 'valibot';

/**
 * Facts that legal pages lack until the publisher gives them, each with its place in the site’s file. The
 * desk and the log at startup list them.
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
/** A fact that a legal page lacks. */
export type LegalGap = keyof typeof LEGAL_GAPS;

const GAPS = Object.keys(LEGAL_GAPS) as [LegalGap, ...LegalGap[]];

/** Schema of the facts that a site’s legal pages lack, for the desk. */
export const legalGapsSchema = v.object({ gaps: v.array(v.picklist(GAPS)) });
/** Facts that a site’s legal pages lack. */
export type LegalGaps = v.InferOutput<typeof legalGapsSchema>;

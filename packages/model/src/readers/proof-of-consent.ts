/**
 * Years that proof of a consent is kept blocked after it ended: the limitation period of claims (LOPDGDD,
 * articles 32 and 72).
 */
export const PROOF_YEARS = 3;

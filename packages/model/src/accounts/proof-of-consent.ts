/** Years for which proof of a consent is kept blocked after it ended: as long as somebody may ask for it (LOPDGDD, articles 32 and 72). */
export const PROOF_YEARS = 3;

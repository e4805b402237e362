/**
 * Days for which what a reader declared of a contract is kept, with or without their account: personal actions without a term of their own
 * lapse in five years (for Spain, Código Civil, article 1964.2).
 */
export const PROOF_DAYS = 5 * 366;

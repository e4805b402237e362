/**
 * Reasons why a metered story stays gated: the reader's monthly stories are used up, or the daily quota of
 * their network is.
 */
export const GATE_REFUSALS = ['spent', 'network'] as const;
/** Reason why a metered story stays gated for a reader. */
export type GateRefusal = (typeof GATE_REFUSALS)[number];

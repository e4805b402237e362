/** Kinds of change for designers: the bold word at the start of a sentence in a note. */
export const CHANGE_KINDS = ['New', 'Changed', 'Needs your hand'] as const;

/** One change that is visible to designers. */
export type Change = { kind: (typeof CHANGE_KINDS)[number]; text: string };

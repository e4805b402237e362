/** What a change is to a designer: the word in bold that its sentence begins with in a note. */
export const CHANGE_KINDS = ['New', 'Changed', 'Needs your hand'] as const;

/** One change that a designer sees. */
export type Change = { kind: (typeof CHANGE_KINDS)[number]; text: string };

/** Short names for the tokens that the sheets ask for. */
export function tokenNames(sheets: readonly string[]): Map<string, string>;
/** Writes a style sheet's tokens under short names and leaves out those that have none. */
export function shortenTokens(sheet: string, names: ReadonlyMap<string, string>): string;

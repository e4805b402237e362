/** Takes unused tokens out of a style sheet and shortens the names of the others. */
export function shortenTokens(sheet: string): string;

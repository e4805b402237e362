/** Builds a query string from the defined values, with its question mark. */
export const queryOf = (query: Readonly<Record<string, string | undefined>>): string =>
  `?${new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )}`;

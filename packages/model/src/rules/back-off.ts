/**
 * Milliseconds to wait before a retry: doubled after each failure, up to a maximum.
 * @param failures failures so far, counted from 0
 */
export const backOffMs = (
  failures: number,
  { first, longest = Number.POSITIVE_INFINITY }: { first: number; longest?: number },
): number => Math.min(first * 2 ** failures, longest);

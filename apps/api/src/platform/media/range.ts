/** A part of a file, both ends inclusive. */
export type ByteRange = { start: number; end: number };

/** One range with up to 15 digits per number: longer ones would not be safe integers. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file of this size that a `Range` header requests (RFC 9110 §14.2). Null if the whole file is
 * to be sent: without a header, with an unreadable one, or with several ranges, which nobody needs here.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return start < size ? null : 'unsatisfiable';
  return start <= end ? { start, end } : 'unsatisfiable';
}

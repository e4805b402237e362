import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. */
export function sameBytes(one: Uint8Array | string, other: Uint8Array | string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same. The time it takes tells nothing of where they differ. */
export function sameBytes(one: Uint8Array | string, other: Uint8Array | string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

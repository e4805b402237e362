import type { DraftStorage } from '@portal/data';

/** The browser's storage; undefined on a server, and where it is forbidden: naming it throws there. */
export function browserStorage(): DraftStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** A key that nobody else has, also on pages without TLS. */
export const browserKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

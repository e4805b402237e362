import type { DraftStorage } from '@portal/data';

/** The browser's storage; undefined on a server, and where it is forbidden: naming it throws there. */
export function browserStorage(): DraftStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

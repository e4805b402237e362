import type { DraftStorage } from '@portal/data';

/** The browser's storage; undefined on a server, and if it is blocked: accessing it throws. */
export function browserStorage(): DraftStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

'use client';
import { type RefObject, useEffect } from 'react';

declare const process: { env: { NODE_ENV?: string } };

/** Bundlers inline the mode here; if none did, it does not count as development. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * In development, warns if a site is named whose style sheet is not loaded. The warning's code is fetched
 * only then: readers never load it.
 * @param look the scheme or contrast that was set
 */
export function useKnownSite(
  element: RefObject<HTMLElement | null>,
  site: string | undefined,
  look: string | undefined,
): void {
  useEffect(() => {
    if (isDevelopment())
      void import('./knownSite').then(({ warnOfSites }) => warnOfSites(element.current, site, look));
  }, [element, site, look]);
}

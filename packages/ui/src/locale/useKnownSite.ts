'use client';
import { type RefObject, useEffect } from 'react';

declare const process: { env: { NODE_ENV?: string } };

/** Bundlers write the mode here; where nobody did, it is nobody’s development. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * In development, says where a site is named whose style sheet the page has not. What says it is fetched then alone: no reader
 * brings it along.
 * @param look the scheme or contrast that was given
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

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

/** In development, says where an element names a site whose style sheet the page has not. */
export function useKnownSite(element: RefObject<HTMLElement | null>, site: string | undefined): void {
  useEffect(() => {
    if (!site || !element.current || !isDevelopment()) return;
    const known = getComputedStyle(element.current).getPropertyValue('--p-site').trim();
    if (known !== site)
      console.warn(
        `PortalProvider: no style sheet of the site “${site}” is on this page, so it is drawn ${known ? `as “${known}”` : 'without a brand'}. Import @portal/tokens/sites/${site}.css, or your own brand’s.`,
      );
  }, [element, site]);
}

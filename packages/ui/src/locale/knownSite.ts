/** The page's site that was warned about already: all providers of a page would repeat it. */
let toldOfPage: string | undefined;

function warnOf(element: HTMLElement, site: string): void {
  const known = getComputedStyle(element).getPropertyValue('--p-site').trim();
  if (known !== site)
    console.warn(
      `PortalProvider: no style sheet of the site “${site}” is on this page, so it is drawn ${known ? `as “${known}”` : 'without a brand'}. Import @portal/tokens/sites/${site}.css, or your own brand’s.`,
    );
}

/**
 * Warns if the page or an element names a site whose style sheet is not loaded, and if a scheme or contrast
 * is set without a site.
 * @param look the scheme or contrast that was set
 */
export function warnOfSites(
  element: HTMLElement | null,
  site: string | undefined,
  look: string | undefined,
): void {
  const page = document.documentElement;
  const ofPage = page.dataset.site;
  if (ofPage && ofPage !== toldOfPage) {
    toldOfPage = ofPage;
    warnOf(page, ofPage);
  }
  if (!element) return;
  if (site) warnOf(element, site);
  else if (look) console.warn(`PortalProvider: “${look}” is the look of a site: give site too.`);
}

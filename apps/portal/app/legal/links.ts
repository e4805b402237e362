import type { Site } from '@portal/model';
import { LEGAL_TITLES, legalPagesOf, legalPath } from '@portal/model/legal';

/**
 * Links to the legal pages, in a fixed order, for the footer of each page; empty if the site has no
 * publisher.
 */
export const legalLinks = (site: Pick<Site, 'publisher' | 'paywall' | 'language'>) =>
  legalPagesOf(site).map((page) => ({
    id: page,
    text: LEGAL_TITLES[site.language][page].short,
    href: legalPath(page),
  }));

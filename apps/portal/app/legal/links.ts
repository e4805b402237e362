import type { Site } from '@portal/model';
import { LEGAL_TITLES, legalPagesOf, legalPath } from '@portal/model/legal';

/** Links to the pages of the law, in one order, for the foot of each page; none where nobody answers for the site. */
export const legalLinks = (site: Pick<Site, 'publisher' | 'paywall' | 'language'>) =>
  legalPagesOf(site).map((page) => ({
    id: page,
    text: LEGAL_TITLES[site.language][page].short,
    href: legalPath(page),
  }));

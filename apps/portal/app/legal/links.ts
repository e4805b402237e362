import { ROUTES, type RouteName, type Site } from '@portal/model';
import { LEGAL_PAGES, type LegalPage } from './pages';
import { LEGAL_TEXTS } from './texts';

const ROUTE_OF = {
  notice: 'legalNotice',
  privacy: 'privacy',
  cookies: 'cookies',
  accessibility: 'accessibility',
} as const satisfies Record<LegalPage, RouteName>;

/** Address of a page that the law asks of a site. */
export const legalPath = (page: LegalPage): string => ROUTES[ROUTE_OF[page]];

/** Links to these pages, in one order, for the foot of each page; none where nobody answers for the site. */
export function legalLinks({ publisher, language }: Pick<Site, 'publisher' | 'language'>) {
  if (!publisher) return [];
  const { pages } = LEGAL_TEXTS[language];
  return LEGAL_PAGES.map((page) => ({ id: page, text: pages[page].short, href: legalPath(page) }));
}

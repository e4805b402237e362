import { failedCall, legalPage } from '@portal/data';
import { LEGAL_PAGES, type LegalPage, legalPageOf, legalPath, matchRoute, ROUTES } from '@portal/model';
import { legalView } from '../../app/legal/view';
import type { AccountPage, Visit, Visited } from './visit';

/** A page of the law, or a version of it; the way to `instead` where the site does not have it. */
async function shown(
  { context, client }: Visit,
  page: LegalPage,
  version: number | undefined,
  instead: string,
): Promise<Visited> {
  try {
    return legalView(context, await legalPage(client, page, version));
  } catch (error) {
    if (failedCall(error).failure.status !== 404) throw error;
    return { location: instead };
  }
}

/** The version in force; the front where nobody answers for the site, or it has no such page. */
const current = (page: LegalPage): AccountPage => ({
  get: (visit) => shown(visit, page, undefined, ROUTES.front),
});

/** One version by its number; the version in force where there is none of that number. */
const versionPage: AccountPage = {
  get: async (visit) => {
    const { page: slug = '', version = '' } = matchRoute(visit.url.pathname).params;
    const page = legalPageOf(slug);
    if (!page) return { location: ROUTES.front };
    if (!/^[1-9]\d{0,5}$/.test(version)) return { location: legalPath(page) };
    return shown(visit, page, Number(version), legalPath(page));
  },
};

/** Every page that the law asks of a site, and their versions. */
export const LEGAL_ACCOUNT_PAGES: Readonly<Record<string, AccountPage>> = {
  ...Object.fromEntries(LEGAL_PAGES.map((page) => [legalPath(page), current(page)])),
  [ROUTES.legalVersion]: versionPage,
};

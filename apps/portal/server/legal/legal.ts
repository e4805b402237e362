import { failedCall, legalPage } from '@portal/data';
import { matchRoute, ROUTES } from '@portal/model';
import { LEGAL_PAGES, type LegalPage, legalPageOf, legalPath } from '@portal/model/legal';
import { legalView } from '../../app/legal/view';
import type { AccountPage, Visit, Visited } from '../../app/visit';

/** A legal page, or a version of it; redirects to `instead` if the site does not have it. */
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

/** The version in force; redirects to the front page if the site names no publisher or has no such page. */
const current = (page: LegalPage): AccountPage => ({
  get: (visit) => shown(visit, page, undefined, ROUTES.front),
});

/** One version by its number; redirects to the version in force if there is none. */
const versionPage: AccountPage = {
  get: async (visit) => {
    const { page: slug = '', version = '' } = matchRoute(visit.url.pathname).params;
    const page = legalPageOf(slug);
    if (!page) return { location: ROUTES.front };
    if (!/^[1-9]\d{0,5}$/.test(version)) return { location: legalPath(page) };
    return shown(visit, page, Number(version), legalPath(page));
  },
};

/** Every legal page of a site, and their versions. */
export const LEGAL_ACCOUNT_PAGES: Readonly<Record<string, AccountPage>> = {
  ...Object.fromEntries(LEGAL_PAGES.map((page) => [legalPath(page), current(page)])),
  [ROUTES.legalVersion]: versionPage,
};

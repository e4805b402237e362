import { PAGE_ERROR_TEXTS, type PageErrorStatus, ROUTES } from '@portal/model';
import { ErrorPage } from '@portal/ui/error-page';
import { PageMain } from '@portal/ui/page';
import { SearchField } from '@portal/ui/ways-on';
import type { ReactNode } from 'react';
import type { Head } from './document/head';
import type { PageContext } from './page';

/**
 * The page of an error (spec §2, §8): 401, 403, 404, 410, 429 and 500.
 * @param path of the page, which is retried after 429
 * @param below further content of the page
 * @param search whether the site's search stands above that content
 */
export function errorPage(
  status: PageErrorStatus,
  path: string,
  { locale, site }: PageContext,
  below?: ReactNode,
  search = false,
): { head: Head; view: ReactNode; status: PageErrorStatus } {
  const texts = PAGE_ERROR_TEXTS[site.language].pages[status];
  return {
    status,
    head: { title: texts.title, description: texts.description, path, kind: 'website', noIndex: true },
    view: (
      <PageMain>
        <ErrorPage
          locale={locale}
          status={status}
          texts={texts}
          {...(status === 401 ? { backUrl: path } : {})}
          {...(status === 403 && site.contact ? { contactHref: ROUTES.contact } : {})}
          {...(status === 429 || status === 500 ? { retryHref: path } : {})}
        />
        {search ? <SearchField label={locale.texts.search.text} submit={locale.texts.search.submit} /> : null}
        {below}
      </PageMain>
    ),
  };
}

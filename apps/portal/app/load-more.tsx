import type { PageClient } from '@portal/data';
import { failureEnvelope, loadMorePath, REQUEST_TEXTS, type Site, successEnvelope } from '@portal/model';
import { CardItem } from '@portal/ui/cards';
import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The load-more response (spec §3, §7): a listing's next page as HTML, and the address of the one after it.
 */
export async function loadMoreAnswer(pages: PageClient, site: Site, query: URLSearchParams, now: Date) {
  const path = query.get('path') ?? '';
  const page = path.startsWith('/')
    ? await pages.page({ site: site.alias, path, cursor: query.get('cursor') })
    : null;
  if (page?.type !== 'listing')
    return failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });
  const locale = createLocale(LANGUAGE_PACKS[site.language], {
    now: now.toISOString(),
    timeZone: site.timeZone,
  });
  const html = page.cards
    .map((card) =>
      renderToStaticMarkup(
        <CardItem
          card={card}
          shape="horizontal"
          size="sm"
          summary
          date
          across={2}
          headingLevel={2}
          locale={locale}
        />,
      ),
    )
    .join('');
  return successEnvelope({
    html,
    nextPage: page.nextCursor ? loadMorePath(page.path, page.nextCursor) : null,
  });
}

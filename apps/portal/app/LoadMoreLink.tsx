import { listingPath } from '@portal/model';
import { cardsListClass } from '@portal/ui/cards';
import type { Locale } from '@portal/ui/locale';
import { Island } from './Island';
import loadMoreIsland from './islands/LoadMore';

/** The rest of a list: a link without JavaScript, an island with it. */
export function LoadMoreLink({ id, nextPage, locale }: { id: string; nextPage: string; locale: Locale }) {
  const query = new URLSearchParams(nextPage.split('?')[1]);
  return (
    <Island
      of={loadMoreIsland}
      id={id}
      props={{
        nextPage,
        href: listingPath(query.get('path') ?? '/', query.get('cursor') ?? ''),
        listClassName: cardsListClass(2),
      }}
      locale={locale}
    />
  );
}

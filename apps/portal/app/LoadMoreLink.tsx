import { listingPath } from '@portal/model';
import { cardsListClass } from '@portal/ui/cards';
import type { Locale } from '@portal/ui/locale';
import { Island } from './islands/Island';

/** The rest of a list: a link without script, an island with it. */
export function LoadMoreLink({ id, nextPage, locale }: { id: string; nextPage: string; locale: Locale }) {
  const query = new URLSearchParams(nextPage.split('?')[1]);
  return (
    <Island
      name="load-more"
      id={id}
      wake="interaction"
      props={{
        nextPage,
        href: listingPath(query.get('path') ?? '/', query.get('cursor') ?? ''),
        listClassName: cardsListClass(2),
      }}
      locale={locale}
    />
  );
}

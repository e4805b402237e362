import { programmeIndexPath } from '@portal/model';
import { ListingHead } from '@portal/ui/listing-head';
import { PageMain } from '@portal/ui/page';
import { adIn } from '../ads/place';
import { BroadcastNavigation } from '../content/broadcast/BroadcastNavigation';
import { IndexItems } from '../content/broadcast/IndexItems';
import { Island } from '../Island';
import programmeIndexIsland from '../islands/ProgrammeIndex';
import { LISTING_LIFETIMES } from '../lifetimes';
import { page } from '../page';
import { showSearchAnswer } from '../show-search';

/** Programmes from A to Z. */
export default page({
  type: 'programmes',
  shows: () => ({ contents: [], lists: true }),
  fragments: [showSearchAnswer],
  lifetimes: () => LISTING_LIFETIMES,
  head: ({ title, description, path, letter, text }, { site, locale }) => ({
    title: title || locale.texts.broadcast.programmes,
    description: description ?? `${title}. ${site.name}, ${site.tagline}`,
    path,
    kind: 'website',
    noIndex: Boolean(letter || text),
  }),
  next: ({ letter, text, nextCursor }) =>
    nextCursor && programmeIndexPath({ letter: letter ?? '', text, cursor: nextCursor }),
  view: (index, context) => {
    const { locale, site } = context;
    const { title, description, breadcrumbs, areas, path, letters, letter, text, nextCursor } = index;
    return (
      <PageMain>
        {adIn(context, { place: 'top', path })}
        <BroadcastNavigation areas={areas} path={path} site={site} locale={locale} />
        <ListingHead
          title={title || locale.texts.broadcast.programmes}
          description={description}
          breadcrumbs={breadcrumbs}
          locale={locale}
        />
        <Island
          of={programmeIndexIsland}
          id="programmes"
          props={{
            letters,
            letter: letter ?? '',
            text,
            count: index.total,
            cursorMark: nextCursor,
          }}
          slots={[<IndexItems key="items" page={index} context={context} />]}
          locale={locale}
        />
      </PageMain>
    );
  },
});

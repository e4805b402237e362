import { Cards } from '@portal/ui/cards';
import { ListingHead } from '@portal/ui/listing-head';
import { PageMain } from '@portal/ui/page';
import { Begun } from '@portal/ui/programme-head';
import { ShowGrid } from '@portal/ui/show-grid';
import { BroadcastNavigation } from '../content/broadcast/BroadcastNavigation';
import { LISTING_LIFETIMES } from '../lifetimes';
import { idsOf, page } from '../page';

/** The on-demand area: the newest editions, and every programme by medium. */
export default page({
  type: 'on-demand',
  shows: ({ latest }) => ({ contents: idsOf(latest), lists: true }),
  lifetimes: () => LISTING_LIFETIMES,
  head: ({ path }, { site, locale }) => {
    const title = locale.texts.broadcast.onDemand;
    return { title, description: `${title}. ${site.name}, ${site.tagline}`, path, kind: 'website' };
  },
  view: ({ path, grids, latest, breadcrumbs, areas }, { locale, site }) => {
    const { broadcast } = locale.texts;
    return (
      <PageMain>
        <BroadcastNavigation areas={areas} path={path} site={site} locale={locale} />
        <ListingHead title={broadcast.onDemand} breadcrumbs={breadcrumbs} locale={locale} />
        <Begun locale={locale} />
        <Cards
          cards={latest}
          shape="tile"
          size="xs"
          across={4}
          title={broadcast.latest}
          headingLevel={2}
          priority
          locale={locale}
        />
        {grids.map(({ medium, programmes }) => (
          <ShowGrid
            key={medium}
            title={broadcast.media[medium]}
            programmes={programmes}
            headingLevel={2}
            locale={locale}
          />
        ))}
      </PageMain>
    );
  },
});

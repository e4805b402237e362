import {
  type Card,
  daysOfDateValue,
  type ListingPage,
  narrowedListingPath,
  type Programme,
  pickedDateValue,
  searchAddress,
} from '@portal/model';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { AudioIcon, PlayIcon } from '@portal/ui/icon';
import { fill, type Locale } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { EpisodeList, ProgrammeHead } from '@portal/ui/programme-head';
import { SectionHead } from '@portal/ui/section-head';
import { ShowNavigation } from '@portal/ui/show-navigation';
import type { ReactNode } from 'react';
import type { PageContext } from '../../page';

type ProgrammePageProps = {
  listing: ListingPage;
  programme: Programme;
  context: PageContext;
  /** An ad above everything, if the site has one. */
  top: ReactNode;
};

/** Play button of the newest edition. */
function Latest({ card, locale }: { card: Card | undefined; locale: Locale }) {
  if (!card) return null;
  const isAudio = card.articleNewsTypeEnum?.startsWith('audio');
  const { programme: texts } = locale.texts;
  return (
    <Button href={card.url} icon={isAudio ? <AudioIcon size={20} /> : <PlayIcon size={20} />}>
      {isAudio ? texts.listen : texts.watch}
    </Button>
  );
}

/** Pages of a programme: all of its editions, and those of each season. */
function seasonLinks({ path, seasons = [] }: ListingPage, { site, locale }: Omit<PageContext, 'origin'>) {
  const { programme: texts } = locale.texts;
  return [
    { id: 'all', text: texts.all, href: path },
    ...seasons.map(({ from, to }) => ({
      id: from,
      text: fill(texts.season, { from: from.slice(0, 4), to: to.slice(2, 4) }),
      href: searchAddress(
        path,
        { searchText: '', filterValues: {}, dateValue: pickedDateValue(from, to, site.timeZone) },
        site.timeZone,
      ),
    })),
  ];
}

/** A programme: its picture and words, its seasons, and its editions as a list. */
export function ProgrammePage({ listing, programme, context, top }: ProgrammePageProps) {
  const { cards, nextCursor, path, search } = listing;
  const { locale, site } = context;
  const { programme: texts } = locale.texts;
  const links = seasonLinks(listing, context);
  const question = search?.searcherPayload;
  const [from] = daysOfDateValue(question?.dateValue ?? [], site.timeZone) ?? [];
  const current = links.find(({ id }) => id === from);
  return (
    <PageMain>
      {top}
      <ShowNavigation
        name={programme.name}
        href={path}
        links={links}
        currentPath={current?.href ?? path}
        locale={locale}
      />
      <ProgrammeHead
        programme={programme}
        locale={locale}
        actions={<Latest card={cards[0]} locale={locale} />}
      />
      <section aria-label={texts.episodes}>
        <SectionHead title={current?.text ?? texts.episodes} headingLevel={2} />
        {cards.length ? (
          <EpisodeList episodes={cards} headingLevel={3} locale={locale} />
        ) : (
          <EmptyState title={locale.texts.listing.empty} />
        )}
      </section>
      {nextCursor && question ? (
        <Button variant="secondary" href={narrowedListingPath(path, question, nextCursor, site.timeZone)}>
          {locale.texts.loadMore.more}
        </Button>
      ) : null}
    </PageMain>
  );
}

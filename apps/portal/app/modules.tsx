import type { Board as BoardData, Module, ModuleType } from '@portal/model';
import { Banner } from '@portal/ui/banner';
import { Board } from '@portal/ui/board';
import { Card } from '@portal/ui/card';
import { Cards } from '@portal/ui/cards';
import { EventsModule } from '@portal/ui/events-module';
import { FiveTextCards } from '@portal/ui/five-text-cards';
import { GrouperIn5 } from '@portal/ui/grouper-in-5';
import { HotTopics } from '@portal/ui/hot-topics';
import { LastHour } from '@portal/ui/last-hour';
import type { Locale } from '@portal/ui/locale';
import { Masonry } from '@portal/ui/masonry';
import { OnAir } from '@portal/ui/on-air';
import { SectionHead } from '@portal/ui/section-head';
import type { ReactNode } from 'react';
import { Island } from './Island';
import carouselIsland from './islands/Carousel';
import mostReadIsland from './islands/MostRead';
import { LoadMoreLink } from './LoadMoreLink';

/** What a module is told of its place. */
type Place = {
  locale: Locale;
  /** It has the first picture of the page, which is loaded before all others. */
  priority: boolean;
  /** Level of a story's headline: one below that of the board's title, where it has one. */
  headingLevel: 2 | 3;
  /** Title of the row, for what has none of its own. */
  rowTitle: string | undefined;
};

type Render<T extends ModuleType> = (module: Extract<Module, { type: T }>, place: Place) => ReactNode;

/** What shows each type of module. Adding a module is adding a line. */
const MODULES: { [T in ModuleType]: Render<T> } = {
  card: ({ card, shape, size }, place) => <Card card={card} shape={shape} size={size} {...place} />,
  cards: (module, place) => <Cards {...module} {...place} />,
  'five-text-cards': (module, place) => <FiveTextCards {...module} {...place} />,
  'grouper-in-5': (module, place) => <GrouperIn5 {...module} {...place} />,
  masonry: (module, place) => <Masonry {...module} {...place} />,
  banner: (module, place) => <Banner {...module} {...place} />,
  'hot-topics': ({ topics, title }, { locale }) => (
    <HotTopics topics={topics} title={title} width="column" locale={locale} />
  ),
  'last-hour': (module, place) => <LastHour {...module} {...place} />,
  events: ({ cards, title }, { locale, headingLevel }) => (
    <EventsModule cards={cards} title={title} headingLevel={headingLevel} locale={locale} />
  ),
  'on-air': (module, place) => <OnAir {...module} {...place} />,
  'most-read': ({ id, title, tabs }, { locale }) => (
    <Island
      of={mostReadIsland}
      id={id}
      props={{
        ...(title ? { title } : {}),
        tabs: tabs.map((tab) => ({
          title: tab.title,
          cards: tab.cards.map(({ id: cardId, title: cardTitle, url }) => ({
            id: cardId,
            title: cardTitle,
            url,
          })),
        })),
      }}
      locale={locale}
    />
  ),
  carousel: ({ id, title, href, variant, shape, cards }, { locale, headingLevel, rowTitle }) => (
    <>
      {title ? <SectionHead title={title} href={href} headingLevel={headingLevel} /> : null}
      <Island
        of={carouselIsland}
        id={id}
        props={{ kind: variant, label: title ?? rowTitle ?? locale.texts.carousel.label }}
        slots={cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            shape={shape}
            size="xs"
            headingLevel={headingLevel}
            locale={locale}
          />
        ))}
        locale={locale}
      />
    </>
  ),
  'load-more': ({ id, cards, nextPage }, place) => (
    <>
      <Cards cards={cards} shape="horizontal" size="sm" summary across={2} {...place} />
      {nextPage ? <LoadMoreLink id={id} nextPage={nextPage} locale={place.locale} /> : null}
    </>
  ),
};

function renderModule<T extends ModuleType>(module: Extract<Module, { type: T }>, place: Place): ReactNode {
  // The key and the function of a registry's line belong together; TypeScript cannot follow that through the union.
  const render = MODULES[module.type as T] as Render<T>;
  return render(module, place);
}

const hasPicture = (module: Module) =>
  (module.type === 'card' && Boolean(module.card.image)) ||
  (module.type === 'on-air' && Boolean(module.now?.image ?? module.next[0]?.image)) ||
  module.type === 'banner';

/** The one module of a row that has no other. */
function aloneIn({ columns }: BoardData): Module | undefined {
  const modules = columns.flat();
  return modules.length === 1 ? modules[0] : undefined;
}

/** The rows of a front. */
export function Boards({ boards, locale }: { boards: readonly BoardData[]; locale: Locale }) {
  const withFirstPicture = boards.flatMap(({ columns }) => columns.flat()).find(hasPicture);
  return boards.flatMap((board, row) => {
    const strip = row === 0 && !board.title ? aloneIn(board) : undefined;
    // A front that begins with its topics has them hanging from the header, from edge to edge.
    if (strip?.type === 'hot-topics')
      return [<HotTopics key={board.id} topics={strip.topics} title={strip.title} locale={locale} />];
    const columns = board.columns.map((modules) =>
      modules.map((module) => (
        <div key={module.id}>
          {renderModule(module, {
            locale,
            priority: module === withFirstPicture,
            headingLevel: board.title ? 3 : 2,
            rowTitle: board.title,
          })}
        </div>
      )),
    );
    // A row whose modules all had nothing to show leaves no empty frame.
    if (columns.every((column) => column.length === 0)) return [];
    return [
      <Board
        key={board.id}
        layout={board.layout}
        title={board.title}
        href={board.href}
        band={board.band}
        columns={columns}
      />,
    ];
  });
}

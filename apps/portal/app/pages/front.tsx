import { type Board, isOnAir, type Module } from '@portal/model';
import { Board as BoardRow } from '@portal/ui/board';
import { BreakingNews } from '@portal/ui/breaking-news';
import { PageMain } from '@portal/ui/page';
import { adIn } from '../ads/place';
import { frontGraph } from '../document/structured';
import { FRONT_LIFETIMES } from '../lifetimes';
import { loadMoreAnswer } from '../load-more';
import { Boards } from '../modules';
import { idsOf, page } from '../page';
import { EDITION_TEXTS } from '../texts/special-editions';

function contentsOfModule(module: Module): readonly string[] {
  if ('card' in module) return module.card.position === undefined ? [module.card.id] : [];
  if ('cards' in module) return idsOf(module.cards);
  if (module.type === 'chart') return [module.contentId];
  if (module.type === 'most-read') return module.tabs.flatMap(({ cards }) => idsOf(cards));
  if (module.type === 'on-air') return module.replay ? [module.replay.id] : [];
  return module.type === 'banner' ? [module.contentId] : [];
}

const contentsOfBoards = (boards: readonly Board[]) =>
  boards.flatMap(({ columns }) => columns.flat().flatMap(contentsOfModule));

/** Show on air in the boards: a page that is served from a cache may be older than its hour. */
const onAirAmong = (boards: readonly Board[], now: string, timeZone: string) =>
  boards
    .flatMap(({ columns }) => columns.flat())
    .map((module) => (module.type === 'on-air' ? module.now : undefined))
    .find((show) => show && isOnAir(show, now, timeZone));

/** A site's front page: rows of a board, filled from the site's plan. */
export default page({
  type: 'front',
  shows: ({ boards, edition }) => ({
    contents: contentsOfBoards([...(edition?.boards ?? []), ...boards]),
    lists: true,
  }),
  fragments: [loadMoreAnswer],
  masthead: ({ boards, weather }, { locale, site }) => ({
    show: onAirAmong(boards, locale.now, site.timeZone),
    weather,
  }),
  lifetimes: () => FRONT_LIFETIMES,
  head: ({ title, description, path }, { site, origin }) => ({
    title,
    isFront: true,
    description,
    path,
    kind: 'website',
    structured: frontGraph({ site, origin }),
  }),
  view: ({ boards, edition, breaking, path }, context) => {
    const { locale, site } = context;
    const top = adIn(context, { place: 'top', path });
    return (
      <PageMain width="full">
        {top ? <BoardRow layout="100" columns={[top]} /> : null}
        {breaking ? <BreakingNews alert={breaking} locale={locale} /> : null}
        <Boards
          boards={boards}
          edition={
            edition && { ...edition, name: edition.name ?? EDITION_TEXTS[site.language][edition.kind] }
          }
          locale={locale}
          adAt={(nth) => adIn(context, { place: 'front', path, nth })}
        />
      </PageMain>
    );
  },
});

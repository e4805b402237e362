import type { Board, Card, Module, Page } from '@portal/model';
import type { Shown } from './made-page';

const idsOf = (cards: readonly Pick<Card, 'id'>[]) => cards.map(({ id }) => id);

function contentsOfModule(module: Module): string[] {
  if ('card' in module) return [module.card.id];
  if ('cards' in module) return idsOf(module.cards);
  if (module.type === 'most-read') return module.tabs.flatMap(({ cards }) => idsOf(cards));
  return module.type === 'banner' ? [module.contentId] : [];
}

const contentsOfBoards = (boards: readonly Board[]) =>
  boards.flatMap(({ columns }) => columns.flat().flatMap(contentsOfModule));

/** What a page shows of the contents of its site, and whether others may come to stand on it. */
export function shownOf(page: Page, site: string): Shown {
  switch (page.type) {
    case 'front':
      return { site, contents: contentsOfBoards(page.boards), lists: true };
    case 'listing':
      return { site, contents: idsOf(page.cards), lists: true };
    case 'content': {
      const { content, mostRead } = page;
      return { site, contents: [content.id, ...idsOf(content.related), ...idsOf(mostRead)], lists: false };
    }
    case 'on-demand':
      return { site, contents: idsOf(page.latest), lists: true };
    default:
      return { site, contents: [], lists: page.type === 'programmes' };
  }
}

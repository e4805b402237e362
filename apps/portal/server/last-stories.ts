import type { PageClient } from '@portal/data';
import { type Card, type Module, type Page, ROUTES } from '@portal/model';
import { inTime } from './in-time';

/** Stories that a page without any offers. */
const COUNT = 4;
/** Age from which they are requested again. */
const FRESH_MS = 60_000;

/** Page that stories are taken from. */
type Source = { path: string; cardsOf: (page: Page) => readonly Card[] };

const NEWEST: Source = {
  path: ROUTES.latest,
  cardsOf: (page) => (page.type === 'listing' ? page.cards : []),
};

const cardsOfModule = (module: Module): readonly Card[] => {
  if ('card' in module) return [module.card];
  return 'cards' in module ? module.cards : [];
};

/** The first stories of the front page: the lead of the day, then those after it. */
export const FRONT: Source = {
  path: ROUTES.front,
  cardsOf: (page) =>
    page.type === 'front' ? page.boards.flatMap(({ columns }) => columns.flat().flatMap(cardsOfModule)) : [],
};

type Known = { cards: readonly Card[]; at: number };

/**
 * Newest stories of each site, for pages that have none of their own: an address where nothing is, a form. Such
 * addresses are unlimited in number, so the back end is asked once a minute at most, and never keeps a page
 * waiting: without a response the page has the last known stories, or none.
 */
export class LastStories {
  private readonly known = new Map<string, Known>();
  private readonly asked = new Map<string, Promise<void>>();

  constructor(
    private readonly pages: Pick<PageClient, 'page'>,
    private readonly now: () => Date,
    private readonly source: Source = NEWEST,
  ) {}

  /** The stories known so far. */
  of(alias: string): readonly Card[] {
    return this.known.get(alias)?.cards ?? [];
  }

  /** The newest stories, or those known so far if they do not arrive soon. */
  async get(alias: string): Promise<readonly Card[]> {
    const known = this.known.get(alias);
    if (known && this.now().getTime() - known.at < FRESH_MS) return known.cards;
    const asked = this.ask(alias);
    // Known ones are shown at once, and renewed for the next page.
    if (!known) await inTime(asked);
    return this.of(alias);
  }

  private ask(alias: string): Promise<void> {
    const running = this.asked.get(alias);
    if (running) return running;
    const asked = this.pages
      .page({ site: alias, path: this.source.path })
      .then(
        (page) => {
          const cards = page ? this.source.cardsOf(page).filter(({ image }) => image) : [];
          this.keep(alias, cards.slice(0, COUNT));
        },
        // The back end is away: the next attempt is in a minute too.
        () => this.keep(alias, this.of(alias)),
      )
      .finally(() => this.asked.delete(alias));
    this.asked.set(alias, asked);
    return asked;
  }

  private keep(alias: string, cards: readonly Card[]): void {
    this.known.set(alias, { cards, at: this.now().getTime() });
  }
}

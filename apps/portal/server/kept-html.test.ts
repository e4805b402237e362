import { createHash } from 'node:crypto';
import {
  BOARD_LAYOUTS,
  type Board,
  type Broadcast,
  CARD_SHAPES,
  type Card,
  type FrontPage,
  type Module,
  type ModuleType,
  moduleSchema,
  type Page,
} from '@portal/model';
import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { registerIslands } from '../app/Island';
import { KeptHtml } from '../app/kept-html';
import { CARD, ORIGIN, SITE } from '../app/testing/site';
import { islandsBy } from './islands';
import { type RenderOptions, renderPage } from './render';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

/** Adds a digest, as the back end does. */
const digested = <M extends Module>(module: M): M => ({
  ...module,
  digest: createHash('sha256').update(JSON.stringify(module)).digest('base64url'),
});

const SITES = [
  { ...SITE, features: { users: true, identityProvider: false } },
  { ...SITE, alias: 'altra', name: 'La Otra', language: 'es', timeZone: 'Atlantic/Canary' },
] as const;

/** A few days of a few hours each, midnights included, so that the same clock time comes again. */
const moment = fc
  .tuple(fc.integer({ min: 17, max: 19 }), fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '29', '59'))
  .map(([day, hour, minute]) => `2026-03-${day}T${String(hour).padStart(2, '0')}:${minute}:30.000Z`);

const card: fc.Arbitrary<Card> = fc
  .record({
    id: fc.constantFrom('1', '2'),
    title: fc.constantFrom('Una', 'Dues & <tres>'),
    date: moment,
    days: fc.array(fc.constantFrom('2026-03-17', '2026-03-18', '2026-03-19'), { minLength: 1, maxLength: 2 }),
    isPictured: fc.boolean(),
  })
  .map(({ id, title, date, days, isPictured }) => {
    const { image, ...plain } = CARD;
    return {
      ...(isPictured && image ? { ...plain, image } : plain),
      id,
      title,
      publishedDate: { date },
      event: { eventOccurrenceType: 'multiple-times' as const, eventMultipleDates: days },
    };
  });
const cards = fc.array(card, { minLength: 1, maxLength: 2 });

const show = (id: string, start: string, end: string): Broadcast => ({
  id,
  title: `Programa ${id}`,
  url: { href: `/programes/${id}/`, title: 'Fitxa' },
  startTime: { date: start },
  endTime: { date: end },
});

/**
 * One module of each type. Types that are not listed have a title and cards, as most do, or the test fails.
 */
const modules = fc
  .record({ cards, first: card, shape: fc.constantFrom(...CARD_SHAPES), start: moment, end: moment })
  .map(({ cards, first, shape, start, end }): ((type: ModuleType) => Module) => {
    const { image = { src: '/media/0123456789abcdef0123/full/850.jpg', alt: '', width: 16, height: 9 } } =
      CARD;
    const title = first.title;
    const known: Partial<Record<ModuleType, Module>> = {
      card: { type: 'card', id: 'card', shape, card: first },
      cards: { type: 'cards', id: 'cards', shape, cards },
      'five-text-cards': { type: 'five-text-cards', id: 'five', title, cards },
      'grouper-in-5': { type: 'grouper-in-5', id: 'grouper', cards },
      masonry: { type: 'masonry', id: 'masonry', cards },
      banner: { type: 'banner', id: 'banner', contentId: '1', title, href: '/', image, overlay: 'linear' },
      carousel: { type: 'carousel', id: 'carousel', variant: 'slider', shape, cards },
      'most-read': { type: 'most-read', id: 'read', tabs: [{ title, cards }] },
      'hot-topics': {
        type: 'hot-topics',
        id: 'topics',
        topics: [{ link: { id: 'a', text: title, href: '/' } }],
      },
      'last-hour': { type: 'last-hour', id: 'hour', cards },
      events: { type: 'events', id: 'events', cards },
      'on-air': {
        type: 'on-air',
        id: 'air',
        title,
        now: show('1', start, end),
        next: [show('2', end, start)],
      },
      chart: {
        type: 'chart',
        id: 'chart',
        chart: {
          kind: 'seats',
          title,
          parties: [
            { name: 'A', seats: 3 },
            { name: 'B', seats: 2 },
          ],
        },
        contentId: '1',
        contentTitle: title,
        href: '/',
      },
      warnings: {
        type: 'warnings',
        id: 'warnings',
        warnings: [{ level: 'orange', cause: 'wind', from: start.slice(0, 19), until: end.slice(0, 19) }],
      },
      'load-more': { type: 'load-more', id: 'more', cards, nextPage: '/ultimes/?cursor=a' },
    };
    return (type) => known[type] ?? v.parse(moduleSchema, { type, id: type, title, cards });
  });

const boards = fc
  .record({
    modules,
    layout: fc.constantFrom(...BOARD_LAYOUTS),
    title: fc.constantFrom(undefined, 'Cultura'),
    order: fc.shuffledSubarray(moduleSchema.options.map(({ entries }) => entries.type.literal)),
  })
  .map(({ modules, layout, title, order }): Board[] => [
    {
      id: 'board-1',
      layout,
      ...(title ? { title } : {}),
      columns: [order.map((type) => digested(modules(type)))],
    },
  ]);

const front = (boards: Board[]): FrontPage => ({
  type: 'front',
  path: '/',
  title: 'Portada',
  description: 'Un diari.',
  updatedAt: '2026-03-18T11:00:00.000Z',
  boards,
});

const content = (related: Card[]): Page => ({
  type: 'content',
  path: '/societat/una/',
  updatedAt: '2026-03-18T11:00:00.000Z',
  content: {
    ...CARD,
    multimedia: undefined,
    type: 'article',
    signatories: [],
    body: [{ type: 'paragraph', html: 'Un text.' }],
    breadcrumbs: [],
    tags: [],
    related,
    comments: { open: false, items: [], count: 0, next: null },
  },
  mostRead: related,
});

const page = fc.oneof(boards.map(front), cards.map(content));
const bodyOf = (page: Page, options: RenderOptions) => renderPage(page, '/', options).body;

it('a page is the same with or without cached parts, whatever it shows, when and on which site', () => {
  fc.assert(
    fc.property(
      fc.array(page, { minLength: 1, maxLength: 2 }),
      fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...SITES), moment), { minLength: 2, maxLength: 4 }),
      (pages, drawings) => {
        const kept = new KeptHtml();
        for (const [at, site, now] of drawings) {
          const shown = pages[at % pages.length];
          if (!shown) throw new Error('a page for each drawing');
          const options = { site, origin: ORIGIN, now: new Date(now), assets };
          expect(bodyOf(shown, { ...options, kept })).toBe(bodyOf(shown, options));
        }
      },
    ),
    // Each run renders up to eight whole pages.
    { numRuns: Math.min(150, fc.readConfigureGlobal().numRuns ?? 150) },
  );
});

const locale = (now: string) => createLocale(LANGUAGE_PACKS.ca, { now, timeZone: 'Europe/Madrid' });
const [MORNING, NOON] = ['2026-03-18T08:00:00.000Z', '2026-03-18T12:00:00.000Z'];

it('HTML that does not depend on the current time is rendered once', () => {
  const kept = new KeptHtml();
  let drawings = 0;
  const draw = () => {
    drawings += 1;
    return `<p>${drawings}</p>`;
  };
  for (const now of [MORNING, NOON])
    expect(kept.get({ key: ['a'], locale: locale(now), draw })).toBe('<p>1</p>');
  expect(kept.get({ key: ['b'], locale: locale(NOON), draw })).toBe('<p>2</p>');
});

it('HTML that depends on the current time is cached for its day, or not at all', () => {
  const kept = new KeptHtml();
  const draw = ({ now }: { now: string }) => now;
  expect(kept.get({ key: ['a'], locale: locale(MORNING), draw })).toBe(MORNING);
  expect(kept.get({ key: ['a'], locale: locale(NOON), draw })).toBe(NOON);
  expect(kept.get({ key: ['b'], locale: locale(MORNING), day: '2026-03-18', draw })).toBe(MORNING);
  expect(kept.get({ key: ['b'], locale: locale(NOON), day: '2026-03-18', draw })).toBe(MORNING);
  expect(kept.get({ key: ['b'], locale: locale(NOON), day: '2026-03-19', draw })).toBe(NOON);
});

it('a front page rendered again reuses the HTML of all its modules', () => {
  const [shown] = fc.sample(boards.map(front), { numRuns: 1, seed: 7 });
  if (!shown) throw new Error('a front');
  const kept = new KeptHtml();
  const drawn: string[] = [];
  const get = kept.get.bind(kept);
  vi.spyOn(kept, 'get').mockImplementation((piece) => {
    const draw: typeof piece.draw = (of) => {
      drawn.push(String(piece.key));
      return piece.draw(of);
    };
    return get({ ...piece, draw });
  });
  const options = { site: SITES[0], origin: ORIGIN, now: new Date(MORNING), assets, kept };
  bodyOf(shown, options);
  expect(drawn.length).toBeGreaterThan(0);
  drawn.length = 0;
  bodyOf(structuredClone(shown), { ...options, now: new Date(NOON) });
  const clocks = shown.boards
    .flatMap(({ columns }) => columns.flat())
    .filter(({ type }) => type === 'on-air' || type === 'warnings');
  expect(drawn).toHaveLength(clocks.length);
});

it('nothing is cached for a URL that has no page', () => {
  const kept = new KeptHtml();
  const get = vi.spyOn(kept, 'get');
  const [site] = SITES;
  if (!site) throw new Error('a site to draw');
  const options = { site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  expect(renderPage(null, '/no-hi-es/', { ...options, kept })).toEqual(
    renderPage(null, '/no-hi-es/', options),
  );
  expect(get).not.toHaveBeenCalled();
});

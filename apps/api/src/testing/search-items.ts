import type { NewsItem } from '../newsroom/import/item';
import { DAY_MS } from '../platform/time/durations';

export const NOW = new Date('2026-03-18T12:00:00Z');
const SOCIETAT = { slug: 'societat', name: 'Societat' };
const CULTURA = { slug: 'cultura', name: 'Cultura' };

/** An article published a day before `NOW`; `over` replaces its fields. */
export const item = (sourceId: string, title: string, over: Partial<NewsItem> = {}): NewsItem => ({
  sourceId,
  type: 'article',
  path: `/societat/${sourceId}/`,
  title,
  body: '<p>Un text qualsevol.</p>',
  sections: [SOCIETAT],
  tags: [],
  authors: [],
  publishedAt: new Date(NOW.getTime() - DAY_MS),
  listed: true,
  commentsOpen: false,
  comments: [],
  ...over,
});

/** An event. */
const event = (sourceId: string, occurrence: Record<string, unknown>, location = 'Teatre Odèon') =>
  item(sourceId, `Acte ${sourceId}`, {
    type: 'event',
    sections: [CULTURA],
    extra: {
      event: {
        eventOccurrenceType: 'one-time',
        ...occurrence,
        location: { name: location },
        thematics: [{ name: 'Música i dansa' }],
        modality: { name: 'Presencial' },
      },
    },
  });

/** Articles of the site, with the words, sections, types and dates that search tests need. */
export const ITEMS: NewsItem[] = [
  item('pont', 'El pont nou obre divendres', {
    authors: [{ slug: 'ada-mas', name: 'Àda Mas' }],
    tags: [{ slug: 'obres', name: 'Obres públiques' }],
  }),
  item('pont-vell', 'El pont vell es tanca', {
    sections: [CULTURA, SOCIETAT],
    publishedAt: new Date('2020-05-01T10:00:00Z'),
  }),
  item('els-altres', 'Els altres', { body: '<p>Res.</p>' }),
  item('a-les-nou', 'Reunió', {
    body: '<p>Els veïns són a la plaça amb els altres veïns de <b>Vilanova</b> i l’alcalde.</p>',
  }),
  item('editorial', 'El temps que ve', { type: 'opinion' }),
  item('video', 'Les imatges del pont', { type: 'video', publishedAt: new Date('2026-03-18T08:00:00Z') }),
  item('arros', 'Arròs negre', {
    type: 'recipe',
    extra: {
      totalTime: 45,
      totalTimeUnit: 1,
      recipe: {
        difficulty: 'easy',
        cost: 'low',
        ingredients: ['sípia'],
        steps: [{ text: 'Feu el sofregit.' }],
      },
    },
  }),
  item('fora', 'Avís legal del pont', { listed: false }),
  event('ahir', { eventUniqueDate: '2026-03-17T19:00:00Z' }),
  event('avui', { eventUniqueDate: '2026-03-18T08:00:00Z' }),
  event(
    'exposicio',
    { eventStartDate: '2026-01-10T10:00:00Z', eventEndDate: '2026-04-30T10:00:00Z' },
    'Museu',
  ),
  event('dissabtes', {
    eventMultipleDates: ['2026-03-14T10:00:00Z', '2026-03-21T10:00:00Z', '2026-03-28T10:00:00Z'],
  }),
  event('sense-data', { eventUniqueDate: 'quan es pugui' }),
];

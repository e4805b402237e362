import { type Content, contentSchema } from '@portal/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CARD, listing, ORIGIN, SITE } from '../../testing/site';
import { contentGraph, frontGraph, listingGraph } from './index';
import { isThing, structuredFaults, type Thing } from './testing/rules';
import { isoDuration, plainText, zonedDate } from './text';

const content = (over: Partial<Content> = {}): Content =>
  v.parse(contentSchema, {
    ...CARD,
    signatories: [{ id: '1', name: 'Ada Mas', url: '/autor/ada-mas/', role: 'Redactora' }],
    body: [{ type: 'paragraph', html: 'Text secret.' }],
    breadcrumbs: [{ id: 'front', text: 'La Prova', href: '/' }],
    tags: [{ id: '1', name: 'Aigua', url: '/etiqueta/aigua/' }],
    related: [],
    comments: { open: false, items: [], count: 0, next: null },
    ...over,
  });
const OF = { site: SITE, origin: ORIGIN };
const graph = (over: Partial<Content> = {}): Thing[] =>
  contentGraph({ content: content(over) }, OF).filter(isThing);
const faults = (things: object[]) => things.filter(isThing).flatMap((thing) => structuredFaults(thing));
const typed = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);
const paragraph = (html: string) => ({ type: 'paragraph' as const, html });
const FILM = { type: 'video', mp4: '/film.mp4', duration: 3725 } as const;

describe('structured data of an article', () => {
  it('describes an article', () => {
    const things = graph({ title: 'x'.repeat(150), updatedDate: '2026-07-18T11:00:00Z' });
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'NewsArticle')).toMatchObject([
      {
        datePublished: '2026-03-18T12:00:00+01:00',
        dateModified: '2026-07-18T13:00:00+02:00',
        isAccessibleForFree: true,
        description: 'Amb entradeta & prou.',
        author: [{ '@type': 'Person', name: 'Ada Mas', jobTitle: 'Redactora' }],
      },
    ]);
    expect(typed(graph({ type: 'opinion' }), 'OpinionNewsArticle')).toHaveLength(1);
  });

  it('marks a gated article, and has nothing of its text or video', () => {
    const things = graph({ registeredOnly: true, multimedia: FILM });
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'NewsArticle')).toMatchObject([
      { isAccessibleForFree: false, hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false } },
    ]);
    expect(JSON.stringify(things)).not.toMatch(/secret|film\.mp4/);
  });

  it('an interview names its guest, and has the questions as parts with their answers', () => {
    const interview = {
      contentId: '1',
      guest: { name: 'Damià Roig', role: 'Pràctic del port' },
      opening: '',
      goodbye: '',
      start: '2026-03-18T12:00:00Z',
      end: null,
      closed: null,
      questionLimit: 3,
      questions: {
        count: 2,
        next: null,
        items: [
          {
            id: '1',
            author: 'Anna',
            html: '<p>Ha tingut <b>por</b>?</p>',
            answer: '<p>Sí.</p><p>Molta.</p>',
          },
          { id: '2', author: null, html: '<p>I fred?</p>', answer: '<p>També.</p>' },
        ],
      },
    };
    const things = graph({ type: 'digitalinterview', interview });
    expect(faults(things)).toEqual([]);
    const [article] = typed(things, 'NewsArticle');
    expect(article).toMatchObject({
      about: { '@type': 'Person', name: 'Damià Roig', jobTitle: 'Pràctic del port' },
      hasPart: [
        {
          '@type': 'Question',
          text: 'Ha tingut por?',
          author: { name: 'Anna' },
          acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('Molta.') },
        },
        { '@type': 'Question', text: 'I fred?' },
      ],
    });
    expect(JSON.stringify(article)).not.toMatch(/<b>|null/);
  });

  it('a live blog has its entries, each with its own URL and date', () => {
    const entry = (id: string, date: string, title?: string) => ({
      id,
      date,
      body: [paragraph('Ha parat.'), paragraph('De <em>debò</em>.')],
      ...(title ? { title } : {}),
    });
    const liveBlog = {
      isLive: false,
      sequence: 3,
      count: 2,
      next: null,
      moments: [],
      entries: [entry('9', '2026-03-18T12:20:00Z', 'Calma'), entry('8', '2026-03-18T08:40:00Z')],
      startedDate: '2026-03-18T08:40:00Z',
      finishedDate: '2026-03-18T13:00:00Z',
    };
    const things = graph({ type: 'live', liveBlog });
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'LiveBlogPosting')).toMatchObject([
      {
        coverageStartTime: '2026-03-18T09:40:00+01:00',
        coverageEndTime: '2026-03-18T14:00:00+01:00',
        liveBlogUpdate: [
          {
            headline: 'Calma',
            articleBody: 'Ha parat.\nDe debò.',
            url: expect.stringMatching(/\/9\/#entry-9$/),
          },
          { datePublished: '2026-03-18T09:40:00+01:00' },
        ],
      },
    ]);
  });

  it('a live blog without entries is an article', () => {
    const things = graph({ type: 'live' });
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'LiveBlogPosting')).toEqual([]);
    expect(typed(things, 'NewsArticle')).toHaveLength(1);
  });

  it('describes a recipe', () => {
    const things = graph({
      type: 'recipe',
      recipe: {
        difficulty: 'easy',
        cost: 'low',
        servings: 4,
        ingredients: ['Rap'],
        steps: [{ text: 'Talleu.' }, { text: 'Coeu.', minutes: 12 }],
      },
      totalTime: 90,
      totalTimeUnit: 1,
      ratingValue: 4.5,
      ratingNumVotes: 12,
    });
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'Recipe')).toMatchObject([
      {
        totalTime: 'PT1H30M',
        recipeYield: '4',
        recipeInstructions: [{ position: 1, text: 'Talleu.' }, { position: 2 }],
        aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
      },
    ]);
    expect(typed(things, 'NewsArticle')).toEqual([]);
  });

  it('a DIY task has its materials, unless it is gated', () => {
    const task = {
      type: 'diytask' as const,
      diyTask: {
        difficulty: 'easy' as const,
        cost: 'low' as const,
        materials: ['Un tauló'],
        tools: ['Serra'],
        steps: [{ text: 'Talleu.' }],
      },
      totalTime: 2,
      totalTimeUnit: 2,
    };
    const things = graph(task);
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'HowTo')).toMatchObject([
      {
        totalTime: 'PT2H',
        supply: [{ '@type': 'HowToSupply', name: 'Un tauló' }],
        tool: [{ '@type': 'HowToTool', name: 'Serra' }],
        step: [{ position: 1, text: 'Talleu.' }],
      },
    ]);
    const [closed] = typed(graph({ ...task, registeredOnly: true }), 'HowTo');
    expect(closed).not.toHaveProperty('supply');
    expect(closed).not.toHaveProperty('step');
  });

  it('an event of several dates is several events, each in its local time', () => {
    const things = graph({
      type: 'event',
      event: {
        eventOccurrenceType: 'multiple-times',
        eventMultipleDates: ['2026-03-28T20:00:00Z', '2026-03-29T19:00:00Z', 'aviat'],
        location: { name: 'El far' },
        address: 'Camí del far, s/n',
      },
    });
    expect(faults(things)).toEqual([]);
    // The clocks go forward between the two.
    expect(typed(things, 'Event').map(({ startDate }) => startDate)).toEqual([
      '2026-03-28T21:00:00+01:00',
      '2026-03-29T21:00:00+02:00',
    ]);
    expect(typed(things, 'Event')[0]?.location).toEqual({
      '@type': 'Place',
      name: 'El far',
      address: 'Camí del far, s/n',
    });
  });

  it('an event of a range has its end, unless that is before its start', () => {
    const range = (eventEndDate: string) =>
      typed(
        graph({
          event: { eventOccurrenceType: 'date-range', eventStartDate: '2026-03-28', eventEndDate },
        }),
        'Event',
      );
    expect(range('2026-03-30')).toMatchObject([{ startDate: '2026-03-28', endDate: '2026-03-30' }]);
    expect(range('2026-03-01')[0]).not.toHaveProperty('endDate');
  });

  it('describes a video and an audio', () => {
    const audio = { type: 'audio' as const, src: '/so.m4a', duration: 59.6 };
    const things = graph({
      type: 'video',
      multimedia: FILM,
      body: [{ type: 'audio', audio, caption: 'El <b>so</b>' }],
    });
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'VideoObject')).toMatchObject([
      { duration: 'PT1H2M5S', contentUrl: `${ORIGIN}/film.mp4`, name: 'Una notícia' },
    ]);
    expect(typed(things, 'AudioObject')).toMatchObject([{ duration: 'PT1M', name: 'El so' }]);
    // A video without any picture cannot be shown.
    expect(typed(graph({ multimedia: FILM, image: undefined }), 'VideoObject')).toEqual([]);
  });
});

it('a broadcast is an episode of its programme', () => {
  const programme = { name: 'Nits', url: '/programes/nits/', medium: 'radio' as const };
  const things = graph({ type: 'audioondemand', programme });
  expect(faults(things)).toEqual([]);
  expect(typed(things, 'RadioEpisode')).toMatchObject([
    { name: 'Una notícia', partOfSeries: { '@type': 'RadioSeries', name: 'Nits' } },
  ]);
  expect(typed(graph({ type: 'article', programme }), 'NewsArticle')).toHaveLength(1);
});

describe('structured data of other pages', () => {
  it('the front page has its publisher and its search', () => {
    const things = frontGraph(OF).filter(isThing);
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'WebSite')[0]?.potentialAction).toMatchObject({
      target: { urlTemplate: `${ORIGIN}/buscar?text={search_term_string}` },
    });
  });

  it('a listing has its stories without advertising positions', () => {
    const cards = [CARD, { ...CARD, id: '2', position: '6' }];
    const things = listingGraph(listing(cards), OF).filter(isThing);
    expect(faults(things)).toEqual([]);
    expect(typed(things, 'ItemList')).toMatchObject([{ numberOfItems: 1 }]);
    expect(typed(listingGraph(listing([]), OF).filter(isThing), 'ItemList')).toEqual([]);
  });

  it('describes an author and a programme', () => {
    const author = { id: '1', name: 'Ada', url: '/autor/ada/', bio: '<p>Escriu.</p>' };
    const people = listingGraph(listing([CARD], { kind: 'author', author }), OF).filter(isThing);
    expect(faults(people)).toEqual([]);
    expect(typed(people, 'ProfilePage')[0]?.mainEntity).toMatchObject({ description: 'Escriu.' });
    const programme = { id: '1', name: 'Bàcora', url: '/programes/bacora/', medium: 'tv' as const };
    const episode = { ...CARD, type: 'videoondemand' as const };
    const shows = listingGraph(listing([episode, CARD], { kind: 'programme', programme }), OF).filter(
      isThing,
    );
    expect(faults(shows)).toEqual([]);
    expect(typed(shows, 'TVSeries')[0]?.episode).toHaveLength(1);
  });
});

describe('texts', () => {
  it('are plain, with entities decoded', () => {
    expect(plainText('L&#39;<b>Ada</b> &amp;lt; &#x1F600; &nbsp; &#99999999; &foo;')).toBe(
      "L'Ada &lt; 😀 &#99999999; &foo;",
    );
  });
  it('texts of durations conform to ISO 8601', () => {
    expect([isoDuration(0), isoDuration(Number.NaN), isoDuration(60), isoDuration(86_400)]).toEqual([
      undefined,
      undefined,
      'PT1M',
      'PT24H',
    ]);
    expect(zonedDate('2026-10-25T02:30:00+02:00', 'Europe/Madrid')).toBe('2026-10-25T02:30:00+02:00');
    expect(zonedDate('2026-01-01T00:00:00Z', 'America/St_Johns')).toBe('2025-12-31T20:30:00-03:30');
    expect(zonedDate('demà', 'Europe/Madrid')).toBeUndefined();
  });
});

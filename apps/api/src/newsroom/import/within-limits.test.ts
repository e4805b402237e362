import { expect, it } from 'vitest';
import type { NewsItem } from './item';
import { ITEM_LIMITS } from './limits';
import { withinLimits } from './within-limits';

const ITEM: NewsItem = {
  sourceId: 'urn:prova:1',
  type: 'article',
  path: '/peix/',
  title: 'Peix',
  body: '<p>Fresc.</p>',
  sections: [{ slug: 'mar', name: 'Mar' }],
  tags: [{ slug: 'llotja', name: 'Llotja' }],
  authors: [{ slug: 'ana-ruiz', name: 'Ana Ruiz' }],
  publishedAt: new Date('2024-03-05T09:00:00Z'),
  listed: true,
  commentsOpen: false,
  comments: [],
};

const long = (max: number) => 'a'.repeat(max + 1);
const terms = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ slug: `t${at}`, name: `T ${at}` }));
const picture = { url: 'https://veu.example/a.jpg', alt: 'Una barca' };

function limited(parts: Partial<NewsItem>): { item: NewsItem; leftOut: string[] } {
  const { read, leftOut } = withinLimits({ ...ITEM, ...parts });
  if (!('item' in read)) throw new Error('the item was skipped');
  return { item: read.item, leftOut };
}

it('an item within the limits stays as it is', () => {
  const whole: Partial<NewsItem> = {
    standfirst: 'Un <em>resum</em>',
    kicker: 'Mar',
    signature: 'Agència',
    lead: { ...picture, caption: '<b>Peu</b>', credit: 'Ana' },
    extra: { fields: { dateline: 'Alzira' }, sponsor: { name: 'Casa' } },
  };
  const { item, leftOut } = limited(whole);
  expect(leftOut).toEqual([]);
  expect(item).toEqual({ ...ITEM, ...whole });
});

it.each<[string, Partial<NewsItem>, keyof NewsItem]>([
  ['its standfirst', { standfirst: long(ITEM_LIMITS.standfirst) }, 'standfirst'],
  ['its standfirst', { standfirst: `${'<i>'.repeat(300)}Resum` }, 'standfirst'],
  ['its kicker', { kicker: long(ITEM_LIMITS.kicker) }, 'kicker'],
  ['its signature', { signature: long(ITEM_LIMITS.signature) }, 'signature'],
  ['a picture', { lead: { ...picture, url: `https://veu.example/${long(ITEM_LIMITS.url)}` } }, 'lead'],
])('%s that exceeds its limit is left out and named', (name, parts, key) => {
  const { item, leftOut } = limited(parts);
  expect(item[key]).toBeUndefined();
  expect(leftOut).toEqual([expect.stringContaining(name)]);
});

it('optional fields that are too long are left out, whole', () => {
  const { item, leftOut } = limited({
    extra: { fields: { dateline: 'D'.repeat(9_000_000), backstory: 'Així' } },
  });
  expect(item.extra?.fields).toEqual({ backstory: 'Així' });
  expect(leftOut).toEqual(['its dateline has more than 80 characters']);
});

it('terms over their number and with too long a name are left out and counted', () => {
  const { item, leftOut } = limited({
    tags: [{ slug: 'llarga', name: long(ITEM_LIMITS.name) }, ...terms(60_000)],
    authors: terms(21),
    sections: terms(11),
  });
  expect(item.tags).toHaveLength(ITEM_LIMITS.tags - 1);
  expect(item.authors).toHaveLength(ITEM_LIMITS.authors);
  expect(item.sections).toHaveLength(ITEM_LIMITS.sections);
  expect(leftOut.toSorted()).toEqual([
    '1 of its 11 sections: 10 are kept',
    '1 of its 21 authors: 20 are kept',
    '59951 of its 60001 tags: 50 are kept',
    'one of its tags has more than 120 characters',
  ]);
});

it('a label that a left-out tag names stays: readers must see what is sponsored', () => {
  const { item } = limited({ tags: [...terms(50), { slug: 'patrocinat', name: 'Patrocinat' }] });
  expect(item.tags).toHaveLength(50);
  expect(item.extra?.labels).toEqual(['sponsored']);
});

it('pictures, comments and entries have limits', () => {
  const date = ITEM.publishedAt;
  const { item, leftOut } = limited({
    gallery: Array.from({ length: 201 }, () => ({ ...picture, alt: long(1_000), caption: long(2_000) })),
    comments: [
      { sourceId: '1', author: 'Ana', html: 'Bé', date },
      { sourceId: '2', author: 'Ana', html: long(ITEM_LIMITS.comment), date },
    ],
    live: { isLive: false, entries: [{ sourceId: '1', date, html: '<p>Text</p>', title: long(500) }] },
  });
  expect(item.gallery).toHaveLength(200);
  expect(item.gallery?.[0]).toEqual({ url: picture.url, alt: '' });
  expect(item.comments.map(({ sourceId }) => sourceId)).toEqual(['1']);
  expect(item.live?.entries).toEqual([{ sourceId: '1', date, html: '<p>Text</p>' }]);
  expect(leftOut).toContain('the caption of a picture has more than 2000 characters (200 times)');
  expect(leftOut).toHaveLength(5);
});

it.each<[string, Partial<NewsItem>, RegExp]>([
  ['a headline', { title: long(ITEM_LIMITS.headline) }, /headline has more than 500/],
  [
    'the name of a section, which may close it',
    { sections: [{ slug: 's', name: long(120) }] },
    /a section has/,
  ],
  ['an id', { sourceId: long(ITEM_LIMITS.id) }, /id is longer/],
  ['the characters of an id', { sourceId: 'urn:nul:\0a' }, /id has control characters/],
])('%s that exceeds its limit skips the item', (_, parts, reason) => {
  expect(withinLimits({ ...ITEM, ...parts }).read).toMatchObject({
    skipped: { isFault: true, reason: expect.stringMatching(reason) },
  });
});

it('single lines have no control characters and overrides of direction, but the marks of their language', () => {
  const { item } = limited({
    title: 'Tí\u001b[31mtol\u0007 \u202egirat \u2067שלום\u2069\u200f',
    tags: [{ slug: 'x', name: 'Ca\u009bp\ufffe' }],
    extra: { fields: { dateline: 'Al\u0003zira' } },
    lead: { url: picture.url, alt: '\u202dAlt\ud800' },
  });
  expect(item.title).toBe('Tí[31mtol girat \u2067שלום\u2069\u200f');
  expect(item.tags).toEqual([{ slug: 'x', name: 'Cap' }]);
  expect(item.extra?.fields).toEqual({ dateline: 'Alzira' });
  expect(item.lead?.alt).toBe('Alt\ufffd');
});

it.each(['/a%00b/', '/a%1Bb/', '/a%252fb/', `/${'a'.repeat(20_000)}/`])(
  'a path that browsers cannot open is replaced by one from the headline: %s',
  (path) => {
    const { item, leftOut } = limited({ path });
    expect(item).toMatchObject({ path: '/peix/', isPathDerived: true });
    expect(leftOut).toEqual([expect.stringContaining('its address')]);
  },
);

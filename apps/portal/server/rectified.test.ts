import {
  contentSchema,
  type ListedRectification,
  type Page,
  pageSchema,
  type Rectification,
} from '@portal/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import { CARD, listing, ORIGIN, SITE } from '../app/testing/site';
import { islandsBy } from './islands';
import { renderPage } from './render';
import { atom } from './seo/atom';
import { feedOf } from './seo/feed';
import { rss } from './seo/rss';
import { atomFaults, rssFaults } from './seo/testing/feed-rules';
import { readXml } from './seo/testing/tree';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

const HOSTILE = '<script>alert(1)</script></script> & «prou».\n\nUn altre paràgraf.';
const ONE: Rectification = {
  id: '3',
  kind: 'rectification',
  date: '2026-03-18T15:00:00.000Z',
  party: { name: 'Aurèlia <b>Pons</b>', isOrganization: false },
  text: HOSTILE,
};
const UPDATE: Rectification = {
  id: '4',
  kind: 'update',
  date: '2026-04-01T09:00:00.000Z',
  party: { name: 'Damià Roig', isOrganization: false },
  text: 'Ha estat absolt.',
};

const pageOf = (over: object = {}): Page => ({
  type: 'content',
  path: CARD.url,
  updatedAt: ONE.date,
  content: v.parse(contentSchema, {
    ...CARD,
    signatories: [],
    tags: [],
    related: [],
    breadcrumbs: [],
    body: [{ type: 'paragraph', html: 'El text de la notícia.' }],
    comments: { open: false, items: [], count: 0, next: null },
    rectifications: [ONE, UPDATE],
    ...over,
  }),
  mostRead: [],
});
const drawn = (page: Page, site: typeof SITE = SITE) => {
  const now = new Date('2026-04-02T12:00:00Z');
  const { body, ...answer } = renderPage(page, page.path, { site, origin: ORIGIN, now, assets });
  return { ...answer, body: String(body) };
};

describe('the page of a story with rectifications', () => {
  it('shows one in full before the text, as plain text, and links to it from the top', () => {
    const { body } = drawn(pageOf());
    const places = [
      'Aquesta notícia no reflecteix la situació actual d’Aurèlia',
      'href="#rectificacio-3"',
      'id="rectificacio-3"',
      'Rectificació d’Aurèlia &lt;b&gt;Pons&lt;/b&gt;',
      '18\u00a0de\u00a0març de 2026',
      'Text íntegre d’Aurèlia',
      '<p dir="auto" class',
      '&lt;script&gt;alert(1)&lt;/script&gt;&lt;/script&gt; &amp; «prou».</p>',
      'Un altre paràgraf.</p>',
      'id="rectificacio-4"',
      '>Actualització</h2>',
      '1\u00a0d’abril de 2026</time> · Nota de la redacció',
      '>La notícia publicada</h2>',
      'El text de la notícia.',
    ].map((words) => [words, body.indexOf(words)]);
    expect(places.filter(([, at]) => at === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted(([, one], [, other]) => Number(one) - Number(other)));
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<b>Pons');
  });

  it.each(['es', 'en'] as const)('says so in %s', (language) => {
    const { body } = drawn(pageOf(), { ...SITE, language });
    const words = {
      es: [
        'Rectificación de Aurèlia',
        'Ley Orgánica 2/1984',
        '1\u00a0de\u00a0abril de 2026</time> · Nota de la redacción',
        'La noticia publicada',
        'Leer la rectificación',
      ],
      en: [
        'Rectification by Aurèlia',
        'Organic Act 2/1984',
        '2026</time> · Note by the newsroom',
        'The story as published',
        'Read the rectification',
      ],
    }[language];
    for (const said of words) expect(body).toContain(said);
  });

  it('shows it on gated stories, and on articles of any type', () => {
    const over = { gate: 'registered', condition: 'registered' };
    for (const page of [
      pageOf(over),
      ...(['live', 'video', 'photogallery', 'recipe'] as const).map((type) => pageOf({ type })),
    ])
      expect(drawn(page).body).toContain('id="rectificacio-3"');
  });

  it('shows nothing on a story without one', () => {
    expect(drawn(pageOf({ rectifications: undefined })).body).not.toContain('data-part="rectified"');
  });

  it('says after an update only that the newsroom wrote it', () => {
    const { body } = drawn(pageOf({ rectifications: [UPDATE] }));
    expect(body).toContain('Nota de la redacció');
    expect(body).not.toContain('La notícia publicada');
  });

  it('links at its end to the form that requests one, before the share buttons', () => {
    const { body } = drawn(pageOf());
    const [way] =
      /href="\/rectificacio\/\?noticia=%2Fsocietat%2Funa%2F"[^>]*>Demana una rectificació</.exec(body) ?? [];
    expect(way).toBeDefined();
    expect(body.indexOf('El text de la notícia.')).toBeLessThan(body.indexOf(way ?? ''));
    expect(body.indexOf(way ?? '')).toBeLessThan(body.indexOf('id="share"'));
  });

  it('dates it next to its text, not in the byline; metadata have the later date', () => {
    const { body } = drawn(pageOf({ publishedDate: { date: '2026-03-10T08:00:00.000Z' } }));
    expect(body).not.toContain('Actualitzat');
    expect(body).toContain('"dateModified":"2026-04-01T11:00:00+02:00"');
    expect(body).toContain('property="article:modified_time" content="2026-04-01T09:00:00.000Z"');
    const changed = drawn(
      pageOf({
        publishedDate: { date: '2026-03-10T08:00:00.000Z' },
        updatedDate: '2026-04-01T12:00:00+02:00',
      }),
    );
    expect(changed.body).toContain('Actualitzat');
    expect(changed.body).toContain('"dateModified":"2026-04-01T12:00:00+02:00"');
  });

  it('has its author, date and place in the structured data, and cannot close their script', () => {
    const { body } = drawn(pageOf({ corrections: [{ id: '1', date: ONE.date, text: 'Eren dos.' }] }));
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const said = JSON.stringify(JSON.parse(json));
    const dated = (date: string, rest: object) =>
      JSON.stringify({ '@type': 'CorrectionComment', ...rest, datePublished: date }).slice(1, -1);
    expect(said).toContain(
      dated('2026-03-18T16:00:00+01:00', {
        url: `${ORIGIN}/societat/una/#rectificacio-3`,
        author: { '@type': 'Person', name: ONE.party.name },
      }),
    );
    expect(said).toContain(
      dated('2026-04-01T11:00:00+02:00', {
        url: `${ORIGIN}/societat/una/#rectificacio-4`,
        author: { '@id': `${ORIGIN}/#organization` },
      }),
    );
    expect(said).toContain(JSON.stringify(HOSTILE));
    const company = { ...ONE, party: { name: 'La Redona, SCCL', isOrganization: true } };
    expect(drawn(pageOf({ rectifications: [company] })).body).toContain(
      '"author":{"@type":"Organization","name":"La Redona, SCCL"}',
    );
  });
});

it('a withdrawn story returns 410 with its rectifications, and like any other without them', () => {
  const gone: Page = { type: 'gone', path: CARD.url };
  const { status, body, shown } = drawn({ ...gone, rectifications: [ONE] });
  expect([status, shown?.lists]).toEqual([410, true]);
  expect(body).toContain('id="rectificacio-3"');
  expect(body).toContain('noindex');
  expect(body).not.toContain(CARD.title);
  const bare = drawn(gone);
  expect([bare.status, bare.body.includes('rectificacio-')]).toEqual([410, false]);
});

const beside = (
  one: Rectification,
  over: Partial<ListedRectification['content']> = {},
): ListedRectification => ({
  ...one,
  content: { id: CARD.id, title: CARD.title, url: CARD.url, ...over },
});

it('a day of the archive links to the rectifications of that day; a section does not', () => {
  const rectifications = [beside(ONE, { id: '9', title: 'Una de vella', url: '/societat/vella/' })];
  const searcherPayload = { type: 'archive', dateValue: ['2026-03-17T23:00:00Z', '2026-03-18T22:59:59Z'] };
  const search = { numResults: 1, isCountCapped: false, correctedText: null, facets: {}, searcherPayload };
  const day = v.parse(pageSchema, {
    ...listing([{ ...CARD, rectified: ['rectification'] }]),
    kind: 'archive',
    path: '/hemeroteca/2026/03/18/',
    rectifications,
    search,
  });
  const { body, shown } = drawn(day);
  expect(body).toMatch(
    /id="rectificacio-3"[^>]*>Rectificació d’Aurèlia &lt;b&gt;Pons&lt;\/b&gt;<.*href="\/societat\/vella\/#rectificacio-3"[^>]*>Una de vella</,
  );
  expect(body).toContain('data-label="rectification">Amb rectificació<');
  expect(shown?.contents).toEqual(['1', '9']);
  expect(drawn(listing([CARD], { rectifications })).body).not.toContain('Una de vella');
});

describe.each([
  { name: 'RSS', write: rss, faults: rssFaults, id: '{}guid', item: '{}item' },
  {
    name: 'Atom',
    write: atom,
    faults: atomFaults,
    id: '{http://www.w3.org/2005/Atom}id',
    item: '{http://www.w3.org/2005/Atom}entry',
  },
])('a feed in $name', ({ name, write, faults, id, item }) => {
  const old = beside(UPDATE, { id: '9', title: 'Una de vella', url: '/societat/vella/' });
  const xml = write(
    feedOf(
      listing([{ ...CARD, rectified: ['rectification'] }], { rectifications: [old, beside(ONE)] }),
      SITE,
      ORIGIN,
    ),
  );
  const items: ReturnType<typeof readXml>[] = [];
  const look = (element: ReturnType<typeof readXml>) => {
    if (element.name === item) items.push(element);
    element.children.forEach(look);
  };
  look(readXml(xml));
  const said = (at: number, local: string) =>
    items[at]?.children.find((child) => child.name.endsWith(`}${local}`))?.text ?? '';

  it('has an item for each, in full and as plain text, the newest first', () => {
    expect(faults(xml)).toEqual([]);
    expect(items.map(({ children }) => children.find((child) => child.name === id)?.text)).toEqual([
      `${ORIGIN}/societat/vella/#rectificacio-4`,
      `${ORIGIN}/societat/una/#rectificacio-3`,
      `${ORIGIN}/societat/una/`,
    ]);
    expect(said(0, 'title')).toBe('Actualització: Una de vella');
    expect(said(1, 'title')).toBe('Rectificació d’Aurèlia <b>Pons</b>: Una notícia');
    const text = said(1, name === 'RSS' ? 'description' : 'summary');
    expect(
      name === 'RSS' ? text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&') : text,
    ).toBe(HOSTILE);
    expect(xml).not.toContain('<script>');
  });

  it('says in the story that it has one, and where', () => {
    const summary = said(2, name === 'RSS' ? 'description' : 'summary');
    expect(summary).toContain('Amb entradeta');
    expect(summary).toContain('no reflecteix la situació actual d’Aurèlia');
    expect(summary).toContain(`${ORIGIN}/societat/una/#rectificacio-3`);
    expect(xml).toContain('Amb rectificació');
    if (name === 'Atom') expect(said(2, 'updated')).toBe(ONE.date);
  });
});

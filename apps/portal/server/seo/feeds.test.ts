import type { Card } from '@portal/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedPath } from '../../app/document/feeds';
import { CARD, listing, ORIGIN, SITE } from '../../app/testing/site';
import { atom } from './atom';
import { feedOf } from './feed';
import { rss } from './rss';
import { atomFaults, rssFaults } from './testing/feed-rules';
import { readXml } from './testing/tree';

const FORMATS = [
  { name: 'RSS', write: rss, faults: rssFaults },
  { name: 'Atom', write: atom, faults: atomFaults },
] as const;
const story = (n: number, over: Partial<Card> = {}): Card => ({ ...CARD, url: `/societat/${n}/`, ...over });
const feed = (cards: Card[], over = {}) => feedOf(listing(cards, over), SITE, ORIGIN);
const textsOf = (xml: string, local: string): string[] => {
  const found: string[] = [];
  const look = (element: ReturnType<typeof readXml>) => {
    if (element.name.endsWith(`}${local}`)) found.push(element.text);
    element.children.forEach(look);
  };
  look(readXml(xml));
  return found;
};

/** Characters that occur in newsrooms' headlines. */
const TITLES = [
  'a < b && c > d',
  ']]>',
  '<script>alert(1)</script>',
  '"Cometes" i l’apòstrof',
  'النص العربي من اليمين',
  '👩‍👩‍👧 família 🏳️‍🌈',
  `control${String.fromCharCode(0, 7, 27)} al mig`,
  `mig parell ${String.fromCharCode(0xd83d)}`,
  `${String.fromCharCode(0xfffe)} i ${String.fromCharCode(0xffff)}`,
  '   ',
  '',
  '&amp; ja escapat',
];

describe.each(FORMATS)('$name', ({ write, faults }) => {
  it('conforms to its specification', () => {
    const xml = write(feed([story(1), story(2, { registeredOnly: true }), story(3, { image: undefined })]));
    expect(faults(xml)).toEqual([]);
  });

  it('lists first that a story is sponsored', () => {
    const xml = write(feed([story(1, { labels: ['satire', 'sponsored'], category: { name: 'Societat' } })]));
    expect(faults(xml)).toEqual([]);
    const said = ['Contingut patrocinat', 'Sàtira', 'Societat'];
    const places = said.map((words) => xml.lastIndexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('is valid if nothing is published', () => {
    expect(faults(write(feed([])))).toEqual([]);
  });

  it.each(TITLES)('can contain the headline %j', (title) => {
    const xml = write(feed([story(1, { title, description: [{ html: title }] })]));
    expect(faults(xml)).toEqual([]);
  });

  it('is well-formed for any headline', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 }),
        (text, units) => {
          const title = text + String.fromCharCode(...units);
          const told = {
            title,
            kicker: { text: title },
            signature: title,
            authors: [],
            description: [{ html: title }],
          };
          readXml(write(feedOf(listing([story(1, told)], { title }), { ...SITE, name: title }, ORIGIN)));
        },
      ),
    );
  });

  it('has the headline unchanged', () => {
    const titles = TITLES.slice(0, 6);
    const xml = write(feed(titles.map((title, n) => story(n, { title }))));
    expect(textsOf(xml, 'title')).toEqual(expect.arrayContaining(titles));
  });

  it('marks gated stories', () => {
    const marked = (closed: boolean) =>
      write(feed([story(1, { registeredOnly: closed })])).includes('isAccessibleForFree');
    expect([marked(true), marked(false)]).toEqual([true, false]);
  });

  it('leaves out advertising positions', () => {
    const xml = write(feed([story(1), story(2, { position: '6' })]));
    expect(xml).not.toContain('/societat/2/');
  });

  it('offers the picture as a rendition with its true size', () => {
    const xml = write(feed([story(1)]));
    expect(xml).toContain(`${ORIGIN}/media/0123456789abcdef0123/16x9/1200.jpg`);
    expect(xml).toContain('image/jpeg');
  });
});

it('RSS has pictures without a `length`, which is unknown', () => {
  const xml = rss(feed([story(1)]));
  expect(xml).not.toContain('<enclosure');
  expect(xml).toContain('width="1200" height="675"');
});

it('the whole site’s feed is at the root, others under their listings', () => {
  expect(feedPath({ kind: 'latest', path: '/ultima-hora/' }, 'rss')).toBe('/rss.xml');
  expect(feedPath({ kind: 'author', path: '/autor/ada-mas/' }, 'atom')).toBe('/autor/ada-mas/atom.xml');
  const whole = feed([], { kind: 'latest', path: '/ultima-hora/' });
  expect([whole.title, whole.url]).toEqual([SITE.name, `${ORIGIN}/`]);
});

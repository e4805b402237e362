import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { BodyPart } from '../content/body';
import { adGapsOf, adSettingsSchema, houseAdFor, houseAdSchema, mayAdvertise } from './index';

const shop = {
  id: 'shop',
  advertiser: 'Llibreria del Port',
  href: 'https://shop.example/',
  alt: 'Llibres de segona mà',
  desktop: { src: '/media/shop.svg', width: 970, height: 250 },
  places: ['content'],
};
const ad = (patch: Record<string, unknown> = {}) => v.parse(houseAdSchema, { ...shop, ...patch });
const at = { place: 'content', path: '/a/', nth: 0, day: '2026-11-23' } as const;

describe('houseAdSchema', () => {
  it('accepts an ad of the site’s own host, with share 1 by default', () => {
    expect(ad().share).toBe(1);
    expect(v.is(houseAdSchema, { ...shop, href: '/subscripcio/' })).toBe(true);
  });

  it.each([
    { desktop: { ...shop.desktop, src: 'https://tracker.example/a.gif' } },
    { desktop: { ...shop.desktop, src: '//tracker.example/a.gif' } },
    { desktop: { ...shop.desktop, src: '/media/../secret' } },
    { desktop: undefined },
    { href: 'javascript:alert(1)' },
    { href: 'http://shop.example/' },
    { href: '//shop.example/' },
    { alt: ' ' },
    { advertiser: '' },
    { share: 0 },
    { places: [] },
    { from: '2026-12-02', to: '2026-12-01' },
    { from: '1 December' },
  ])('refuses %j', (patch) => {
    expect(v.is(houseAdSchema, { ...shop, ...patch })).toBe(false);
  });
});

describe('houseAdFor', () => {
  it('shows one from its first day to its last', () => {
    const december = [ad({ from: '2026-12-01', to: '2026-12-24' })];
    const on = (day: string) => houseAdFor(december, { ...at, day })?.id;
    expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-24'), on('2026-12-25')]).toEqual([
      undefined,
      'shop',
      'shop',
      undefined,
    ]);
  });

  it('stays the same for a page all day, and differs in its next place', () => {
    const ads = ['a', 'b', 'c'].map((id) => ad({ id, advertiser: id }));
    const three = [0, 1, 2].map((nth) => houseAdFor(ads, { ...at, nth })?.id);
    expect(three).toEqual([0, 1, 2].map((nth) => houseAdFor(ads, { ...at, nth })?.id));
    expect(new Set(three).size).toBe(3);
    expect(houseAdFor(ads, { ...at, nth: 3 })?.id).toBe(three[0]);
  });

  it('never shows an advertiser twice running while another one advertises, whatever the shares', () => {
    const campaign = fc.record({
      advertiser: fc.constantFrom('Celler', 'Llibreria', 'Teatre', 'Forn'),
      share: fc.oneof(fc.constantFrom(1, 2, 9), fc.double({ min: 0.01, max: 1000, noNaN: true })),
    });
    fc.assert(
      fc.property(
        fc.array(campaign, { minLength: 2, maxLength: 8 }),
        fc.webPath(),
        fc.nat({ max: 12 }),
        (campaigns, path, nth) => {
          fc.pre(new Set(campaigns.map(({ advertiser }) => advertiser)).size > 1);
          const ads = campaigns.map((one, id) => ad({ ...one, id: String(id) }));
          const [here, next] = [nth, nth + 1].map((at_) => houseAdFor(ads, { ...at, path, nth: at_ }));
          return here?.advertiser !== next?.advertiser;
        },
      ),
    );
  });

  it('shows another advertiser in the next place, even if one has several ads', () => {
    const ads = ['a', 'b', 'c'].map((id) => ad({ id, advertiser: id === 'c' ? 'Celler' : 'Llibreria' }));
    for (let page = 0; page < 50; page += 1) {
      const names = [0, 1, 2, 3].map(
        (nth) => houseAdFor(ads, { ...at, path: `/story-${page}/`, nth })?.advertiser,
      );
      expect(names[0]).not.toBe(names[1]);
      expect([names[2], names[3]]).toEqual([names[0], names[1]]);
    }
  });

  /** Share of 4,000 pages, or days, on which each ad is shown. */
  const partsOf = (
    ads: ReturnType<typeof ad>[],
    request: (page: number) => Parameters<typeof houseAdFor>[1],
  ) => {
    const shown = Array.from({ length: 4000 }, (_, page) => houseAdFor(ads, request(page))?.id);
    return ads.map(({ id }) => shown.filter((one) => one === id).length / shown.length);
  };
  const named = (shares: Record<string, number>) =>
    Object.entries(shares).map(([id, share]) => ad({ id, advertiser: id, share }));

  it.each([0, 1, 2, 5])('comes as often as its share, in place %i of all pages', (nth) => {
    const ads = named({ often: 4, half: 3, seldom: 2, last: 1 });
    const parts = partsOf(ads, (page) => ({ ...at, nth, path: `/story-${page}/` }));
    [0.4, 0.3, 0.2, 0.1].forEach((part, index) => {
      expect(Math.abs((parts[index] ?? 0) - part)).toBeLessThan(0.025);
    });
  });

  it('splits an advertiser’s share among their ads', () => {
    const ads = [
      ...named({ often: 3, seldom: 1 }).map((one) => ({ ...one, advertiser: 'Celler' })),
      ad({ share: 4 }),
    ];
    const parts = partsOf(ads, (page) => ({ ...at, nth: 1, path: `/story-${page}/` }));
    [0.375, 0.125, 0.5].forEach((part, index) => {
      expect(Math.abs((parts[index] ?? 0) - part)).toBeLessThan(0.025);
    });
  });

  it.each([0, 1])(
    'has at most every second place while other ads run, and all if none does: place %i',
    (nth) => {
      const [often, seldom] = partsOf(named({ often: 9, seldom: 1 }), (page) => ({
        ...at,
        nth,
        path: `/story-${page}/`,
      }));
      expect(Math.abs((often ?? 0) - 0.5)).toBeLessThan(0.025);
      expect((often ?? 0) + (seldom ?? 0)).toBe(1);
      expect(partsOf(named({ alone: 1 }), (page) => ({ ...at, nth, path: `/story-${page}/` }))).toEqual([1]);
    },
  );

  it('comes as often as its share on one page, over its days', () => {
    const parts = partsOf(named({ often: 2, seldom: 1, last: 1 }), (page) => ({
      ...at,
      path: '/',
      nth: 1,
      day: new Date(Date.UTC(2026, 0, 1 + page)).toISOString().slice(0, 10),
    }));
    [0.5, 0.25, 0.25].forEach((part, index) => {
      expect(Math.abs((parts[index] ?? 0) - part)).toBeLessThan(0.025);
    });
  });

  it('returns none for a place without ads, or without any ad', () => {
    expect(houseAdFor([ad()], { ...at, place: 'aside' })).toBeUndefined();
    expect(houseAdFor([], at)).toBeUndefined();
  });
});

describe('adGapsOf', () => {
  const paragraph: BodyPart = { type: 'paragraph', html: `<p>${'paraula '.repeat(40)}</p>` };
  const paragraphs = (count: number): BodyPart[] => Array.from({ length: count }, () => paragraph);
  const heading: BodyPart = { type: 'heading', level: 2, id: 'h', html: 'Títol' };

  it('are after three paragraphs, then after every six, never before the last two', () => {
    expect(adGapsOf(paragraphs(7))).toEqual([3]);
    expect(adGapsOf(paragraphs(10))).toEqual([3]);
    expect(adGapsOf(paragraphs(11))).toEqual([3, 9]);
    expect(adGapsOf(paragraphs(200))).toEqual([3, 9, 15, 21]);
  });

  it('are between two paragraphs', () => {
    expect(adGapsOf([...paragraphs(3), heading, ...paragraphs(5)])).toEqual([5]);
  });

  it('are in no short text', () => {
    expect(adGapsOf(paragraphs(6))).toEqual([]);
    expect(adGapsOf([])).toEqual([]);
  });
});

describe('adSettingsSchema', () => {
  it('accepts only lines of ads.txt', () => {
    const lines = (line: string) => v.is(adSettingsSchema, { adsTxt: [line] });
    expect(lines('google.com, pub-1234567890, DIRECT, f08c47fec0942fa0')).toBe(true);
    expect(lines('ownerdomain=example.org')).toBe(true);
    expect(lines('example.com')).toBe(false);
    expect(lines('a.com, 1, DIRECT\nb.com, 2, DIRECT')).toBe(false);
  });

  it('names sellers, unless they are confidential', () => {
    const seller = (patch: object) =>
      v.is(adSettingsSchema, {
        sellers: { sellers: [{ seller_id: '1', seller_type: 'PUBLISHER', ...patch }] },
      });
    expect(seller({ name: 'Edicions' })).toBe(true);
    expect(seller({ is_confidential: 1 })).toBe(true);
    expect(seller({})).toBe(false);
  });

  it('refuses two ads with one id', () => {
    expect(v.is(adSettingsSchema, { house: [shop, shop] })).toBe(false);
  });

  it('keeps sections free of ads', () => {
    const settings = v.parse(adSettingsSchema, { sectionsWithout: ['infantil'] });
    expect(mayAdvertise(settings, '/infantil/conte/')).toBe(false);
    expect(mayAdvertise(settings, '/infantils/')).toBe(true);
  });
});

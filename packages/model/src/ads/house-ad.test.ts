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
  it('takes an ad of the site’s own host, once for every other', () => {
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

  it('is the same for a page all day, and another in its next place', () => {
    const ads = ['a', 'b', 'c'].map((id) => ad({ id }));
    const three = [0, 1, 2].map((nth) => houseAdFor(ads, { ...at, nth })?.id);
    expect(three).toEqual([0, 1, 2].map((nth) => houseAdFor(ads, { ...at, nth })?.id));
    expect(new Set(three).size).toBe(3);
    expect(houseAdFor(ads, { ...at, nth: 3 })?.id).toBe(three[0]);
  });

  it.each([0, 1, 2, 5])('comes as often as its share, in place %i of all pages', (nth) => {
    const ads = [ad({ id: 'often', share: 9 }), ad({ id: 'seldom' })];
    const pages = Array.from({ length: 4000 }, (_, page) =>
      houseAdFor(ads, { ...at, nth, path: `/story-${page}/` }),
    );
    const often = pages.filter((one) => one?.id === 'often').length / pages.length;
    expect(often).toBeGreaterThan(0.88);
    expect(often).toBeLessThan(0.92);
  });

  it('comes as often as its share on one page, over its days', () => {
    const ads = [ad({ id: 'often', share: 9 }), ad({ id: 'seldom' })];
    const days = Array.from({ length: 1000 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const often = days.filter((day) => houseAdFor(ads, { ...at, path: '/', nth: 1, day })?.id === 'often');
    expect(often.length).toBeGreaterThan(860);
    expect(often.length).toBeLessThan(940);
  });

  it('knows places, and none', () => {
    expect(houseAdFor([ad()], { ...at, place: 'aside' })).toBeUndefined();
    expect(houseAdFor([], at)).toBeUndefined();
  });
});

describe('adGapsOf', () => {
  const paragraph: BodyPart = { type: 'paragraph', html: `<p>${'paraula '.repeat(40)}</p>` };
  const paragraphs = (count: number): BodyPart[] => Array.from({ length: count }, () => paragraph);
  const heading: BodyPart = { type: 'heading', level: 2, id: 'h', html: 'Títol' };

  it('is after three paragraphs, then after every six, never before the last two', () => {
    expect(adGapsOf(paragraphs(7))).toEqual([3]);
    expect(adGapsOf(paragraphs(10))).toEqual([3]);
    expect(adGapsOf(paragraphs(11))).toEqual([3, 9]);
    expect(adGapsOf(paragraphs(200))).toEqual([3, 9, 15, 21]);
  });

  it('is between two paragraphs', () => {
    expect(adGapsOf([...paragraphs(3), heading, ...paragraphs(5)])).toEqual([5]);
  });

  it('is in no short text', () => {
    expect(adGapsOf(paragraphs(6))).toEqual([]);
    expect(adGapsOf([])).toEqual([]);
  });
});

describe('adSettingsSchema', () => {
  it('takes lines of ads.txt, and nothing else', () => {
    const lines = (line: string) => v.is(adSettingsSchema, { adsTxt: [line] });
    expect(lines('google.com, pub-1234567890, DIRECT, f08c47fec0942fa0')).toBe(true);
    expect(lines('ownerdomain=example.org')).toBe(true);
    expect(lines('example.com')).toBe(false);
    expect(lines('a.com, 1, DIRECT\nb.com, 2, DIRECT')).toBe(false);
  });

  it('names who sells, unless they are confidential', () => {
    const seller = (patch: object) =>
      v.is(adSettingsSchema, {
        sellers: { sellers: [{ seller_id: '1', seller_type: 'PUBLISHER', ...patch }] },
      });
    expect(seller({ name: 'Edicions' })).toBe(true);
    expect(seller({ is_confidential: 1 })).toBe(true);
    expect(seller({})).toBe(false);
  });

  it('refuses two ads of one id', () => {
    expect(v.is(adSettingsSchema, { house: [shop, shop] })).toBe(false);
  });

  it('leaves sections free', () => {
    const settings = v.parse(adSettingsSchema, { sectionsWithout: ['infantil'] });
    expect(mayAdvertise(settings, '/infantil/conte/')).toBe(false);
    expect(mayAdvertise(settings, '/infantils/')).toBe(true);
  });
});

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  adMapFor,
  adMapSchema,
  adPositionFaults,
  adPositionSchema,
  adRequestOf,
  adWarningsOf,
  gptSettingsSchema,
  parseAdMapping,
  parseAdSizes,
  reservedHeightOf,
} from './index';

const display = {
  id: 'ad-top',
  slotType: 'display',
  adUnitCode: 'far/portada/top',
  sizes: '[[970,250],[728,90],"fluid"]',
  mapping: '[[[1100,0],[[970,250]]],[[0,0],[]]]',
};

describe('parseAdSizes', () => {
  it('reads lists, single sizes and fluid', () => {
    expect(parseAdSizes(display.sizes)).toEqual([[970, 250], [728, 90], 'fluid']);
    expect(parseAdSizes('[300,250]')).toEqual([[300, 250]]);
    expect(parseAdSizes('"fluid"')).toEqual(['fluid']);
  });

  it.each(['', '[]', '{}', 'null', '[300]', '[["300","250"]]', '[[300,-1]]', '[[300,250,1]]', '[[300,250]'])(
    'refuses %j',
    (text) => {
      expect(parseAdSizes(text)).toBeNull();
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseAdSizes(text);
        parseAdMapping(text);
      }),
    );
  });
});

describe('parseAdMapping', () => {
  it('reads viewports with their sizes, and no mapping', () => {
    expect(parseAdMapping(display.mapping)).toEqual([
      [[1100, 0], [[970, 250]]],
      [[0, 0], []],
    ]);
    expect(parseAdMapping(' ')).toEqual([]);
    expect(parseAdMapping('[[[1100],[]]]')).toBeNull();
  });
});

describe('adPositionFaults', () => {
  const faults = (patch: Record<string, unknown>) =>
    adPositionFaults(v.parse(adPositionSchema, { ...display, ...patch }));

  it('finds none in a good position', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ slotType: 'out-of-page', sizes: null, mapping: null })).toEqual([]);
    expect(
      faults({ slotType: 'html', adUnitCode: null, sizes: null, mapping: 'x', code: '<b>ad</b>' }),
    ).toEqual([]);
  });

  it('names each fault', () => {
    expect(faults({ slotType: 'skyscraper' })).toEqual(['slotType']);
    expect(faults({ adUnitCode: 'a b' })).toEqual(['adUnitCode']);
    expect(faults({ sizes: '300x250' })).toEqual(['sizes']);
    expect(faults({ mapping: '{' })).toEqual(['mapping']);
    expect(faults({ id: '' })).toEqual(['id']);
    expect(adPositionFaults(v.parse(adPositionSchema, {}))).toEqual(['slotType', 'adUnitCode', 'id']);
  });
});

describe('adMapSchema', () => {
  it('keeps good positions alongside bad ones', () => {
    const map = v.parse(adMapSchema, {
      networkCode: '1234',
      positions: { front: [display, { slotType: null, minimumReservedHeightMobile: 'x' }] },
    });
    expect(map.positions.front).toHaveLength(2);
    expect(map.positions.front?.[1]?.minimumReservedHeightMobile).toBe(0);
    expect(map.vastUrl).toBeNull();
  });
});

describe('adMapFor', () => {
  it('switches map at 768 px', () => {
    expect(adMapFor({ desktop: 'd', mobile: 'm' }, 767)).toBe('m');
    expect(adMapFor({ desktop: 'd', mobile: 'm' }, 768)).toBe('d');
    expect(adMapFor({ desktop: 'd' }, 400)).toBeUndefined();
  });
});

describe('a request to the ad server', () => {
  const map = v.parse(adMapSchema, {
    networkCode: '1234',
    segmentation: { edition: 'coast' },
    positions: { front: [display, { id: 'b', slotType: 'skyscraper', adUnitCode: 'far/b' }] },
  });
  const [good, bad] = map.positions.front ?? [];

  it('has the unit under the network, with sizes, mapping and segmentation', () => {
    expect(good && adRequestOf(map, good)).toEqual({
      unit: '/1234/far/portada/top',
      isOutOfPage: false,
      sizes: [[970, 250], [728, 90], 'fluid'],
      mapping: [
        [[1100, 0], [[970, 250]]],
        [[0, 0], []],
      ],
      segmentation: { edition: 'coast' },
    });
    expect(bad && adRequestOf(map, bad)).toBeUndefined();
    expect(good && adRequestOf(map, { ...good, slotType: 'html' })).toBeUndefined();
  });

  it('reserves the height of its map, else that of its tallest size', () => {
    if (!good) throw new Error('no position');
    expect(reservedHeightOf(good, 'desktop')).toBe(250);
    expect(reservedHeightOf({ ...good, minimumReservedHeightMobile: 90 }, 'mobile')).toBe(90);
    expect(reservedHeightOf({ ...good, slotType: 'out-of-page' }, 'desktop')).toBe(0);
  });

  it('warns about a position that cannot be shown', () => {
    expect(adWarningsOf({ mobile: map })).toEqual([
      'ad position front 2 “b” of the mobile map is not shown: invalid slotType; slotType is one of display, out-of-page, html',
    ]);
    expect(adWarningsOf({})).toEqual([]);
  });

  it('warns with the correct form, and about an unknown place', () => {
    const badSizes = good ? [{ ...good, sizes: '970x250' }] : [];
    expect(adWarningsOf({ desktop: { ...map, positions: { top: badSizes } } })).toEqual([
      'ad position top 1 “ad-top” of the desktop map is not shown: invalid sizes; sizes are a text such as "[[970,250]]"',
    ]);
    expect(adWarningsOf({ desktop: { ...map, positions: { tops: map.positions.front ?? [] } } })).toEqual([
      'ad positions under “tops” of the desktop map are not shown: no place has this name, there are top, front, listing, programmes, content, aside',
    ]);
  });

  it('warns about two positions of a map with the same id', () => {
    const one = good ? [good] : [];
    const shared = {
      ...map,
      positions: { top: one, front: [...one, ...one.map((two) => ({ ...two, id: 'b' }))] },
    };
    expect(adWarningsOf({ desktop: shared, mobile: { ...map, positions: { top: one } } })).toEqual([
      'ad positions top 1, front 1 of the desktop map have the same id “ad-top” and are measured as one: give each its own',
    ]);
  });

  it('refreshes after 30 seconds at the soonest, and accepts origins only', () => {
    expect(v.is(gptSettingsSchema, { refreshSeconds: 30, origins: ['https://*.ads.example'] })).toBe(true);
    expect(v.is(gptSettingsSchema, { refreshSeconds: 29 })).toBe(false);
    for (const origin of [
      'http://ads.example',
      'https://ads.example/',
      "https://a.example 'unsafe-eval'",
      '*',
    ])
      expect(v.is(gptSettingsSchema, { origins: [origin] })).toBe(false);
  });

  it('has a double only on the host of its own site', () => {
    expect(v.is(gptSettingsSchema, { double: '/demo-media/gpt.js' })).toBe(true);
    for (const double of ['https://ads.example/gpt.js', '//ads.example/gpt.js', 'gpt.js', '/a b'])
      expect(v.is(gptSettingsSchema, { double })).toBe(false);
  });
});

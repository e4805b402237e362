import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  adMapFor,
  adMapSchema,
  adPositionFaults,
  adPositionSchema,
  parseAdMapping,
  parseAdSizes,
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
  it('keeps good positions beside bad ones', () => {
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
  it('changes map at 768 px', () => {
    expect(adMapFor({ desktop: 'd', mobile: 'm' }, 767)).toBe('m');
    expect(adMapFor({ desktop: 'd', mobile: 'm' }, 768)).toBe('d');
    expect(adMapFor({ desktop: 'd' }, 400)).toBeUndefined();
  });
});

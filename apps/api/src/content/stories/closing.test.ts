import { describe, expect, it } from 'vitest';
import { accessOf, askedOf } from './access-closing';

const site = {
  paywall: {
    monthly: 3,
    version: 'a',
    versions: [],
    isOff: false,
    offers: [],
    sellers: {},
    sections: {
      arxiu: { condition: 'subscribers' as const },
      nou: { condition: 'metered' as const, openHours: 2 },
    },
  },
};
const of = (...slugs: string[]) => ({ sections: slugs.map((slug) => ({ slug })) });
const NOW = new Date('2026-03-18T12:00:00Z');

describe('access to a text whose newsroom sets no condition', () => {
  it.each([
    ['of a section that is closed', of('arxiu', 'nou'), { condition: 'subscribers' }],
    ['of a section that is open', of('societat', 'arxiu'), {}],
    ['of none', of(), {}],
    ['of a section whose name is a word of JavaScript', of('constructor'), {}],
    [
      'that says another condition',
      { ...of('arxiu'), condition: 'registered' as const },
      { condition: 'registered' },
    ],
    ['that says it is open', { ...of('arxiu'), registeredOnly: false }, { registeredOnly: false }],
    ['that says its own first hours', { ...of('nou'), openHours: 5 }, { condition: 'metered', openHours: 5 }],
  ])('%s', (_, item, asked) => {
    const { sections: __, ...said } = { sections: [], ...askedOf(item, site) };
    expect(said).toEqual(asked);
  });

  it('a text whose newsroom sets no condition is open to everybody on a site without a paywall', () => {
    expect(askedOf(of('arxiu'), { paywall: undefined })).toEqual({});
  });

  it('first hours of a section end like those of a text', () => {
    const published = new Date(NOW.getTime() - 3_600_000);
    expect(accessOf(askedOf(of('nou'), site), published, NOW)).toMatchObject({
      condition: null,
      closesTo: 'metered',
    });
    expect(accessOf(askedOf(of('nou'), site), new Date(0), NOW)).toMatchObject({ condition: 'metered' });
  });
});

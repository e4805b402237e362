import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isInShare, pageFlags, siteFlagsSchema } from './flags';

describe('flags', () => {
  it('follow the product’s defaults, the site’s file, or the showroom’s override', () => {
    expect(pageFlags()).toEqual({ featureFlags: { endlessLists: true }, flagShares: {} });
    expect(pageFlags({ endlessLists: false }).featureFlags).toEqual({ endlessLists: false });
    expect(pageFlags({ endlessLists: 0 }).featureFlags).toEqual({ endlessLists: false });
    expect(pageFlags({ endlessLists: 100 }).featureFlags).toEqual({ endlessLists: true });
    expect(pageFlags({ endlessLists: 30 })).toEqual({ featureFlags: {}, flagShares: { endlessLists: 30 } });
    expect(pageFlags({ endlessLists: 30 }, { endlessLists: false })).toEqual({
      featureFlags: { endlessLists: false },
      flagShares: {},
    });
  });

  it.each([
    { endlessLists: 101 },
    { endlessLists: -1 },
    { endlessLists: 1.5 },
    { endlessLists: 'yes' },
    { other: true },
  ])('%j are invalid', (flags) => expect(v.safeParse(siteFlagsSchema, flags).success).toBe(false));

  it.each([1, 30, 50, 99])('are on for %i of a hundred readers, the same ones each time', (share) => {
    const readers = Array.from({ length: 20_000 }, (_, at) => `${at}`);
    const having = readers.filter((reader) => isInShare('endlessLists', share, reader));
    expect(having.length / readers.length).toBeCloseTo(share / 100, 1.5);
    expect(readers.filter((reader) => isInShare('endlessLists', share, reader))).toEqual(having);
    // A reader in a small share is also in a larger one.
    expect(having.every((reader) => isInShare('endlessLists', share + 1, reader))).toBe(true);
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../../testing/database';
import { times } from '../../../testing/level';
import { forgetAll } from '../../../testing/paywall';
import { type TestSellers, testSellers } from '../../../testing/sellers';
import { entitlements } from '../tables';

const [FROM, MAY, JUNE] = ['2026-01-01T00:00:00Z', '2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z'];
/** Timestamp in whole seconds, as some payment providers report it. */
const AT = '2026-02-01T10:00:00Z';

describe.each(ENGINES)('reports with the same timestamp, on %s', (engine) => {
  let sellers: TestSellers;
  beforeAll(async () => {
    sellers = await testSellers(engine, '');
  });
  afterAll(() => sellers?.close());
  beforeEach(() => forgetAll(sellers.test.database.db));

  type Word = { to?: string; product?: string; email?: string; from?: string; renews?: string };
  const contract = (word: Word) => ({
    id: 'c1',
    email: 'ada@example.org',
    product: 'paper',
    from: FROM,
    ...word,
  });
  const tell = (...words: Word[]) =>
    sellers.tellSigned(sellers.told({ at: AT, entitlements: words.map(contract) }));
  const kept = async () => {
    const [row] = await sellers.test.database.db.select().from(entitlements);
    return [row?.product, row?.endsAt?.toISOString().slice(0, 10) ?? null];
  };

  it('an end wins over no end, and an earlier end over a later one, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Word>({}, { to: MAY }, { to: JUNE }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (words, areInOne) => {
          await forgetAll(sellers.test.database.db);
          if (areInOne) expect(await tell(...words)).toBe(200);
          else for (const word of words) expect(await tell(word)).toBe(200);
          const [first = null] = words.flatMap(({ to }) => to?.slice(0, 10) ?? []).toSorted();
          expect(await kept()).toEqual(['paper', first]);
        },
      ),
      { numRuns: times({ gate: 4, full: 15 }) },
    );
  });

  it.each<[string, Word, Word]>([
    ['products', {}, { product: 'digital' }],
    ['products, and an end', {}, { product: 'digital', to: MAY }],
    ['persons', { to: MAY }, { email: 'b@example.org', to: MAY }],
    ['beginnings', {}, { from: '2026-01-02T00:00:00Z' }],
    ['charges', { renews: MAY }, { renews: JUNE }],
  ])('are rejected as a whole if they have different %s', async (_, one, other) => {
    expect(await tell(one)).toBe(200);
    const before = await kept();
    expect(await tell(other)).toBe(409);
    expect(await kept()).toEqual(before);
    await forgetAll(sellers.test.database.db);
    expect(await tell(one, other)).toBe(409);
    expect(await kept()).toEqual([undefined, null]);
  });

  it('a report one millisecond later wins', async () => {
    await tell({ to: MAY });
    const later = { at: AT.replace('00Z', '00.001Z'), entitlements: [contract({ product: 'digital' })] };
    expect(await sellers.tellSigned(sellers.told(later))).toBe(200);
    expect(await kept()).toEqual(['digital', null]);
  });
});

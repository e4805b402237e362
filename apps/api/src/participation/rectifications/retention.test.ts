import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { requestRow } from '../../testing/rectifications';
import { rectificationsOf } from './published';
import { forgetRequests } from './retention';
import { rectifications } from './tables';

const DAY_MS = 86_400_000;

describe.each(ENGINES)('retention of rectification requests, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testDiscussion(engine);
  });
  afterAll(() => test.database.remove());

  it('are deleted four years after receipt, except published texts and waiting requests', async () => {
    const { contentId, clock, database } = test;
    const { db } = database;
    const at = clock.now();
    const old = new Date(at.getTime() - 1_462 * DAY_MS);
    const decided = { state: 'published' as const, text: 'Jo no hi era.', decidedAt: old, note: 'Cap' };
    await db.insert(rectifications).values([
      requestRow(contentId, old, { ...decided, reference: 'shown', kind: 'update', asked: 'Demanat' }),
      requestRow(contentId, old, { ...decided, reference: 'taken back', withdrawnAt: old }),
      requestRow(contentId, old, {
        reference: 'refused',
        state: 'refused',
        ground: 'late',
        decidedAt: old,
      }),
      requestRow(contentId, old, { reference: 'waiting' }),
      requestRow(contentId, new Date(at.getTime() - 1_460 * DAY_MS), {
        reference: 'younger',
        state: 'refused',
        decidedAt: at,
      }),
    ]);
    await forgetRequests({ db: db, now: clock.now });
    const rows = await db.select().from(rectifications).orderBy(rectifications.reference);
    expect(rows.map(({ reference }) => reference)).toEqual(['shown', 'waiting', 'younger']);
    expect(rows[0]).toMatchObject({
      requester: null,
      email: null,
      facts: '',
      evidence: '',
      note: '',
      asked: 'Jo no hi era.',
      text: 'Jo no hi era.',
      party: 'Joan Mas',
    });
    for (const row of rows.slice(1))
      expect(row).toMatchObject({ requester: 'Joan Mas', email: 'joan@example.org' });
    expect(await rectificationsOf(db, contentId)).toHaveLength(1);
  });
});

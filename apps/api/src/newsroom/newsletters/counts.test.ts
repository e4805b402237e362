import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { NEWSLETTER_SITE } from '../../testing/newsletters';
import { emailCounts, NO_EMAILS } from './counts';
import { EMAIL_STATES, newsletterEditions, newsletterEmails } from './tables';

describe.each(ENGINES)('emails of an edition, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [NEWSLETTER_SITE]);
  });
  afterAll(() => database?.remove());

  it('are counted by outcome, unanswered ones separately', async () => {
    const now = new Date('2026-03-18T06:00:00Z');
    const [edition] = await database.db
      .insert(newsletterEditions)
      .values({
        site: NEWSLETTER_SITE.alias,
        newsletter: 'mati',
        day: '2026-03-18',
        name: 'El matí',
        cards: [],
        composedAt: now,
      })
      .returning({ id: newsletterEditions.id });
    const editionId = edition?.id ?? 0;
    await database.db.insert(newsletterEmails).values(
      [...EMAIL_STATES, 'unanswered' as const].map((state, at) => ({
        editionId,
        state,
        dueAt: now,
        email: `${at}@example.org`,
        emailKey: `${at}@example.org`,
        ...(state === 'claimed' ? { holder: 'a', claimedUntil: now } : {}),
      })),
    );
    expect((await emailCounts(database.db, [editionId])).get(editionId)).toEqual({
      ...NO_EMAILS,
      waiting: 2,
      sent: 1,
      unanswered: 2,
      refused: 1,
    });
  });
});

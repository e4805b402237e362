import { ACCOUNT_CALLS } from '@portal/model/readers';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, joinDatabase } from '../../platform/database/client';
import { signingKeys } from '../../platform/secrets/tables';
import { DAY_MS } from '../../platform/time/durations';
import { emailKey, mailboxKey } from '../../platform/words/keys';
import { loadMailboxDigest } from '../../readers/accounts/emails/mailbox-digest';
import { accountHooks } from '../../readers/accounts/hooks';
import { accounts } from '../../readers/accounts/tables';
import { PASSWORD } from '../../testing/account-readers';
import { ENGINES } from '../../testing/database';
import { times } from '../../testing/level';
import { type TestPolls, testPolls, voteIn } from '../../testing/polls';
import { pollsOfAccounts } from '../polls/account-part';
import { pollVotes } from '../polls/tables';
import { commentsOfAccounts } from './account-part';
import { activeHoldings, forgetExpiredHoldings } from './returning-mailboxes';
import { readerStandings, returningMailboxes } from './tables';

const YEARS = 2 * 365;

describe.each(ENGINES)('records of a deleted account’s mailbox, on %s', (engine) => {
  let test: TestPolls;
  beforeAll(async () => {
    test = await testPolls(engine, { settings: { limits: false } });
  });
  beforeEach(() => test.database.db.delete(returningMailboxes));
  afterAll(() => test?.database.remove());

  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS);
  const rows = () => test.database.db.select().from(returningMailboxes);

  it('store one keyed digest per mailbox and purpose', async () => {
    const { db, location } = test.database;
    const mailboxDigest = await loadMailboxDigest(db);
    const address = fc.constantFrom(
      'ada@gmail.com',
      'a.da+x@googlemail.com',
      'Ada+y@example.org',
      'ada@example.org',
    );
    const holding = fc.oneof(
      fc.record({ suspended: fc.constantFrom('prova', 'vall', '7') }),
      fc.record({ voted: fc.integer({ min: 6, max: 8 }) }),
    );
    fc.assert(
      fc.property(address, holding, address, holding, (one, held, two, holds) => {
        const isSame = mailboxKey(one) === mailboxKey(two) && JSON.stringify(held) === JSON.stringify(holds);
        expect(mailboxDigest(one, held).equals(mailboxDigest(two, holds))).toBe(isSame);
      }),
    );
    const isMailboxes = eq(signingKeys.name, 'mailbox');
    const [own] = await db.select().from(signingKeys).where(isMailboxes);
    const other = await joinDatabase(location);
    await db
      .update(signingKeys)
      .set({ key: Buffer.alloc(32, 1) })
      .where(isMailboxes);
    const otherDigest = await loadMailboxDigest(other.db);
    await db.update(signingKeys).set({ key: own?.key }).where(isMailboxes);
    await other.close();
    const ada = ['ada@example.org', { voted: 7 }] as const;
    expect(own?.key).toHaveLength(32);
    expect(otherDigest(...ada).equals(mailboxDigest(...ada))).toBe(false);
  });

  /** Leaves a mailbox with all the account hooks of comments and polls. */
  const leaveMailbox = (
    db: Database,
    ...left: Parameters<ReturnType<typeof accountHooks>['onLeavingMailbox']>
  ) =>
    accountHooks([commentsOfAccounts({ db, now: () => left[3] }), pollsOfAccounts(db)]).onLeavingMailbox(
      ...left,
    );

  const account = async (db: Database, over: Partial<typeof accounts.$inferInsert>) => {
    const [made] = await db
      .insert(accounts)
      .values({
        nick: 'ada',
        nickKey: 'ada',
        email: 'Ada+1@example.org',
        emailKey: emailKey('Ada+1@example.org'),
        language: 'ca',
        site: 'prova',
        createdAt: inDays(-90),
        validatedAt: inDays(-90),
        ...over,
      })
      .returning();
    if (!made) throw new Error('no account');
    return made;
  };

  it('last two years, or for votes ninety days after the poll, rounded up to the end of the month, and are then deleted', async () => {
    const { db } = test.database;
    const mailboxDigest = await loadMailboxDigest(db);
    const end = fc.option(fc.integer({ min: -100, max: 3 * YEARS }), { nil: null });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 40 * 24 }),
        fc.array(end, { maxLength: 4 }),
        fc.constantFrom('suspended', 'trusted', null),
        fc.boolean(),
        async (hours, ends, standing, isValidated) => {
          test.clock.goOn((hours * DAY_MS) / 24);
          await db.delete(returningMailboxes);
          await db.delete(accounts);
          const now = test.clock.now();
          const leaving = await account(db, isValidated ? {} : { validatedAt: null });
          if (standing)
            await db
              .insert(readerStandings)
              .values({ site: 'prova', accountId: leaving.id, standing, since: inDays(-5) });
          const expected: [digest: Buffer, least: Date][] = [];
          if (standing === 'suspended')
            expected.push([mailboxDigest('ada@example.org', { suspended: 'prova' }), inDays(YEARS)]);
          for (const days of ends) {
            const start = inDays(-120).toISOString();
            const poll = await test.poll({ start, end: days === null ? null : inDays(days).toISOString() });
            const contentId = Number(poll.id);
            await db.insert(pollVotes).values({
              contentId,
              voter: `account:${leaving.id}`,
              votedAt: now,
              options: poll.options.slice(0, 1).map(Number),
            });
            const least = inDays(Math.min(days === null ? YEARS : days + 90, YEARS));
            if (least > now) expected.push([mailboxDigest('ada+2@example.org', { voted: contentId }), least]);
          }
          await db.transaction((tx) => leaveMailbox(db, tx, mailboxDigest, leaving.id, now));
          const all = isValidated ? expected : [];
          const kept = await rows();
          expect(kept).toHaveLength(all.length);
          for (const { digest, since, until } of kept) {
            const least = all.find(([one]) => one.equals(digest))?.[1] ?? until;
            const monthBefore = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - 1));
            expect([until >= least, monthBefore < least]).toEqual([true, true]);
            // The date reveals neither the poll nor the exact time.
            expect(until.toISOString()).toMatch(/-01T00:00:00.000Z$/);
            expect(since.toISOString()).toBe(now.toISOString().replace(/T.*/, 'T00:00:00.000Z'));
          }
          for (const { digest, until } of kept.toSorted(
            (one, other) => one.until.getTime() - other.until.getTime(),
          )) {
            const before = new Date(until.getTime() - 1);
            const newcomer = { ...leaving, validatedAt: now };
            await forgetExpiredHoldings({ db, now: () => before });
            expect(await activeHoldings(db, [{ digest, account: newcomer }], before)).toHaveLength(1);
            expect(await activeHoldings(db, [{ digest, account: newcomer }], until)).toEqual([]);
          }
          await forgetExpiredHoldings({ db, now: () => inDays(YEARS + 31) });
          expect(await rows()).toEqual([]);
        },
      ),
      { numRuns: times({ gate: 10, full: 60 }) },
    );
  });

  it('apply from the day of the first deletion to the last end, to accounts validated from that day on', async () => {
    const { db } = test.database;
    const mailboxDigest = await loadMailboxDigest(db);
    const digest = mailboxDigest('ada@example.org', { suspended: 'prova' });
    const one = await account(db, { nick: 'una', nickKey: 'una', emailKey: emailKey('ada@example.org') });
    const two = await account(db, { nick: 'dues', nickKey: 'dues', emailKey: emailKey('ada+2@example.org') });
    await db.insert(readerStandings).values(
      [one, two].map(({ id }) => ({
        site: 'prova',
        accountId: id,
        standing: 'suspended' as const,
        since: inDays(-5),
      })),
    );
    for (const [leaving, days] of [
      [two, 100],
      [one, 0],
      [two, 50],
    ] as const)
      await db.transaction((tx) => leaveMailbox(db, tx, mailboxDigest, leaving.id, inDays(days)));
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    const today = inDays(0).toISOString().slice(0, 10);
    expect(row?.since.toISOString()).toBe(`${today}T00:00:00.000Z`);
    expect(row?.until.getTime()).toBeGreaterThanOrEqual(inDays(100 + YEARS).getTime());
    const validatedAt = async (at: Date | null) =>
      (await activeHoldings(db, [{ digest, account: { ...one, validatedAt: at } }], inDays(1))).length > 0;
    expect(await validatedAt(new Date(`${today}T00:00:00.000Z`))).toBe(true);
    expect(await validatedAt(inDays(0))).toBe(true);
    expect(await validatedAt(new Date((row?.since.getTime() ?? 0) - 1))).toBe(false);
    expect(await validatedAt(null)).toBe(false);
  });

  it('reveal neither person nor vote, and are not stored for a child', async () => {
    const { db } = test.database;
    const [one, two] = [await test.poll(), await test.poll()];
    const { reader, form, user } = await test.readers.loggedIn();
    await account(db, {
      nick: 'menor',
      nickKey: 'menor',
      email: '',
      emailKey: null,
      guardianId: Number(user.id),
    });
    for (const { id, options } of [one, two]) await voteIn(reader, id, options[0] ?? '');
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    const kept = (await rows()).map(({ digest }) => digest);
    expect(kept).toHaveLength(2);
    expect(kept[0]?.equals(kept[1] ?? Buffer.alloc(0))).toBe(false);
    // The vote cannot be traced, even with the key and the right email address.
    const votes = JSON.stringify(await db.select({ voter: pollVotes.voter }).from(pollVotes));
    for (const digest of kept)
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(votes).not.toContain(digest.toString(encoding));
    expect(votes).not.toContain(form.email);
    const writtenWithVote = async () =>
      (
        await db.execute(
          sql`select 1 from returning_mailboxes r join poll_votes v on r.xmin::text = v.xmin::text`,
        )
      ).rows.length;
    expect(await writtenWithVote()).toBeGreaterThan(0);
    const before = await rows();
    await forgetExpiredHoldings({ db, now: test.clock.now });
    expect([await writtenWithVote(), await rows()]).toEqual([0, before]);
  });
});

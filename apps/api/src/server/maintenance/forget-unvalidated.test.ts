import { setTimeout } from 'node:timers/promises';
import { REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emails } from '../../platform/mail/tables';
import { DAY_MS } from '../../platform/time/durations';
import {
  accountNewsletters,
  accounts,
  identities,
  newsletterSubscriptions,
  readerConsents,
} from '../../readers/accounts/tables';
import { contractDigest } from '../../revenue/entitlements/contracts/contracts';
import { entitlements } from '../../revenue/entitlements/tables';
import { AccountReaders, registration } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { times } from '../../testing/level';
import { forgetUnvalidated } from './forget-unvalidated';

/** Reasons to keep an account at any age. */
const KEPT_BY = ['validated', 'legacy', 'demo', 'child', 'no email', 'provider', 'contract'] as const;
const madeAccount = fc.record({
  days: fc.integer({ min: 0, max: 60 }),
  keptBy: fc.constantFrom(null, ...KEPT_BY),
});

describe.each(ENGINES)('unvalidated accounts, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  beforeEach(() => test.database.db.delete(accounts));
  afterAll(() => test?.database.remove());

  const forget = () => forgetUnvalidated({ db: test.database.db, now: test.clock.now, outbox: test.outbox });
  const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * DAY_MS);
  const row = (nick: string, days: number) => ({
    nick,
    nickKey: nick,
    email: `${nick}@example.org`,
    emailKey: `${nick}@example.org`,
    language: 'ca',
    site: 'prova',
    createdAt: daysAgo(days),
  });
  const insert = async (values: typeof accounts.$inferInsert) => {
    const [made] = await test.database.db.insert(accounts).values(values).returning({ id: accounts.id });
    if (!made) throw new Error('no account');
    return made.id;
  };

  it('are deleted after thirty days, and no others', async () => {
    const { db } = test.database;
    await fc.assert(
      fc.asyncProperty(fc.array(madeAccount, { maxLength: 12 }), async (made) => {
        await db.delete(entitlements);
        await db.delete(accounts);
        const guardianId = await insert({ ...row('tutora', 400), validatedAt: daysAgo(399) });
        const kept = [guardianId];
        for (const [at, { days, keptBy }] of made.entries()) {
          const id = await insert({
            ...row(`compte${at}`, days),
            ...(keptBy === 'no email' || keptBy === 'child' ? { email: '', emailKey: null } : {}),
            ...(keptBy === 'child' ? { guardianId } : {}),
            ...(keptBy === 'validated' ? { validatedAt: daysAgo(days) } : {}),
            isLegacy: keptBy === 'legacy',
            isDemo: keptBy === 'demo',
          });
          if (keptBy === 'provider')
            await db
              .insert(identities)
              .values({ provider: 'google', subject: String(id), accountId: id, linkedAt: daysAgo(days) });
          if (keptBy === 'contract')
            await db.insert(entitlements).values({
              site: 'prova',
              accountId: id,
              product: 'digital',
              externalId: String(id),
              source: 'quiosc',
              startsAt: daysAgo(days),
              toldAt: daysAgo(days),
              emailDigest: contractDigest(`compte${at}@example.org`),
            });
          if (days <= 30 || keptBy) kept.push(id);
        }
        await forget();
        const left = await db.select({ id: accounts.id }).from(accounts).orderBy(accounts.id);
        expect(left.map(({ id }) => id)).toEqual(kept);
      }),
      { numRuns: times({ gate: 15, full: 100 }) },
    );
  });

  it('are deleted with their consents, newsletters and pending emails, but not subscriptions made by address', async () => {
    const { db } = test.database;
    const form = registration({ newsletters: ['mati'] });
    expect((await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
    const [made] = await db.select().from(accounts).where(eq(accounts.email, form.email));
    const own = { site: 'prova', emailKey: form.email, email: form.email, newsletter: 'mati' };
    await db.insert(newsletterSubscriptions).values({ ...own, askedAt: daysAgo(0), confirmedAt: daysAgo(0) });
    test.clock.goOn(29 * DAY_MS);
    await forget();
    expect(await db.$count(accounts, eq(accounts.email, form.email))).toBe(1);
    // Emails not delivered yet. The address may also be the newsroom's own, or a colleague's.
    const kinds = ['validate', 'reset', 'newsletter', 'deskReset', null];
    await db.insert(emails).values(
      kinds.map((kind) => ({
        kind,
        recipient: form.email,
        subject: 'Valida',
        body: 'enllaç',
        writtenAt: test.clock.now(),
        dueAt: test.clock.now(),
        attempts: 10,
      })),
    );
    test.clock.goOn(DAY_MS + 1);
    await forget();
    const accountId = made?.id ?? 0;
    expect(await db.$count(accounts, eq(accounts.id, accountId))).toBe(0);
    for (const table of [accountNewsletters, readerConsents])
      expect(await db.$count(table, eq(table.accountId, accountId))).toBe(0);
    const waiting = await db.select({ kind: emails.kind }).from(emails).orderBy(emails.id);
    expect(waiting.map(({ kind }) => kind)).toEqual(['newsletter', 'deskReset', null]);
    expect(await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.emailKey, form.email))).toBe(
      1,
    );
    // The nick and the address are free again.
    expect((await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
  });

  it('are deleted even while their link is opened, without a deadlock', async () => {
    const { db } = test.database;
    const form = registration();
    expect((await readers.browser().post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
    const token = await test.tokenTo(form.email);
    const { answer } = await db.transaction(async (tx) => {
      const account = eq(accounts.email, form.email);
      await tx.select({ id: accounts.id }).from(accounts).where(account).for('update');
      const asked = readers.browser().post(REGISTRATION_ENDPOINTS.validateMail.path, { token });
      await setTimeout(500);
      await tx.delete(accounts).where(account);
      return { answer: asked };
    });
    expect((await answer).status).toBe(400);
    expect(await db.$count(accounts, eq(accounts.email, form.email))).toBe(0);
  });

  it('are deleted in batches, except those being validated', async () => {
    const { db } = test.database;
    const many = Array.from({ length: 503 }, (_, at) => row(`compte${at}`, 31));
    await db.insert(accounts).values(many);
    const chosen = inArray(accounts.nick, ['compte3', 'compte500']);
    await db.transaction(async (tx) => {
      await tx.update(accounts).set({ validatedAt: test.clock.now() }).where(chosen);
      // The embedded engine has a single connection: nothing can run at the same time.
      if (engine === 'postgresql') await forget();
    });
    await forget();
    expect((await db.select({ nick: accounts.nick }).from(accounts)).map(({ nick }) => nick).sort()).toEqual([
      'compte3',
      'compte500',
    ]);
  });
});

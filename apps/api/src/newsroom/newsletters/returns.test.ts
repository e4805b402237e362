import { CALLS } from '@portal/model';
import { type EmailReturn, takenReturnsSchema } from '@portal/model/newsroom';
import {
  ACCOUNT_CALLS,
  NEWSLETTER_ENDPOINTS,
  PROFILE_ENDPOINTS,
  REGISTRATION_ENDPOINTS,
} from '@portal/model/readers';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { openDatabase } from '../../platform/database/client';
import { openCursors } from '../../platform/secrets/cursors';
import { hasComplained } from '../../readers/accounts/emails/complaints';
import {
  accountNewsletters,
  accounts,
  newsletterStops,
  newsletterSubscriptions,
} from '../../readers/accounts/tables';
import { signatureOf } from '../../revenue/entitlements/payments/signed-source';
import { storeSites } from '../../sites/store';
import { PASSWORD } from '../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { NEWSLETTER_SITE, newsroomIn } from '../../testing/newsletters';
import { TestReader } from '../../testing/reader';
import { deliveryStatus, feedbackReport } from '../../testing/reports';
import { emailCounts } from './counts';
import { emailIdentifier } from './email-identifier';
import { takeReports } from './reports';
import { forgetReturns, takeReturn } from './returns';
import { newsletterEditions, newsletterEmails, newsletterReturns } from './tables';

const answerSchema = v.object({ response: takenReturnsSchema });
const SECRET = 'a-secret-of-forty-characters-and-no-less';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = 'a@example.org';

describe.each(ENGINES)('bounces and complaints, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await testAccounts(engine, {
      settings: { limits: false, bounces: { secret: SECRET, address: undefined } },
    });
    await storeSites(test.database.db, [NEWSLETTER_SITE]);
  });
  afterAll(() => test?.database.remove());
  beforeEach(async () => {
    const { db } = test.database;
    for (const table of [
      newsletterEditions,
      newsletterStops,
      newsletterReturns,
      newsletterSubscriptions,
      accounts,
      contents,
    ])
      await db.delete(table);
    test.clock.goOn(new Date('2026-03-18T12:00:00Z').getTime() + DAY * 400 - test.clock.now().getTime());
  });

  const newsroom = () => newsroomIn(test.database.db);
  const deps = () => ({ db: test.database.db, now: test.clock.now, cursors: openCursors(test.database.db) });
  const sealed = async (id: number) => emailIdentifier(await deps().cursors(), id);
  const ago = (ms: number) => new Date(test.clock.now().getTime() - ms).toISOString();

  let day = 0;
  /** An email sent to an email address some days ago. */
  async function sentTo(email = EMAIL, daysAgo = 1): Promise<number> {
    const { db } = test.database;
    day += 1;
    const dueAt = new Date(test.clock.now().getTime() - daysAgo * DAY);
    const [edition] = await db
      .insert(newsletterEditions)
      .values({
        site: 'prova',
        newsletter: 'mati',
        name: 'El matí',
        cards: [],
        composedAt: dueAt,
        day: new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10),
      })
      .returning({ id: newsletterEditions.id });
    const [sent] = await db
      .insert(newsletterEmails)
      .values({ editionId: edition?.id ?? 0, emailKey: email, email, state: 'sent', dueAt })
      .returning({ id: newsletterEmails.id });
    return sent?.id ?? 0;
  }
  const stops = async () =>
    (await test.database.db.select().from(newsletterStops).orderBy(asc(newsletterStops.emailKey))).flatMap(
      ({ emailKey, reason, stoppedAt }) => (stoppedAt ? [`${emailKey} ${reason}`] : []),
    );
  const chosen = async () => [
    (await test.database.db.select().from(accountNewsletters)).length,
    (await test.database.db.select().from(newsletterSubscriptions)).length,
  ];
  const tell = (events: readonly EmailReturn[], { at = test.clock.now(), secret = SECRET } = {}) => {
    const body = JSON.stringify({ events });
    return test.app.request(CALLS.bounces, {
      method: 'POST',
      headers: { host: 'prova.example', 'portal-signature': signatureOf(secret, body, at) },
      body,
    });
  };
  const answered = async (events: readonly EmailReturn[]) =>
    v.parse(answerSchema, await (await tell(events)).json()).response;

  it.each(['hard', 'complaint'] as const)(
    '%s ends all newsletters of an email address at once, with the reason',
    async (kind) => {
      await newsroom().reader(EMAIL);
      await newsroom().subscribe(EMAIL);
      await newsroom().subscribe('b@example.org');
      const sent = await sealed(await sentTo());
      expect(await answered([{ kind, letter: sent, at: ago(MINUTE) }])).toEqual({
        taken: 1,
        known: 0,
        unknown: 0,
      });
      expect(await stops()).toEqual([`${EMAIL} ${kind}`]);
      expect(await chosen()).toEqual([0, 1]);
      expect(await answered([{ kind, letter: sent, at: ago(0) }])).toEqual({
        taken: 0,
        known: 1,
        unknown: 0,
      });
      const [edition] = await test.database.db.select({ id: newsletterEditions.id }).from(newsletterEditions);
      const counts = (await emailCounts(test.database.db, [edition?.id ?? 0])).get(edition?.id ?? 0);
      expect(counts).toEqual({
        waiting: 0,
        sent: 1,
        unanswered: 0,
        refused: 0,
        left: 0,
        ...(kind === 'hard' ? { bounced: 1, complained: 0 } : { bounced: 0, complained: 1 }),
      });
    },
  );

  it('subscriptions end at the third soft bounce within thirty days, counting each email once', async () => {
    const soft = async (sent: number, daysAgo: number) =>
      answered([{ kind: 'soft', letter: await sealed(sent), at: ago(daysAgo * DAY) }]);
    const old = await sentTo(EMAIL, 40);
    const allSent = [await sentTo(EMAIL, 3), await sentTo(EMAIL, 2)];
    await soft(old, 39);
    for (const sent of [...allSent, ...allSent]) await soft(sent, 1);
    expect(await stops()).toEqual([]);
    await soft(await sentTo(), 0);
    expect(await stops()).toEqual([`${EMAIL} soft`]);
  });

  it('soft bounces are counted correctly when reported concurrently', async () => {
    const second = engine === 'postgresql' ? await openDatabase(test.database.location) : null;
    const names = await Promise.all([3, 2, 1].map(async (daysAgo) => sealed(await sentTo(EMAIL, daysAgo))));
    const told = names.flatMap((sent, at) =>
      [deps(), { ...deps(), ...(second ? { db: second.db } : {}) }].map((by) =>
        takeReturn(by, { kind: 'soft', letter: sent, at: ago((at + 1) * MINUTE) }),
      ),
    );
    const taken = await Promise.all(told);
    await second?.close();
    expect(taken.sort()).toEqual(['known', 'known', 'known', 'taken', 'taken', 'taken']);
    expect(await stops()).toEqual([`${EMAIL} soft`]);
  });

  it('are matched by email address too: to the last email sent to it, and not for unknown addresses', async () => {
    const sent = await sentTo();
    await newsroom().reader('c@example.org');
    const at = ago(MINUTE);
    const events = ['A@example.org', 'c@example.org', 'ningu@example.org'].map(
      (email) => ({ kind: 'hard', email, at }) as const,
    );
    expect(await answered(events)).toEqual({ taken: 2, known: 0, unknown: 1 });
    expect(await answered(events)).toEqual({ taken: 0, known: 2, unknown: 1 });
    expect(await stops()).toEqual([`${EMAIL} hard`, 'c@example.org hard']);
    const [marked] = await test.database.db
      .select({ returned: newsletterEmails.returned })
      .from(newsletterEmails)
      .where(eq(newsletterEmails.id, sent));
    expect(marked?.returned).toBe('hard');
  });

  it('are accepted only if signed recently and in the agreed format', async () => {
    const event = { kind: 'hard', email: EMAIL, at: ago(0) } as const;
    await newsroom().subscribe(EMAIL);
    const send = (body: string, signature = signatureOf(SECRET, body, test.clock.now())) =>
      test.app.request(CALLS.bounces, {
        method: 'POST',
        headers: { host: 'prova.example', 'portal-signature': signature },
        body,
      });
    const late = new Date(test.clock.now().getTime() - 6 * MINUTE);
    const statuses = [
      await tell([event], { secret: SECRET.toUpperCase() }),
      await tell([event], { at: late }),
      await send(JSON.stringify({ events: [event] }), 't=1,v1=00'),
      await send('{'),
      await send('[]'),
      await send('{"events":[]}'),
      await send(JSON.stringify({ events: [{ ...event, kind: 'gone' }] })),
      await send(JSON.stringify({ events: [{ ...event, letter: 'x' }] })),
      await send(JSON.stringify({ events: [{ ...event, at: 'ahir' }] })),
      await send(JSON.stringify({ events: [{ ...event, at: '0000-01-01T00:00:00Z' }] })),
      await send(JSON.stringify({ events: Array(101).fill(event) })),
      await send(JSON.stringify({ events: [{ ...event, email: 'a\0@example.org' }] })),
      await send(JSON.stringify({ events: [event], notes: ['\0'] })),
      await send(' '.repeat(140_000)),
    ].map(({ status }) => status);
    expect(statuses).toEqual([...Array(13).fill(400), 413]);
    expect(await stops()).toEqual([]);
  });

  it.each([
    [{ kind: 'gone' }, 'events.0.kind'],
    [{ at: 'ahir' }, 'events.0.at'],
    [{ email: 'ningu' }, 'events.0.email'],
    [{ email: undefined, letter: 'x' }, 'events.0.letter'],
    [{ letter: 'x' }, 'events.0.letter'],
    [{ email: undefined }, 'events.0.letter'],
    [{ reason: 'full' }, 'events.0.reason'],
  ])('reject %j by its field', async (wrong, field) => {
    const event = { kind: 'hard', email: EMAIL, at: ago(0), ...wrong };
    const body = JSON.stringify({ events: [event] });
    const refused = await test.app.request(CALLS.bounces, {
      method: 'POST',
      headers: { host: 'prova.example', 'portal-signature': signatureOf(SECRET, body, test.clock.now()) },
      body,
    });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(`"${field}"`);
  });

  it('start again once the reader has confirmed the email address again, ignoring earlier ones', async () => {
    await newsroom().subscribe(EMAIL);
    const first = await sealed(await sentTo(EMAIL, 2));
    const second = await sealed(await sentTo(EMAIL, 1));
    await answered([{ kind: 'hard', letter: first, at: ago(DAY) }]);
    expect(await chosen()).toEqual([0, 0]);
    const visitor = new TestReader(test.app);
    expect((await visitor.post(`${CALLS.newsletter}${EMAIL}`, {})).status).toBe(200);
    const token = await test.tokenTo(EMAIL);
    expect(test.emails.at(-1)?.text).toMatch(
      /Has demanat rebre «[^»]+» en aquesta adreça[\s\S]*&butlletins=mati\n/,
    );
    expect(await stops()).toEqual([`${EMAIL} hard`]);
    const confirmed = await visitor.post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token });
    expect(confirmed.status).toBe(200);
    expect(await stops()).toEqual([]);
    test.clock.goOn(MINUTE);
    await answered([{ kind: 'hard', letter: second, at: ago(0) }]);
    expect(await stops()).toEqual([]);
    expect(await chosen()).toEqual([0, 1]);
    await answered([{ kind: 'hard', letter: await sealed(await sentTo(EMAIL, 0)), at: ago(0) }]);
    expect(await stops()).toEqual([`${EMAIL} hard`]);
  });

  it('hold newsletters that a reader chooses again until the email address is confirmed again', async () => {
    const reader = new TestReader(test.app);
    const person = { nick: 'retorn', name: 'Ona', surname: 'Puig', birthdate: '1990-05-12' };
    const form = { ...person, email: EMAIL, password: PASSWORD, newsletters: [], terms: true };
    expect((await reader.post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
    await reader.post(REGISTRATION_ENDPOINTS.validateMail.path, { token: await test.tokenTo(EMAIL) });
    await reader.post(ACCOUNT_CALLS.login, { email: EMAIL, password: PASSWORD });
    await answered([{ kind: 'hard', email: EMAIL, at: ago(0) }]);
    test.clock.goOn(MINUTE);
    const choose = () =>
      reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, {
        newsletters: [{ id: 'mati', isSubscribed: true }],
      });
    expect((await choose()).status).toBe(200);
    expect(await stops()).toEqual([`${EMAIL} hard`]);
    const token = await test.tokenTo(EMAIL);
    expect(test.emails.at(-1)?.text).toMatch(
      /Has demanat rebre «[^»]+» en aquesta adreça[\s\S]*&butlletins=mati\n/,
    );
    expect((await reader.post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token })).status).toBe(200);
    expect(await stops()).toEqual([]);
    expect(await chosen()).toEqual([1, 0]);
    const again = await reader.post(NEWSLETTER_ENDPOINTS.confirmNewsletter.path, { token });
    expect(again.status).toBe(400);
    const sent = test.emails.length;
    await choose();
    await test.outbox.send();
    expect(test.emails).toHaveLength(sent);
  });

  it('bounces and complaints as messages count if they name an email by its seal, once however often they are read', async () => {
    const [bounced, unwanted, late] = [
      await sentTo(),
      await sentTo('b@example.org'),
      await sentTo('c@example.org'),
    ];
    const messages = [
      deliveryStatus({ name: await sealed(bounced) }),
      feedbackReport({ name: await sealed(unwanted) }),
      deliveryStatus({ name: await sealed(late) }, { action: 'delayed', status: '4.4.1' }),
      deliveryStatus({ name: `zz${(await sealed(late)).slice(2)}`, to: 'c@example.org' }),
      'Subject: Sóc fora\n\nTorno dilluns.\n',
    ];
    async function* mailbox() {
      for (const message of messages) yield Buffer.from(message);
    }
    const none = { hard: 0, soft: 0, complaint: 0, known: 0 };
    const rest = { read: 5, unknown: 1, other: 2 };
    expect(await takeReports(deps(), mailbox())).toEqual({ ...none, ...rest, hard: 1, complaint: 1 });
    expect(await takeReports(deps(), mailbox())).toEqual({ ...none, ...rest, known: 2 });
    expect(await stops()).toEqual([`${EMAIL} hard`, 'b@example.org reported']);
    // Anyone who was forwarded the email can write such a report, so it does not block other emails, unlike a
    // signed one.
    const complained = () => hasComplained(test.database.db, 'b@example.org', test.clock.now());
    expect(await complained()).toBe(false);
    await answered([{ kind: 'complaint', email: 'b@example.org', at: ago(0) }]);
    expect(await complained()).toBe(true);
  });

  it('are deleted after three months; stopped email addresses stay stopped', async () => {
    await answered([{ kind: 'hard', letter: await sealed(await sentTo()), at: ago(0) }]);
    test.clock.goOn(91 * DAY);
    await forgetReturns(deps());
    expect(await test.database.db.select().from(newsletterReturns)).toEqual([]);
    expect(await stops()).toEqual([`${EMAIL} hard`]);
  });
});

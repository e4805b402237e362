import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestClock } from '../../testing/accounts';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { logInto } from '../../testing/log';
import { outage, testOutbox, waitingIn } from '../../testing/outbox';
import { silentLog } from '../log/log';
import { createMailer, type Email, type Mailer } from './mailer';
import { Outbox, OutboxFull } from './outbox';
import { emails } from './tables';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const emailTo = (to: string): Email => ({ to, subject: 'Prova', text: 'Text.\n' });
const refusal = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} refused`), { code: 'EENVELOPE', responseCode });

describe.each(ENGINES)('the outbox, on %s', (engine) => {
  let database: TestDatabase;
  let clock: TestClock;

  beforeAll(async () => {
    database = await testDatabase(engine);
    clock = new TestClock(new Date('2026-03-18T12:00:00Z'));
  });
  afterAll(() => database?.remove());
  afterEach(async () => {
    await database.db.delete(emails);
  });

  const outboxTo = (send?: Mailer['send'], maxWaiting?: number) =>
    testOutbox(database.db, clock.now, send, maxWaiting);
  const waiting = () => waitingIn(database.db);

  it('writes an email with its transaction, or not at all', async () => {
    const { outbox, sent } = outboxTo();
    await database.db.transaction((tx) => outbox.write(tx, emailTo('una@example.org')));
    await expect(
      database.db.transaction(async (tx) => {
        await outbox.write(tx, emailTo('cap@example.org'));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await outbox.send();
    expect([sent, await waiting()]).toEqual([['una@example.org'], []]);
  });

  it('does not see an email before its transaction is committed', async () => {
    const { outbox, sent } = outboxTo();
    let sending: Promise<void> | undefined;
    await database.db.transaction(async (tx) => {
      await outbox.write(tx, emailTo('una@example.org'));
      sending = outbox.send();
      // On PostgreSQL it looks meanwhile; on the embedded database it waits its turn.
      if (engine === 'postgresql') await sending;
      expect(sent).toEqual([]);
    });
    await sending;
    await outbox.send();
    expect(sent).toEqual(['una@example.org']);
  });

  it('sends an email once, however often it is hurried, in the order of writing', async () => {
    const { outbox, sent } = outboxTo();
    const all = Array.from({ length: 25 }, (_, at) => `l${at}@example.org`);
    for (const to of all) await outbox.write(database.db, emailTo(to));
    for (let time = 0; time < 5; time += 1) outbox.sendSoon();
    await outbox.send();
    await outbox.send();
    expect([sent, await waiting()]).toEqual([all, []]);
  });

  it('removes queued emails to an email address by kind, but keeps records unless they were refused permanently', async () => {
    const { outbox } = outboxTo();
    const { db } = database;
    const reset = { ...emailTo('una@example.org'), kind: 'reset' };
    const recorded = { ...emailTo('una@example.org'), kind: 'renewal', isRecord: true };
    await outbox.writeAll(db, [recorded]);
    await db.update(emails).set({ attempts: 10 });
    const [, ...kept] = await outbox.writeAll(db, [
      reset,
      recorded,
      { ...reset, kind: 'deskReset' },
      emailTo('una@example.org'),
      { ...emailTo('dues@example.org'), kind: 'reset' },
    ]);
    await db.transaction((tx) => outbox.takeBack(tx, 'una@example.org', ['reset', 'renewal']));
    const left = (await db.select({ id: emails.id }).from(emails)).map(({ id }) => id);
    expect(left.toSorted()).toEqual(kept.toSorted());
  });

  it('keeps emails while no mail server is available, and sends all when it is back', async () => {
    let isDown = true;
    const { outbox, sent, logged } = outboxTo(async () => {
      if (isDown) throw outage();
    });
    const all = ['a@example.org', 'b@example.org', 'c@example.org'];
    for (const to of all) await outbox.write(database.db, emailTo(to));
    await outbox.send();
    // One was tried; the others would have failed in the same way.
    expect([sent, await waiting(), logged.length]).toEqual([[], all, 1]);
    isDown = false;
    await outbox.send();
    expect(sent).toEqual(['b@example.org', 'c@example.org']);
    await outbox.send();
    expect(await waiting()).toEqual(['a@example.org']);
    clock.goOn(10 * SECOND);
    await outbox.send();
    expect([sent, await waiting()]).toEqual([['b@example.org', 'c@example.org', 'a@example.org'], []]);
  });

  it.each([
    ['is away', outage],
    ['is going down', () => refusal(421)],
    ['does not know us', () => Object.assign(refusal(535), { code: 'EAUTH' })],
  ])('loses nothing while a mail server %s for days', async (_, trouble) => {
    let isDown = true;
    const { outbox, sent } = outboxTo(async () => {
      if (isDown) throw trouble();
    });
    await outbox.write(database.db, emailTo('a@example.org'));
    await outbox.write(database.db, emailTo('b@example.org'));
    for (let time = 0; time < 48; time += 1) {
      await outbox.send();
      clock.goOn(HOUR);
    }
    isDown = false;
    await outbox.send();
    expect([sent.sort(), await waiting()]).toEqual([['a@example.org', 'b@example.org'], []]);
  });

  it('a refused email does not block others, and is retried at growing intervals', async () => {
    let isRefused = true;
    let tries = 0;
    const { outbox, sent, logged } = outboxTo(async ({ to }) => {
      if (to !== 'plena@example.org') return;
      tries += 1;
      if (isRefused) throw refusal(550);
    });
    for (const to of ['plena@example.org', 'a@example.org', 'b@example.org'])
      await outbox.write(database.db, emailTo(to));
    await outbox.send();
    expect(sent).toEqual(['a@example.org', 'b@example.org']);
    for (const [wait, expected] of [
      [9 * SECOND, 1],
      [1 * SECOND, 2],
      [19 * SECOND, 2],
      [1 * SECOND, 3],
      [39 * SECOND, 3],
    ] as const) {
      clock.goOn(wait);
      await outbox.send();
      expect(tries).toBe(expected);
    }
    isRefused = false;
    clock.goOn(1 * SECOND);
    await outbox.send();
    expect([sent.at(-1), await waiting()]).toEqual(['plena@example.org', []]);
    expect(logged.join('\n')).not.toMatch(/plena@|Text\./);
  });

  it('a permanently refused email is not retried, and takes no room', async () => {
    let tries = 0;
    const { outbox } = outboxTo(async () => {
      tries += 1;
      throw refusal(550);
    }, 1);
    await outbox.write(database.db, emailTo('mai@example.org'));
    for (let time = 0; time < 15; time += 1) {
      await outbox.send();
      clock.goOn(3 * HOUR);
    }
    expect(tries).toBe(10);
    await outbox.write(database.db, emailTo('a@example.org'));
    expect(await waiting()).toEqual(['mai@example.org', 'a@example.org']);
  });

  it('two outboxes on one database send each email once', async () => {
    const both: string[] = [];
    let other: Promise<void> | undefined;
    const second = outboxTo(async ({ to }) => void both.push(to));
    const first = outboxTo(async ({ to }) => {
      both.push(to);
      // The other outbox runs while this one is sending an email.
      other ??= second.outbox.send();
      await other;
    });
    const all = Array.from({ length: 12 }, (_, at) => `l${at}@example.org`);
    for (const to of all) await first.outbox.write(database.db, emailTo(to));
    await first.outbox.send();
    expect(both.toSorted()).toEqual(all.toSorted());
    expect([first.sent.length, second.sent.length, await waiting()]).toEqual([1, 11, []]);
    for (const to of all) await first.outbox.write(database.db, emailTo(to));
    both.length = 0;
    await Promise.all([first.outbox.send(), second.outbox.send(), first.outbox.send(), second.outbox.send()]);
    expect(both.toSorted()).toEqual(all.toSorted());
  });

  it('an email that a dead outbox was sending is left to the next', async () => {
    const dead = outboxTo(() => new Promise(() => undefined));
    await dead.outbox.write(database.db, emailTo('a@example.org'));
    dead.outbox.sendSoon();
    const next = outboxTo();
    const due = () => database.db.$count(emails, eq(emails.dueAt, clock.now()));
    await expect.poll(due, { timeout: 10_000 }).toBe(0);
    await next.outbox.send();
    expect(next.sent).toEqual([]);
    clock.goOn(HOUR);
    await next.outbox.send();
    expect([next.sent, await waiting()]).toEqual([['a@example.org'], []]);
  });

  it('a closed outbox finishes the current email and takes no other', async () => {
    const { outbox, sent } = outboxTo(async () => void outbox.close());
    await outbox.write(database.db, emailTo('a@example.org'));
    await outbox.write(database.db, emailTo('b@example.org'));
    await outbox.send();
    await outbox.send();
    expect([sent, await waiting()]).toEqual([['a@example.org'], ['b@example.org']]);
  });

  it('a database failure is logged, and ends nothing', async () => {
    const broken = Object.create(database.db, {
      update: {
        value: () => {
          throw new Error('no database');
        },
      },
    });
    const logged: string[] = [];
    const outbox = new Outbox(broken, { send: async () => undefined }, clock.now, logInto(logged));
    await outbox.send();
    expect(logged).toEqual([expect.stringMatching(/^error emails could not be sent: Error: no database\\n/)]);
  });

  it('refuses an email if the queue is full', async () => {
    const { outbox } = outboxTo(undefined, 2);
    await outbox.write(database.db, emailTo('a@example.org'));
    await outbox.write(database.db, emailTo('b@example.org'));
    await expect(outbox.write(database.db, emailTo('c@example.org'))).rejects.toThrow(OutboxFull);
  });

  it('distinguishes an email that the mail server refuses from one that it never saw', async () => {
    const taken: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) =>
        done(
          address.startsWith('plena')
            ? Object.assign(new Error('mailbox full'), { responseCode: 550 })
            : null,
        ),
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          taken.push(session.envelope.rcptTo[0]?.address ?? '');
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const settings = {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'portal@example.org',
      dataFolder: database.location.folder,
    };
    const mailer = createMailer(settings, clock.now);
    const outbox = new Outbox(database.db, mailer, clock.now, silentLog);
    for (const to of ['plena@example.org', 'bona@example.org']) await outbox.write(database.db, emailTo(to));
    await outbox.send();
    expect(taken).toEqual(['bona@example.org']);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await outbox.write(database.db, emailTo('tard@example.org'));
    await outbox.send();
    mailer.close();
    const kept = await database.db
      .select({ to: emails.recipient, attempts: emails.attempts })
      .from(emails)
      .orderBy(emails.id);
    expect(kept).toEqual([
      { to: 'plena@example.org', attempts: 1 },
      { to: 'tard@example.org', attempts: 0 },
    ]);
  });
});

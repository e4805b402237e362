import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Limits } from '../accounts/limits';
import { accounts, accountTokens, letters } from '../database/accounts';
import { createApp } from '../http/app';
import { silentLog } from '../log';
import { MediaLibrary } from '../media/library';
import { readSiteFile } from '../sites/file';
import { storeSites } from '../sites/store';
import { TestClock } from '../testing/accounts';
import { ENGINES, type TestDatabase, testDatabase } from '../testing/database';
import { logInto } from '../testing/log';
import { TestReader } from '../testing/reader';
import { SITE_FILE } from '../testing/site';
import { createMailer, type Letter, type Mailer } from './mailer';
import { Post, PostFull } from './post';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const letterTo = (to: string): Letter => ({ to, subject: 'Prova', text: 'Text.\n' });
const outage = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
const refusal = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} refused`), { code: 'EENVELOPE', responseCode });

let number = 0;
const registration = () => {
  number += 1;
  return {
    nick: `carter${number}`,
    email: `carter${number}@example.org`,
    password: 'Llevantada1908',
    name: 'Núria',
    surname: 'Escarré',
    birthdate: '1990-05-12',
    terms: true,
  };
};

describe.each(ENGINES)('the post, on %s', (engine) => {
  let database: TestDatabase;
  let clock: TestClock;

  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [readSiteFile('prova.yaml', SITE_FILE)]);
    clock = new TestClock(new Date('2026-03-18T12:00:00Z'));
  }, 60_000);
  afterAll(() => database?.remove());
  afterEach(async () => {
    await database.db.delete(letters);
  });

  /** A mail server as it is told to be, and a post before it. */
  function postTo(send: Mailer['send'] = async () => undefined, mostWaiting?: number) {
    const sent: string[] = [];
    const logged: string[] = [];
    const mailer = {
      send: async (letter: Letter) => {
        await send(letter);
        sent.push(letter.to);
      },
    };
    const post = new Post(database.db, mailer, clock.now, logInto(logged), mostWaiting);
    return { post, sent, logged };
  }
  const waiting = async () =>
    (await database.db.select({ to: letters.recipient }).from(letters).orderBy(letters.id)).map(
      ({ to }) => to,
    );
  const appWith = (post: Post) =>
    createApp({
      db: database.db,
      media: new MediaLibrary(database.db, database.location.folder),
      dataFolder: database.location.folder,
      outbox: null,
      now: clock.now,
      log: silentLog,
      accounts: {
        limits: new Limits(clock.now, false),
        post,
        settings: { limits: false, gigyaSecret: undefined, social: {} },
      },
    });

  it('a letter is written with its transaction, or not at all', async () => {
    const { post, sent } = postTo();
    await database.db.transaction((tx) => post.write(tx, letterTo('una@example.org')));
    await expect(
      database.db.transaction(async (tx) => {
        await post.write(tx, letterTo('cap@example.org'));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await post.send();
    expect([sent, await waiting()]).toEqual([['una@example.org'], []]);
  });

  it('is not seen before its transaction is done', async () => {
    const { post, sent } = postTo();
    let sending: Promise<void> | undefined;
    await database.db.transaction(async (tx) => {
      await post.write(tx, letterTo('una@example.org'));
      sending = post.send();
      // On PostgreSQL it looks meanwhile; on the embedded database it waits its turn.
      if (engine === 'postgresql') await sending;
      expect(sent).toEqual([]);
    });
    await sending;
    await post.send();
    expect(sent).toEqual(['una@example.org']);
  });

  it('a letter is sent once, however often it is told to hurry, in the order of writing', async () => {
    const { post, sent } = postTo();
    const all = Array.from({ length: 25 }, (_, at) => `l${at}@example.org`);
    for (const to of all) await post.write(database.db, letterTo(to));
    for (let time = 0; time < 5; time += 1) post.hurry();
    await post.send();
    await post.send();
    expect([sent, await waiting()]).toEqual([all, []]);
  });

  it('keeps letters while no mail server is there, and sends all when it is back', async () => {
    let isDown = true;
    const { post, sent, logged } = postTo(async () => {
      if (isDown) throw outage();
    });
    const all = ['a@example.org', 'b@example.org', 'c@example.org'];
    for (const to of all) await post.write(database.db, letterTo(to));
    await post.send();
    // One was tried, the others not: they would have met the same.
    expect([sent, await waiting(), logged.length]).toEqual([[], all, 1]);
    isDown = false;
    await post.send();
    expect(sent).toEqual(['b@example.org', 'c@example.org']);
    await post.send();
    expect(await waiting()).toEqual(['a@example.org']);
    clock.goOn(10 * SECOND);
    await post.send();
    expect([sent, await waiting()]).toEqual([['b@example.org', 'c@example.org', 'a@example.org'], []]);
  });

  it.each([
    ['is away', outage],
    ['is going down', () => refusal(421)],
    ['does not know us', () => Object.assign(refusal(535), { code: 'EAUTH' })],
  ])('loses nothing while a mail server %s for days', async (_, trouble) => {
    let isDown = true;
    const { post, sent } = postTo(async () => {
      if (isDown) throw trouble();
    });
    await post.write(database.db, letterTo('a@example.org'));
    await post.write(database.db, letterTo('b@example.org'));
    for (let time = 0; time < 48; time += 1) {
      await post.send();
      clock.goOn(HOUR);
    }
    isDown = false;
    await post.send();
    expect([sent.sort(), await waiting()]).toEqual([['a@example.org', 'b@example.org'], []]);
  });

  it('a letter that is refused hinders no other, and is tried again ever later', async () => {
    let isRefused = true;
    let tries = 0;
    const { post, sent, logged } = postTo(async ({ to }) => {
      if (to !== 'plena@example.org') return;
      tries += 1;
      if (isRefused) throw refusal(550);
    });
    for (const to of ['plena@example.org', 'a@example.org', 'b@example.org'])
      await post.write(database.db, letterTo(to));
    await post.send();
    expect(sent).toEqual(['a@example.org', 'b@example.org']);
    for (const [wait, expected] of [
      [9 * SECOND, 1],
      [1 * SECOND, 2],
      [19 * SECOND, 2],
      [1 * SECOND, 3],
      [39 * SECOND, 3],
    ] as const) {
      clock.goOn(wait);
      await post.send();
      expect(tries).toBe(expected);
    }
    isRefused = false;
    clock.goOn(1 * SECOND);
    await post.send();
    expect([sent.at(-1), await waiting()]).toEqual(['plena@example.org', []]);
    expect(logged.join('\n')).not.toMatch(/plena@|Text\./);
  });

  it('a letter that is refused for good is tried no more, and takes no room', async () => {
    let tries = 0;
    const { post } = postTo(async () => {
      tries += 1;
      throw refusal(550);
    }, 1);
    await post.write(database.db, letterTo('mai@example.org'));
    for (let time = 0; time < 15; time += 1) {
      await post.send();
      clock.goOn(3 * HOUR);
    }
    expect(tries).toBe(10);
    await post.write(database.db, letterTo('a@example.org'));
    expect(await waiting()).toEqual(['mai@example.org', 'a@example.org']);
  });

  it('two posts over one database send each letter once', async () => {
    const both: string[] = [];
    let other: Promise<void> | undefined;
    const second = postTo(async ({ to }) => void both.push(to));
    const first = postTo(async ({ to }) => {
      both.push(to);
      // The other comes while this one has a letter in its hands.
      other ??= second.post.send();
      await other;
    });
    const all = Array.from({ length: 12 }, (_, at) => `l${at}@example.org`);
    for (const to of all) await first.post.write(database.db, letterTo(to));
    await first.post.send();
    expect(both.toSorted()).toEqual(all.toSorted());
    expect([first.sent.length, second.sent.length, await waiting()]).toEqual([1, 11, []]);
    for (const to of all) await first.post.write(database.db, letterTo(to));
    both.length = 0;
    await Promise.all([first.post.send(), second.post.send(), first.post.send(), second.post.send()]);
    expect(both.toSorted()).toEqual(all.toSorted());
  });

  it('a post that died with a letter in its hands leaves it to the next', async () => {
    const dead = postTo(() => new Promise(() => undefined));
    await dead.post.write(database.db, letterTo('a@example.org'));
    dead.post.hurry();
    const next = postTo();
    await expect.poll(() => database.db.$count(letters, eq(letters.dueAt, clock.now()))).toBe(0);
    await next.post.send();
    expect(next.sent).toEqual([]);
    clock.goOn(HOUR);
    await next.post.send();
    expect([next.sent, await waiting()]).toEqual([['a@example.org'], []]);
  });

  it('while a mail server takes its time, everybody else’s work goes on', async () => {
    let answer: () => void = () => undefined;
    let reached: () => void = () => undefined;
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const { post, sent } = postTo(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
          reached();
        }),
    );
    await post.write(database.db, letterTo('a@example.org'));
    const sending = post.send();
    await isReached;
    const answered = await new TestReader(appWith(post)).post('/api/front/user/nick', {
      nick: 'encara-lliure',
    });
    expect([answered.status, sent]).toEqual([200, []]);
    // Nor does one wait who takes the letter away, with an account.
    await database.db.delete(letters);
    answer();
    await sending;
    expect(sent).toEqual(['a@example.org']);
  });

  it('a closed post ends the letter in its hands and takes no other', async () => {
    const { post, sent } = postTo(async () => void post.close());
    await post.write(database.db, letterTo('a@example.org'));
    await post.write(database.db, letterTo('b@example.org'));
    await post.send();
    await post.send();
    expect([sent, await waiting()]).toEqual([['a@example.org'], ['b@example.org']]);
  });

  it('a database that fails is said, and ends nothing', async () => {
    const broken = Object.create(database.db, {
      update: {
        value: () => {
          throw new Error('no database');
        },
      },
    });
    const logged: string[] = [];
    const post = new Post(broken, { send: async () => undefined }, clock.now, logInto(logged));
    await post.send();
    expect(logged).toEqual([
      expect.stringMatching(/^error letters could not be sent: Error: no database\\n/),
    ]);
  });

  describe('when the queue is full', () => {
    it('refuses a letter', async () => {
      const { post } = postTo(undefined, 2);
      await post.write(database.db, letterTo('a@example.org'));
      await post.write(database.db, letterTo('b@example.org'));
      await expect(post.write(database.db, letterTo('c@example.org'))).rejects.toThrow(PostFull);
    });

    it('refuses what needs one with 503 and when to come again, and does nothing of it', async () => {
      const { post } = postTo(async () => {
        throw outage();
      }, 1);
      const reader = new TestReader(appWith(post));
      expect((await reader.post('/api/front/user/register', registration())).status).toBe(200);
      await post.close();
      const form = registration();
      const refused = await reader.post('/api/front/user/register', form);
      expect([refused.status, refused.code]).toEqual([503, 'UNKNOWN_ERROR']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await database.db.$count(accounts, eq(accounts.emailKey, form.email))).toBe(0);
      const subscription = await reader.post('/api/front/newsletter/butlleti@example.org');
      expect(subscription.status).toBe(503);
      const [known = ''] = await waiting();
      const before = await database.db.select().from(accountTokens);
      expect((await reader.post('/api/front/user/recover-password', { email: known })).status).toBe(503);
      expect(await database.db.select().from(accountTokens)).toEqual(before);
      // There is room again.
      await database.db.delete(letters);
      expect((await reader.post('/api/front/user/register', form)).status).toBe(200);
    });
  });

  it('through a real mail server, a registration’s letter comes, and its token validates', async () => {
    const received: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer(
      {
        smtpUrl: `smtp://127.0.0.1:${port}`,
        mailFrom: 'portal@example.org',
        dataFolder: database.location.folder,
      },
      clock.now,
    );
    const post = new Post(database.db, mailer, clock.now, silentLog);
    const reader = new TestReader(appWith(post));
    const form = registration();
    const registered = await reader.post('/api/front/user/register', form);
    expect(registered.status).toBe(200);
    await post.send();
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(received).toHaveLength(1);
    const letter = await PostalMime.parse(received[0] ?? Buffer.alloc(0));
    expect([letter.from?.address, letter.to?.[0]?.address, letter.subject]).toEqual([
      'portal@example.org',
      form.email,
      'Valida el teu correu a La Prova',
    ]);
    const token = /\/registro\/validar\/\?token=([\w-]{43})$/m.exec(letter.text ?? '')?.[1];
    expect((await reader.post('/api/front/user/validate-mail', { token })).status).toBe(200);
    const login = await reader.post('/api/front/user/login', { email: form.email, password: form.password });
    expect(login.status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('a mail server’s own words tell a letter that it refuses from one that it never saw', async () => {
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
    const post = new Post(database.db, mailer, clock.now, silentLog);
    for (const to of ['plena@example.org', 'bona@example.org']) await post.write(database.db, letterTo(to));
    await post.send();
    expect(taken).toEqual(['bona@example.org']);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await post.write(database.db, letterTo('tard@example.org'));
    await post.send();
    mailer.close();
    const kept = await database.db
      .select({ to: letters.recipient, attempts: letters.attempts })
      .from(letters)
      .orderBy(letters.id);
    expect(kept).toEqual([
      { to: 'plena@example.org', attempts: 1 },
      { to: 'tard@example.org', attempts: 0 },
    ]);
  });
});

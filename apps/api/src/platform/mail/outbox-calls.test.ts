import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts, accountTokens } from '../../readers/accounts/tables';
import { createApp } from '../../server/http/app';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { registration } from '../../testing/account-readers';
import { TestClock } from '../../testing/accounts';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { outage, testOutbox, waitingIn } from '../../testing/outbox';
import { TestReader } from '../../testing/reader';
import { SITE_FILE } from '../../testing/site';
import { Limits } from '../limits/limits';
import { silentLog } from '../log/log';
import { MediaLibrary } from '../media/library';
import { createMailer, type Mailer } from './mailer';
import { Outbox } from './outbox';
import { emails } from './tables';

describe.each(ENGINES)('endpoints that write emails, on %s', (engine) => {
  let database: TestDatabase;
  let clock: TestClock;

  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [readSiteFile('prova.yaml', SITE_FILE)]);
    clock = new TestClock(new Date('2026-03-18T12:00:00Z'));
  });
  afterAll(() => database?.remove());
  afterEach(async () => {
    await database.db.delete(emails);
  });

  const outboxTo = (send?: Mailer['send'], maxWaiting?: number) =>
    testOutbox(database.db, clock.now, send, maxWaiting);
  const waiting = () => waitingIn(database.db);
  const appWith = (outbox: Outbox) =>
    createApp({
      db: database.db,
      media: new MediaLibrary(database.db, database.location.folder),
      dataFolder: database.location.folder,
      mailFolder: null,
      now: clock.now,
      log: silentLog,
      accounts: {
        limits: new Limits(database.db, clock.now, false),
        outbox,
        settings: { limits: false, gigyaSecret: undefined, social: {} },
      },
    });

  it('other requests continue while a mail server is slow', async () => {
    let answer: () => void = () => undefined;
    let reached: () => void = () => undefined;
    const isReached = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const { outbox, sent } = outboxTo(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
          reached();
        }),
    );
    await outbox.write(database.db, { to: 'a@example.org', subject: 'Prova', text: 'Text.\n' });
    const sending = outbox.send();
    await isReached;
    const answered = await new TestReader(appWith(outbox)).post('/api/front/user/nick', {
      nick: 'encara-lliure',
    });
    expect([answered.status, sent]).toEqual([200, []]);
    // Deleting a queued email, as account removal does, does not wait for the send either.
    await database.db.delete(emails);
    answer();
    await sending;
    expect(sent).toEqual(['a@example.org']);
  });

  it('return 503 with a time to retry if the queue is full, and change nothing', async () => {
    const { outbox } = outboxTo(async () => {
      throw outage();
    }, 1);
    const reader = new TestReader(appWith(outbox));
    expect((await reader.post('/api/front/user/register', registration())).status).toBe(200);
    await outbox.close();
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
    await database.db.delete(emails);
    expect((await reader.post('/api/front/user/register', form)).status).toBe(200);
  });

  it('a registration’s email arrives through a real mail server, and its token validates', async () => {
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
    const outbox = new Outbox(database.db, mailer, clock.now, silentLog);
    const reader = new TestReader(appWith(outbox));
    const form = registration();
    const registered = await reader.post('/api/front/user/register', form);
    expect(registered.status).toBe(200);
    await outbox.send();
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(received).toHaveLength(1);
    const message = await PostalMime.parse(received[0] ?? Buffer.alloc(0));
    expect([message.from?.address, message.to?.[0]?.address, message.subject]).toEqual([
      'portal@example.org',
      form.email,
      'Confirma el teu correu a La Prova',
    ]);
    const token = /\/registro\/validar\/\?token=([\w-]{43})$/m.exec(message.text ?? '')?.[1];
    expect((await reader.post('/api/front/user/validate-mail', { token })).status).toBe(200);
    const login = await reader.post('/api/front/user/login', { email: form.email, password: form.password });
    expect(login.status).toBe(200);
    expect(await waiting()).toEqual([]);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/client';
import { HOST_HEADER } from '../../platform/http/headers';
import { Limits } from '../../platform/limits/limits';
import { silentLog } from '../../platform/log/log';
import { Outbox } from '../../platform/mail/outbox';
import { emails as emailTable } from '../../platform/mail/tables';
import { MediaLibrary } from '../../platform/media/library';
import { digestOf } from '../../platform/secrets/secrets';
import { createApp } from '../../server/http/app';
import { closedDatabase } from '../../testing/database';
import { TestReader } from '../../testing/reader';
import { accountNewsletters, accounts, accountTokens } from './tables';

/** The built server, next to the tests' sources. */
const SERVER = fileURLToPath(new URL('../../../dist/serve.js', import.meta.url));
const HOST = 'www.elfar.example';
/** Concurrent registrations, and how many get a response before the server is killed. */
const AT_ONCE = 12;
const ANSWERED = 15;

let place: Awaited<ReturnType<typeof closedDatabase>>;
let folder: string;
let server: ChildProcess | undefined;
beforeEach(async () => {
  place = await closedDatabase('embedded');
  folder = place.location.folder;
});
afterEach(async () => {
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await place.drop();
});

/**
 * Starts the server on the folder.
 * @returns its address
 */
async function start(): Promise<string> {
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PORTAL_DATA_DIR: folder,
      PORTAL_DEMO: 'off',
      PORTAL_LIMITS: 'off',
      // No mail server is there: emails stay in the queue.
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
  });
  server = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready at (http:\S+)/.exec(line)?.[1];
    if (!address) continue;
    child.stdout.resume();
    return address;
  }
  throw new Error('the server did not start');
}

const registration = (number: number) => ({
  nick: `caiguda${number}`,
  email: `caiguda${number}@example.org`,
  password: 'Llevantada1908',
  name: 'Núria',
  surname: 'Escarré',
  birthdate: '1990-05-12',
  newsletters: ['primera-hora', 'llibres'],
  terms: true,
});

/** Sends one registration after another until the server is gone. */
async function registerOn(
  address: string,
  next: () => number,
  onAnswer: (email: string, status: number) => void,
) {
  for (;;) {
    const form = registration(next());
    try {
      const answer = await fetch(`${address}/api/front/user/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [HOST_HEADER]: HOST },
        body: JSON.stringify(form),
      });
      await answer.text();
      onAnswer(form.email, answer.status);
    } catch {
      return;
    }
  }
}

it('a server killed during registrations leaves each complete or not at all, and loses none that it answered', async () => {
  const address = await start();
  let [begun, most] = [0, 0];
  const answered: string[] = [];
  const statuses = new Set<number>();
  const readers = Array.from({ length: AT_ONCE }, () =>
    registerOn(
      address,
      () => {
        begun += 1;
        return begun;
      },
      (email, status) => {
        answered.push(email);
        statuses.add(status);
        most = Math.max(most, begun - answered.length);
        if (answered.length === ANSWERED) server?.kill('SIGKILL');
      },
    ),
  );
  await Promise.all(readers);
  expect([...statuses]).toEqual([200]);
  expect(begun).toBeGreaterThan(answered.length);
  expect(most).toBeGreaterThan(1);

  const { db, close } = await openDatabase({ folder });
  try {
    const made = await db.select().from(accounts);
    const emails = made.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(answered));
    expect(emails.length).toBeLessThanOrEqual(begun);
    const [tokens, written, newsletters] = [
      await db.select().from(accountTokens),
      await db.select().from(emailTable),
      await db.select().from(accountNewsletters),
    ];
    // There are no rows beyond those of the existing accounts.
    expect([tokens.length, written.length, newsletters.length]).toEqual([
      made.length,
      made.length,
      made.length * 2,
    ]);
    const now = () => new Date();
    const outbox = new Outbox(db, { send: async () => undefined }, now, silentLog);
    const app = createApp({
      db,
      media: new MediaLibrary(db, folder),
      dataFolder: folder,
      mailFolder: null,
      now,
      log: silentLog,
      accounts: {
        limits: new Limits(db, now, false),
        outbox,
        settings: { limits: false, gigyaSecret: undefined, social: {} },
      },
    });
    const reader = new TestReader(app, HOST);
    for (const { id, email, passwordHash } of made) {
      expect(passwordHash).toMatch(/^\$argon2id\$/);
      const token = written
        .find((message) => message.recipient === email)
        ?.body.match(/token=([\w-]{43})$/m)?.[1];
      const kept = tokens.find(({ accountId }) => accountId === id);
      expect(kept?.tokenHash.equals(digestOf(token ?? ''))).toBe(true);
      expect((await reader.post('/api/front/user/validate-mail', { token })).status).toBe(200);
    }
    const login = { email: answered[0], password: 'Llevantada1908' };
    expect((await reader.post('/api/front/user/login', login)).status).toBe(200);
    await outbox.close();
  } finally {
    await close();
  }
}, 180_000);

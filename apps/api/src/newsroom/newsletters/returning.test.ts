import path from 'node:path';
import { CALLS } from '@portal/model';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { silentLog } from '../../platform/log/log';
import { openCursors } from '../../platform/secrets/cursors';
import { newsletterStops } from '../../readers/accounts/tables';
import { storeSites } from '../../sites/store';
import { testAccounts } from '../../testing/accounts';
import { QUICKER_ENGINE, testDatabase } from '../../testing/database';
import { testMailServer } from '../../testing/mail-server';
import { BEFORE, NEWSLETTER_SITE, newsroomIn } from '../../testing/newsletters';
import { asPublished } from '../../testing/site';
import { composeDue } from './composing';
import { type Packed, smtpCourier } from './courier';
import { emailIdentifier } from './email-identifier';
import { Journals } from './journal';
import { sendEmails } from './sending';
import { newsletterEmails } from './tables';

const EMAIL = 'a@example.org';
const DAY = 86_400_000;

it('emails are named in their headers and bounce address, and stopped email addresses get none', async () => {
  const database = await testDatabase(QUICKER_ENGINE[0]);
  const { db, location } = database;
  await storeSites(db, [NEWSLETTER_SITE]);
  const newsroom = newsroomIn(db);
  await newsroom.publish(1, new Date(BEFORE.getTime() - DAY));
  await newsroom.subscribe(EMAIL);
  await newsroom.subscribe('b@example.org');
  const now = new Date(BEFORE.getTime() + 60_000);
  await composeDue(db, now);
  // Stopped while its email waited.
  await db.insert(newsletterStops).values({ emailKey: 'b@example.org', stoppedAt: now, reason: 'complaint' });
  const server = await testMailServer();
  const packed: Packed[] = [];
  const cursors = openCursors(db);
  await sendEmails({
    db,
    cursors,
    now: () => now,
    journals: new Journals(path.join(location.folder, 'returning')),
    locateSite: asPublished,
    log: silentLog,
    mailFrom: 'portal@prova.example',
    bounces: 'rebots@prova.example',
    courier: async () => {
      const courier = await smtpCourier(server.url);
      const send = (email: Packed) => {
        packed.push(email);
        return courier.send(email);
      };
      return { ...courier, send };
    },
  });
  await server.close();
  const emails = await db.select().from(newsletterEmails);
  await database.remove();
  expect(emails.map(({ email }) => email)).toEqual([EMAIL]);
  const name = emailIdentifier(await cursors(), emails[0]?.id ?? 0);
  expect(server.taken.map(({ to }) => to)).toEqual([EMAIL]);
  expect(packed[0]?.from).toBe(`rebots+${name}@prova.example`);
  const message = await PostalMime.parse(server.taken[0]?.message ?? '');
  expect(message.headers.find(({ key }) => key === 'x-portal-letter')?.value).toBe(name);
  expect(message.messageId).toBe(`<${name}@prova.example>`);
  expect(message.from?.address).toBe('mati@prova.example');
});

it('the bounce endpoint is rate-limited, and not found without a secret', async () => {
  const secret = 'a-secret-of-forty-characters-and-no-less';
  const test = await testAccounts(QUICKER_ENGINE[0], {
    settings: { bounces: { secret, address: undefined } },
  });
  const closed = await testAccounts(QUICKER_ENGINE[0]);
  const told = async ({ app }: typeof test) =>
    (await app.request(CALLS.bounces, { method: 'POST', headers: { host: 'prova.example' }, body: '{' }))
      .status;
  expect(await told(closed)).toBe(404);
  let last = await told(test);
  expect(last).toBe(400);
  for (let calls = 0; calls < 130 && last !== 429; calls += 1) last = await told(test);
  await test.database.remove();
  await closed.database.remove();
  expect(last).toBe(429);
});

import path from 'node:path';
import { NEWSLETTER_ENDPOINTS } from '@portal/model/readers';
import { asc, eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { newsletterPage } from '../../pages/newsletter';
import { Limits } from '../../platform/limits/limits';
import { silentLog } from '../../platform/log/log';
import { MediaLibrary } from '../../platform/media/library';
import { openCursors } from '../../platform/secrets/cursors';
import {
  accountNewsletters,
  accounts,
  newsletterStops,
  newsletterSubscriptions,
} from '../../readers/accounts/tables';
import { createApp } from '../../server/http/app';
import { storeSites } from '../../sites/store';
import { TestClock } from '../../testing/accounts';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { testMailServer } from '../../testing/mail-server';
import { BEFORE, NEWSLETTER_SITE, type Newsroom, newsroomIn } from '../../testing/newsletters';
import { testOutbox } from '../../testing/outbox';
import { TestReader } from '../../testing/reader';
import { asPublished } from '../../testing/site';
import { composeDue } from './composing';
import { NO_EMAILS } from './counts';
import { smtpCourier } from './courier';
import { Journals } from './journal';
import { renderEmail } from './newsletter-email';
import { forgetEmails } from './recording';
import { type SendingDeps, sendEmails } from './sending';
import { newsletterEditions, newsletterEmails } from './tables';

const site = NEWSLETTER_SITE;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const appOf = ({ db, location: { folder } }: TestDatabase, { now }: TestClock) =>
  createApp({
    db,
    media: new MediaLibrary(db, folder),
    dataFolder: folder,
    mailFolder: null,
    now,
    log: silentLog,
    accounts: {
      limits: new Limits(db, now, false),
      outbox: testOutbox(db, now).outbox,
      settings: { limits: false, gigyaSecret: undefined, social: {} },
    },
  });

describe.each(ENGINES)('newsletters, on %s', (engine) => {
  let database: TestDatabase;
  let clock: TestClock;

  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [site]);
    clock = new TestClock(BEFORE);
  });
  afterAll(() => database?.remove());
  afterEach(async () => {
    const { db } = database;
    for (const table of [newsletterEditions, newsletterStops, newsletterSubscriptions, accounts, contents])
      await db.delete(table);
    clock = new TestClock(BEFORE);
  });

  const subscribe = (...given: Parameters<Newsroom['subscribe']>) =>
    newsroomIn(database.db).subscribe(...given);
  const reader = (...given: Parameters<Newsroom['reader']>) => newsroomIn(database.db).reader(...given);
  const publish = (...given: Parameters<Newsroom['publish']>) => newsroomIn(database.db).publish(...given);

  const depsTo = (url: string, more: Partial<SendingDeps> = {}): SendingDeps => ({
    db: database.db,
    now: clock.now,
    cursors: openCursors(database.db),
    journals: new Journals(path.join(database.location.folder, 'newsletters')),
    courier: () => smtpCourier(url),
    mailFrom: 'portal@prova.example',
    locateSite: asPublished,
    log: silentLog,
    ...more,
  });
  const states = async () =>
    (
      await database.db
        .select({ email: newsletterEmails.email, state: newsletterEmails.state })
        .from(newsletterEmails)
        .orderBy(asc(newsletterEmails.email))
    ).map(({ email, state }) => `${email} ${state}`);
  it('are composed at their hour in the site’s time zone, once across processes, on their days', async () => {
    await publish(1, new Date(BEFORE.getTime() - DAY));
    expect(await composeDue(database.db, clock.now())).toBe(0);
    clock.goOn(MINUTE);
    const composed = await Promise.all([1, 2, 3].map(() => composeDue(database.db, clock.now())));
    expect(composed.reduce((sum, one) => sum + one)).toBe(1);
    // Nothing new on Thursday, and no edition on a Friday.
    clock.goOn(DAY);
    expect(await composeDue(database.db, clock.now())).toBe(1);
    clock.goOn(DAY);
    expect(await composeDue(database.db, clock.now())).toBe(0);
    const page = await newsletterPage({ db: database.db, site, params: { newsletter: 'mati' } });
    expect(page?.plan).toEqual({ source: 'since-last', weekdays: [3, 4], hour: '06:30' });
    expect([page?.days, page?.edition?.cards.map(({ title }) => title)]).toEqual([
      ['2026-03-18'],
      ['Notícia <1>'],
    ]);
    const at = (newsletter: string, day: string) =>
      newsletterPage({ db: database.db, site, params: { newsletter, day } });
    expect(await at('mati', '2026-03-18')).toMatchObject({ path: '/butlletins/mati/2026-03-18/' });
    expect([
      await at('mati', '2026-02-31'),
      await at('mati', "x' or 1=1"),
      await at('cultura', '2026-03-18'),
    ]).toEqual([null, null, null]);
  });

  it('contain what is new since the last edition, and only the public part of a gated text', async () => {
    await publish(1, new Date(BEFORE.getTime() - DAY), { condition: 'subscribers', standfirst: 'Entrada.' });
    clock.goOn(MINUTE);
    await composeDue(database.db, clock.now());
    await publish(2, new Date(clock.now().getTime() + MINUTE));
    clock.goOn(DAY);
    await composeDue(database.db, clock.now());
    const editions = await database.db.select().from(newsletterEditions).orderBy(asc(newsletterEditions.day));
    expect(editions.map(({ cards }) => cards.map(({ title }) => title))).toEqual([
      ['Notícia <1>'],
      ['Notícia <2>'],
    ]);
    const [first] = editions;
    if (!first) throw new Error('no edition');
    const email = renderEmail(site, first);
    expect(email.html).toContain('Per a subscriptors');
    expect(email.html).toContain('Notícia &lt;1&gt;');
    expect(email.html).toContain('prefers-color-scheme:dark');
    expect(email.html).not.toMatch(/<script|http:\/\//);
  });

  it('go once to each confirmed email address that asked for them', async () => {
    await publish(1, new Date(BEFORE.getTime() - DAY));
    await reader('a@example.org');
    await reader('nova@example.org', null);
    await subscribe('a@example.org');
    await subscribe('b@example.org');
    await subscribe('c@example.org', null);
    await subscribe('d@example.org');
    await database.db.insert(newsletterStops).values({ emailKey: 'd@example.org', stoppedAt: BEFORE });
    clock.goOn(MINUTE);
    await composeDue(database.db, clock.now());
    const server = await testMailServer();
    await Promise.all([1, 2].map(() => sendEmails(depsTo(server.url))));
    await sendEmails(depsTo(server.url));
    await server.close();
    expect(server.taken.map(({ to }) => to).sort()).toEqual(['a@example.org', 'b@example.org']);
    expect(await states()).toEqual(['a@example.org sent', 'b@example.org sent']);
    const message = await PostalMime.parse(server.taken[0]?.message ?? '');
    expect([message.from?.address, message.from?.name, message.subject]).toEqual([
      'mati@prova.example',
      'La Prova',
      'El matí: Notícia <1>',
    ]);
    expect(message.text).toContain('https://prova.example/societat/1/');
    expect(message.html).toContain('https://prova.example/butlletins/mati/2026-03-18/');
    const header = (name: string) => message.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/prova\.example\/boletines\/baja\/\?token=[\w-]{24,}&butlletins=mati>$/,
    );
  });

  it('are unsubscribed through an email’s link without login, and through no other link', async () => {
    await publish(1, new Date(BEFORE.getTime() - DAY));
    await reader('a@example.org');
    await subscribe('a@example.org');
    await reader('b@example.org');
    clock.goOn(MINUTE);
    await composeDue(database.db, clock.now());
    const server = await testMailServer();
    await sendEmails(
      depsTo(server.url, { locateSite: (record) => ({ ...record, url: 'http://prova.localhost' }) }),
    );
    await server.close();
    const email = server.taken.find(({ to }) => to === 'a@example.org');
    const { text = '' } = await PostalMime.parse(email?.message ?? '');
    expect(text).not.toContain('https://prova.example');
    const token = /http:\/\/prova\.localhost\/boletines\/baja\/\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    const visitor = new TestReader(appOf(database, clock));
    const leave = async (asked: string) =>
      (await visitor.post(NEWSLETTER_ENDPOINTS.leaveNewsletter.path, { token: asked })).status;
    expect([await leave('x'), await leave(`${token.slice(0, -2)}xx`), await leave('')]).toEqual([
      400, 400, 400,
    ]);
    expect([await leave(token), await leave(token)]).toEqual([200, 200]);
    expect(await database.db.select().from(newsletterSubscriptions)).toEqual([]);
    const left = await database.db
      .select({ email: accounts.email })
      .from(accountNewsletters)
      .innerJoin(accounts, eq(accounts.id, accountNewsletters.accountId));
    expect(left).toEqual([{ email: 'b@example.org' }]);
  });

  it('wait while the mail server is unavailable, and stop after an email address is refused three times', async () => {
    await subscribe('plena@example.org');
    await subscribe('tard@example.org');
    await subscribe('bona@example.org');
    const busy = new Set(['tard@example.org']);
    const server = await testMailServer((address) =>
      address.startsWith('plena') ? 550 : busy.delete(address) ? 450 : null,
    );
    clock.goOn(MINUTE);
    for (const day of [18, 19, 25]) {
      clock = new TestClock(new Date(`2026-03-${day}T06:00:00Z`));
      await publish(day, new Date(clock.now().getTime() - MINUTE));
      await composeDue(database.db, clock.now());
      if (day === 18) {
        await sendEmails(depsTo('smtp://127.0.0.1:1'));
        expect(new Set((await states()).map((line) => line.split(' ')[1]))).toEqual(new Set(['waiting']));
        clock.goOn(MINUTE);
      }
      await sendEmails(depsTo(server.url));
      clock.goOn(10 * MINUTE);
      await sendEmails(depsTo(server.url));
    }
    clock = new TestClock(new Date('2026-03-26T06:00:00Z'));
    await publish(26, new Date(clock.now().getTime() - MINUTE));
    await composeDue(database.db, clock.now());
    await sendEmails(depsTo(server.url));
    await server.close();
    const to = server.taken.map((email) => email.to).sort();
    expect(to).toEqual([...Array(4).fill('bona@example.org'), ...Array(4).fill('tard@example.org')]);
    expect((await states()).filter((line) => line.startsWith('plena'))).toEqual(
      Array(3).fill('plena@example.org refused'),
    );
  });

  it('held by a dead process are resumed if not in its journal, and never resent if in it', async () => {
    await publish(1, new Date(BEFORE.getTime() - DAY));
    await subscribe('a@example.org');
    await subscribe('b@example.org');
    clock.goOn(MINUTE);
    await composeDue(database.db, clock.now());
    const server = await testMailServer();
    const deps = depsTo(server.url);
    const holder = '00000000-0000-4000-8000-000000000000';
    const [first] = await database.db
      .update(newsletterEmails)
      .set({ state: 'claimed', holder, claimedUntil: new Date(clock.now().getTime() + MINUTE), attempts: 1 })
      .returning({ id: newsletterEmails.id, email: newsletterEmails.email });
    const journal = await deps.journals.open(holder);
    journal.write({ id: first?.id ?? 0, attempts: 1 });
    await journal.close(false);
    await sendEmails(deps);
    expect(server.taken).toEqual([]);
    clock.goOn(MINUTE);
    // Another machine cannot know: it leaves them to the one with the journal.
    const elsewhere = new Journals(path.join(database.location.folder, 'elsewhere'));
    await sendEmails({ ...deps, journals: elsewhere });
    expect(server.taken).toEqual([]);
    await sendEmails(deps);
    await server.close();
    expect(server.taken.map(({ to }) => to)).toEqual(
      ['a@example.org', 'b@example.org'].filter((email) => email !== first?.email),
    );
    expect(await states()).toContain(`${first?.email} unanswered`);
  });

  it('keep their pages after their recipients are deleted', async () => {
    await publish(1, new Date(BEFORE.getTime() - DAY));
    await subscribe('a@example.org');
    clock.goOn(MINUTE);
    await composeDue(database.db, clock.now());
    clock.goOn(89 * DAY);
    await forgetEmails(depsTo(''));
    expect(await states()).toEqual(['a@example.org waiting']);
    clock.goOn(DAY);
    await forgetEmails(depsTo(''));
    expect(await states()).toEqual([]);
    const counted = () => database.db.select({ counts: newsletterEditions.counts }).from(newsletterEditions);
    const frozen = [{ counts: { ...NO_EMAILS, waiting: 1 } }];
    expect(await counted()).toEqual(frozen);
    // Counts of deleted emails are not recomputed.
    await forgetEmails(depsTo(''));
    expect(await counted()).toEqual(frozen);
    expect(await newsletterPage({ db: database.db, site, params: { newsletter: 'mati' } })).toMatchObject({
      days: ['2026-03-18'],
    });
  });

  it('do not finish an email held too long, since another process may have it', async () => {
    await publish(1, new Date(BEFORE.getTime() - DAY));
    await subscribe('a@example.org');
    clock.goOn(MINUTE);
    await composeDue(database.db, clock.now());
    const server = await testMailServer();
    const deps = depsTo(server.url);
    const late = async () => {
      const courier = await deps.courier();
      clock.goOn(MINUTE);
      return courier;
    };
    await sendEmails({ ...deps, courier: late });
    await server.close();
    expect(server.taken).toEqual([]);
    expect(await states()).toEqual(['a@example.org waiting']);
  });
});

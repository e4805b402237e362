import path from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { newsletterPage } from '../../pages/newsletter';
import { silentLog } from '../../platform/log/log';
import { openCursors } from '../../platform/secrets/cursors';
import { storeSites } from '../../sites/store';
import { TestClock } from '../../testing/accounts';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { testMailServer } from '../../testing/mail-server';
import { BEFORE, newsroomIn, NEWSLETTER_SITE as site } from '../../testing/newsletters';
import { asPublished } from '../../testing/site';
import { composeDue } from './composing';
import { smtpCourier } from './courier';
import { Journals } from './journal';
import { sendEmails } from './sending';
import { newsletterEmails } from './tables';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(ENGINES)('an edition with withdrawn stories, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [site]);
  });
  afterAll(() => database?.remove());

  it('leaves them out of its archive and of waiting emails', async () => {
    const { db, location } = database;
    const clock = new TestClock(BEFORE);
    const server = await testMailServer();
    const send = () =>
      sendEmails({
        db,
        now: clock.now,
        cursors: openCursors(db),
        log: silentLog,
        journals: new Journals(path.join(location.folder, 'newsletters')),
        courier: () => smtpCourier(server.url),
        mailFrom: 'portal@prova.example',
        locateSite: asPublished,
      });
    const archive = async () =>
      (await newsletterPage({ db, site, params: { newsletter: 'mati' } }))?.edition?.cards.map(
        ({ title }) => title,
      );
    const takeBack = (title: string) =>
      db.update(contents).set({ status: 'withdrawn' }).where(eq(contents.title, title));
    const { publish, subscribe } = newsroomIn(db);
    for (const story of [1, 2]) await publish(story, new Date(BEFORE.getTime() - DAY));
    await subscribe('a@example.org');
    clock.goOn(MINUTE);
    await composeDue(db, clock.now());
    expect(await archive()).toHaveLength(2);

    await takeBack('Notícia <1>');
    expect(await archive()).toEqual(['Notícia <2>']);
    await send();
    const { text, subject } = await PostalMime.parse(server.taken[0]?.message ?? '');
    expect(`${subject} ${text}`).toContain('Notícia <2>');
    expect(`${subject} ${text}`).not.toContain('Notícia <1>');

    // An edition without remaining stories goes to nobody.
    await db.update(newsletterEmails).set({ state: 'waiting' });
    await takeBack('Notícia <2>');
    await send();
    await server.close();
    expect(await archive()).toEqual([]);
    expect(server.taken).toHaveLength(1);
    expect(await db.select({ id: newsletterEmails.id }).from(newsletterEmails)).toEqual([]);
  });
});

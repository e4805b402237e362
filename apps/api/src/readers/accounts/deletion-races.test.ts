import {
  CHILD_CONSENT_VERSION,
  CHILDREN_ENDPOINTS,
  PROFILE_ENDPOINTS,
  REGISTRATION_ENDPOINTS,
} from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { returningMailboxes } from '../../participation/comments/tables';
import { Limits } from '../../platform/limits/limits';
import { silentLog } from '../../platform/log/log';
import { NO_SOURCES } from '../../revenue/entitlements/payments/sources';
import { accountParts } from '../../server/http/account-parts';
import { SiteDirectory, siteByAlias } from '../../sites/find';
import type { RequestContext } from '../../sites/request-context';
import { PASSWORD } from '../../testing/account-readers';
import { ENGINES } from '../../testing/database';
import { newsroomIn } from '../../testing/newsletters';
import { type TestPolls, testPolls, voteIn } from '../../testing/polls';
import type { TestReader } from '../../testing/reader';
import { askRelease } from './children/children';
import type { AccountDeps } from './deps';
import { hashPassword } from './entry/passwords';
import { accountHooks } from './hooks';
import { deleteAccount, saveNewsletters } from './profile/profile';
import { type Reader, readerOf } from './reader';
import { accounts, newsletterSubscriptions } from './tables';

const VOTED = { status: 409, code: 'ALREADY_VOTED' };
const NEW_PASSWORD = 'Ponentada1909';
const TODAY = '2026-03-18';

describe.each(ENGINES)('an account that changes during a request of its reader, on %s', (engine) => {
  let test: TestPolls;
  let people = 0;
  beforeAll(async () => {
    test = await testPolls(engine, { settings: { limits: false } });
  });
  beforeEach(async () => {
    people += 1;
    await test.database.db.delete(returningMailboxes);
  });
  afterAll(() => test?.database.remove());

  const address = (name: string) => `${name}${people}@example.org`;
  const arrive = async (email: string) => (await test.readers.loggedIn({ email })).reader;
  const deps = (meanwhile = async () => {}): AccountDeps => ({
    db: test.database.db,
    now: test.clock.now,
    outbox: test.outbox,
    log: silentLog,
    limits: new Limits(test.database.db, test.clock.now, false),
    sites: new SiteDirectory(test.database.db, true),
    hooks: accountHooks([
      ...accountParts({
        db: test.database.db,
        now: test.clock.now,
        log: silentLog,
        outbox: test.outbox,
        sources: NO_SOURCES,
      }),
      { deletion: () => ({ before: meanwhile }) },
    ]),
  });
  /** Loads a reader as a request does at its start. */
  const begin = async (browser: TestReader): Promise<{ reader: Reader; context: RequestContext }> => {
    const site = await siteByAlias(test.database.db, 'prova');
    if (!site) throw new Error('no site');
    const origin = 'https://prova.example';
    const context = {
      site,
      origin,
      ip: '203.0.113.1',
      userAgent: '',
      session: null,
      device: null,
      meter: null,
    };
    const cookie = Array.from(browser.cookies).find(([name]) => name.endsWith('session'))?.[1] ?? '';
    const reader = await readerOf(test.database.db, site, cookie, test.clock.now());
    if (!reader) throw new Error('nobody is logged in');
    return { reader, context };
  };
  /** Deletes a browser's account; `meanwhile` runs between the check of the password and the transaction. */
  const leave = async (browser: TestReader, meanwhile: () => Promise<void>) => {
    const { reader, context } = await begin(browser);
    const form = { password: PASSWORD, removeComments: false };
    await deleteAccount(deps(meanwhile), reader, form, context);
  };
  const validate = async (browser: TestReader, email: string) => {
    const validation = { token: await test.tokenTo(email), password: PASSWORD };
    expect((await browser.post(REGISTRATION_ENDPOINTS.validateMail.path, validation)).status).toBe(200);
  };
  const move = async (browser: TestReader, email: string) => {
    const change = { email, password: PASSWORD };
    expect((await browser.ask('PATCH', PROFILE_ENDPOINTS.profile.path, change)).status).toBe(200);
    await validate(browser, email);
  };
  const changePassword = async (browser: TestReader) => {
    const change = { password: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await browser.ask('PATCH', PROFILE_ENDPOINTS.profile.path, change)).status).toBe(200);
  };
  /** A logged-in child who is old enough for an independent account. */
  const child = async () => {
    const guardian = await arrive(address('mare'));
    const form = { name: 'Ona', birthdate: '02/05/2008', consent: true, version: CHILD_CONSENT_VERSION };
    const added = await guardian.post(CHILDREN_ENDPOINTS.all.path, { ...form, key: crypto.randomUUID() });
    expect(added.status).toBe(200);
    const browser = test.readers.browser();
    const login = { nick: `onapetita${people}`, password: PASSWORD };
    const invitation = { ...login, token: await test.tokenTo(address('mare')) };
    expect((await browser.post(CHILDREN_ENDPOINTS.invited.path, invitation)).status).toBe(200);
    expect((await browser.post(CHILDREN_ENDPOINTS.login.path, login)).status).toBe(200);
    return browser;
  };

  it('keeps the vote of a child who gets an independent account during its deletion', async () => {
    const { id, options } = await test.poll();
    const [yes = '', no = ''] = options;
    const browser = await child();
    const release = { email: address('ona'), password: PASSWORD };
    expect((await browser.post(CHILDREN_ENDPOINTS.askRelease.path, release)).status).toBe(200);
    await leave(browser, async () => {
      await validate(browser, address('ona'));
      expect((await voteIn(browser, id, yes)).status).toBe(200);
    });
    expect(await voteIn(await arrive(address('ona')), id, no)).toMatchObject(VOTED);
  });

  it('keeps its vote with the mailbox that it moves to during its deletion, which gets no newsletters', async () => {
    const { id, options } = await test.poll();
    const [yes = '', no = ''] = options;
    const browser = await arrive(address('ada'));
    for (const name of ['ada', 'berta']) await newsroomIn(test.database.db).subscribe(address(name));
    await leave(browser, async () => {
      await move(browser, address('berta'));
      expect((await voteIn(browser, id, yes)).status).toBe(200);
    });
    for (const name of ['berta', 'ada']) {
      const isSubscribed = eq(newsletterSubscriptions.emailKey, address(name));
      expect(await test.database.db.$count(newsletterSubscriptions, isSubscribed)).toBe(
        name === 'ada' ? 1 : 0,
      );
    }
    expect(await voteIn(await arrive(address('berta')), id, no)).toMatchObject(VOTED);
  });

  it('is not deleted with the old password if that changes meanwhile', async () => {
    const browser = await arrive(address('ada'));
    await expect(leave(browser, () => changePassword(browser))).rejects.toMatchObject({ status: 401 });
    expect(await test.database.db.$count(accounts, eq(accounts.email, address('ada')))).toBe(1);
  });

  it('is not released with the old password if that changes meanwhile', async () => {
    const browser = await child();
    const { reader, context } = await begin(browser);
    // Simulates a new link from the guardian.
    const passwordHash = await hashPassword(NEW_PASSWORD);
    await test.database.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, reader.id));
    const release = { email: address('ona'), password: PASSWORD };
    await expect(askRelease(deps(), reader, release, context, TODAY)).rejects.toMatchObject({
      status: 401,
    });
    expect(await test.emailsTo(address('ona'))).toEqual([]);
  });

  it('unsubscribes the email address that the account has when it is deleted', async () => {
    const browser = await arrive(address('ada'));
    for (const name of ['ada', 'berta']) await newsroomIn(test.database.db).subscribe(address(name));
    const { reader, context } = await begin(browser);
    await move(browser, address('berta'));
    await saveNewsletters(
      deps(),
      reader,
      { newsletters: [{ id: 'mati', name: 'El matí', isSubscribed: false }] },
      context,
    );
    const left = await test.database.db.select().from(newsletterSubscriptions);
    expect(left.map(({ emailKey }) => emailKey)).toContain(address('ada'));
    expect(left.map(({ emailKey }) => emailKey)).not.toContain(address('berta'));
  });
});

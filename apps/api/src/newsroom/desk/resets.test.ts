import {
  deskLogSchema,
  ENTRY_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
  PEOPLE_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/client';
import { DAY_MS } from '../../platform/time/durations';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import {
  awaitedLocks,
  DESK_PASSWORD,
  deskDeps,
  NEW_DESK_PASSWORD,
  newEditor,
  strangersContext,
  TestEditor,
} from '../../testing/desk';
import type { Answered } from '../../testing/reader';
import { deskLogin, proveSecondFactor } from './login';
import { forgetResets } from './passwords';
import { resetAccess } from './people';
import { deskAccounts, deskResets } from './tables';

const ORIGIN = 'https://prova.example';

describe.each(ENGINES)('a reset by a chief, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;
  beforeAll(async () => {
    test = await testAccounts(engine);
    chief = await newEditor(test, 'mireia@prova.example', 'chief', 'Mireia Soler');
  });
  beforeEach(async () => {
    test.clock.goOn(10 * 60_000);
    await chief.login();
    await chief.prove();
  });
  afterAll(() => test?.database.remove());

  let names = 0;
  const editor = () => newEditor(test, `persona${++names}@prova.example`, 'editor');
  /**
   * Resets somebody's access.
   * @returns the token emailed to them
   */
  const reset = async (own: TestEditor) => {
    const { id } = (await chief.personOf(own)) ?? {};
    expect((await chief.reset(id)).status).toBe(200);
    return test.tokenTo(own.email);
  };
  const linkOf = (token: string) =>
    new TestEditor(test, '').get(
      `${ENTRY_DESK_ENDPOINTS.passwordLink.path}?${new URLSearchParams({ token })}`,
    );

  it('removes the password: the owner chooses one by link, then sets up a second factor', async () => {
    const own = await editor();
    const token = await reset(own);
    expect((await own.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(401);
    for (const browser of [own, new TestEditor(test, own.email)])
      expect(await browser.login()).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(await chief.personOf(own)).toMatchObject({ hasPassword: false, hasSecondFactor: false });
    const { text } = await test.emailTo(own.email);
    expect(text).toContain(`\n${ORIGIN}/redaccio/contrasenya/?token=${token}\n`);
    expect((await linkOf(token)).response).toEqual({ email: own.email });

    const browser = new TestEditor(test, own.email);
    expect((await browser.choosePassword(token, NEW_DESK_PASSWORD)).status).toBe(200);
    expect((await browser.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(401);
    expect((await browser.get(ENTRY_DESK_ENDPOINTS.secondFactor.path)).response).toMatchObject({
      isSetUp: false,
    });
    expect((await browser.setUp()).status).toBe(200);
    expect((await browser.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(200);
    expect(await chief.personOf(own)).toMatchObject({ hasPassword: true, hasSecondFactor: true });
    const later = new TestEditor(test, own.email);
    expect((await later.login()).status).toBe(401);
    expect((await later.login(NEW_DESK_PASSWORD)).status).toBe(200);
  });

  it('is logged, and so is the new password', async () => {
    const own = await editor();
    const subject = `account:${(await chief.personOf(own))?.id}`;
    await new TestEditor(test, own.email).choosePassword(await reset(own));
    const { response } = await chief.get(`${LOG_DESK_ENDPOINTS.log.path}?subject=${subject}`);
    const [chosen, taken] = v.parse(deskLogSchema, response).lines;
    expect(chosen).toMatchObject({ act: 'account.password', actor: own.email.split('@')[0] });
    expect(taken).toMatchObject({ act: 'account.reset', actor: 'Mireia Soler' });
  });

  it('ends with an email that the password has changed, no matter who used the link', async () => {
    const own = await editor();
    const token = await reset(own);
    const isNotice = ({ subject }: { subject: string }) => subject.includes('ha canviat');
    expect((await test.emailsTo(own.email)).filter(isNotice)).toEqual([]);
    await new TestEditor(test, own.email).choosePassword(token);
    await new TestEditor(test, own.email).choosePassword(token);
    expect((await test.emailsTo(own.email)).filter(isNotice)).toHaveLength(1);
  });

  it('sends a link that requires a long password and works once', async () => {
    const own = await editor();
    const token = await reset(own);
    const browser = new TestEditor(test, own.email);
    expect(await browser.choosePassword(token, 'Curta1')).toMatchObject({
      status: 400,
      issues: [{ field: 'password', code: 'min' }],
    });
    const twice = await Promise.all([
      browser.choosePassword(token),
      new TestEditor(test, own.email).choosePassword(token, NEW_DESK_PASSWORD),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await linkOf(token)).status).toBe(400);
  });

  it('sends a link valid for one day, replacing the previous one', async () => {
    const own = await editor();
    const first = await reset(own);
    const last = await reset(own);
    expect((await linkOf(first)).status).toBe(400);
    expect((await new TestEditor(test, own.email).choosePassword(first)).status).toBe(400);
    test.clock.goOn(DAY_MS - 1);
    expect((await linkOf(last)).status).toBe(200);
    test.clock.goOn(1);
    expect((await linkOf(last)).status).toBe(400);
    expect((await new TestEditor(test, own.email).choosePassword(last)).status).toBe(400);
    const { db } = test.database;
    test.clock.goOn(1);
    await forgetResets(deskDeps(test));
    expect(await db.$count(deskResets)).toBe(0);
  });

  it('limits guesses of the link, and rejects a form from another host', async () => {
    const own = await editor();
    const token = await reset(own);
    const headers = { origin: 'https://dolent.example' };
    const forged = { token, password: NEW_DESK_PASSWORD };
    expect((await own.ask('POST', ENTRY_DESK_ENDPOINTS.passwordLink.path, forged, headers)).status).toBe(403);
    const stranger = own.elsewhere();
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await stranger.choosePassword(`${token}${at}`)).status);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
    // Valid links are not counted.
    expect((await stranger.choosePassword(token)).status).toBe(200);
  });

  it.runIf(engine === 'postgresql')('succeeds concurrently with a role change', async () => {
    const own = await editor();
    const { id } = (await chief.personOf(own)) ?? {};
    const { db } = test.database;
    const waiting = () => awaitedLocks({ db });
    const acts: Promise<Answered>[] = [];
    await db.transaction(async (tx) => {
      // While the log is locked, both actions run until they need it: each holds the locks it takes before
      // the log.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('desk_log prova', 0))`);
      acts.push(chief.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/${id}/role`, { role: 'moderator' }));
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
      acts.push(chief.reset(id));
      await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    });
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await chief.personOf(own)).toMatchObject({ role: 'moderator', hasPassword: false });
  });

  describe('during a login', () => {
    /** A database that resets the access just before each transaction. */
    const resetting = async (own: TestEditor): Promise<{ db: Database; accountId: number }> => {
      const { db } = test.database;
      const context = await strangersContext(test);
      const accounts = await db.select().from(deskAccounts);
      const idOf = (email: string) => accounts.find((account) => account.email === email)?.id ?? 0;
      const accountId = idOf(own.email);
      const actor = { id: idOf(chief.email), name: 'Mireia Soler', site: 'prova', role: 'chief' as const };
      const transaction: Database['transaction'] = async (work, config) => {
        const asked = { ...context, secret: chief.session };
        await resetAccess(deskDeps(test), actor, accountId, { password: DESK_PASSWORD }, asked);
        return db.transaction(work, config);
      };
      const racing = new Proxy(db, {
        get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
      });
      return { db: racing, accountId };
    };

    it('opens no session for the password that was just compared', async () => {
      const own = await editor();
      const { db } = await resetting(own);
      const form = { email: own.email, password: DESK_PASSWORD };
      const entering = deskLogin({ ...deskDeps(test), db }, form, await strangersContext(test));
      await expect(entering).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    });

    it('does not set up the new second factor with a code of the old one', async () => {
      const own = await editor();
      await own.login();
      const secret = own.session;
      const context = { secret, ...(await strangersContext(test)) };
      const { db, accountId } = await resetting(own);
      const deps = { ...deskDeps(test), db };
      test.clock.goOn(30_000);
      const proof = proveSecondFactor(deps, { accountId, email: own.email }, { code: own.code() }, context);
      await expect(proof).rejects.toMatchObject({ status: 401, code: 'INVALID_CODE' });
      const [account] = await test.database.db
        .select()
        .from(deskAccounts)
        .where(eq(deskAccounts.id, accountId));
      expect(account?.totpStep).toBeNull();
    });
  });
});

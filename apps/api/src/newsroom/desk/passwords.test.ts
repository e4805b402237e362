import { ENTRY_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/limits/rates';
import { HOUR_MS } from '../../platform/time/durations';
import { deskLog } from '../../sites/desk-kit/tables';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { addOtherSite, DESK_PASSWORD, NEW_DESK_PASSWORD, newEditor, TestEditor } from '../../testing/desk';
import { deskAccounts, deskRoles } from './tables';

const WRONG = 'cap idea de quina és';

describe.each(ENGINES)('changing one’s own password at the desk, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await testAccounts(engine);
    await addOtherSite(test);
  });
  beforeEach(() => test.clock.goOn(10 * 60_000));
  afterAll(() => test?.database.remove());

  let names = 0;
  const editor = () => newEditor(test, `persona${++names}@prova.example`, 'moderator');
  const idOf = async ({ email }: TestEditor) => {
    const [account] = await test.database.db
      .select({ id: deskAccounts.id })
      .from(deskAccounts)
      .where(eq(deskAccounts.email, email));
    return account?.id ?? 0;
  };
  const change = (browser: TestEditor, password = DESK_PASSWORD, newPassword = NEW_DESK_PASSWORD) =>
    browser.post(ENTRY_DESK_ENDPOINTS.changePassword.path, { password, newPassword });
  const isThere = async (browser: TestEditor) =>
    (await browser.get(ENTRY_DESK_ENDPOINTS.user.path)).status === 200;

  it('accepts the new password and rejects the old one', async () => {
    const own = await editor();
    expect((await change(own)).status).toBe(200);
    const other = new TestEditor(test, own.email);
    expect((await other.login()).status).toBe(401);
    expect((await other.login(NEW_DESK_PASSWORD)).status).toBe(200);
  });

  it('ends all other sessions and invalidates copies of this cookie', async () => {
    const own = await editor();
    const elsewhere = await own.afterPassword();
    await elsewhere.prove();
    const waiting = await own.afterPassword();
    const copy = own.copy();
    expect(await isThere(elsewhere)).toBe(true);
    expect(await isThere(copy)).toBe(true);
    expect((await change(own)).status).toBe(200);
    expect(await isThere(own)).toBe(true);
    expect(await isThere(elsewhere)).toBe(false);
    expect(await isThere(copy)).toBe(false);
    expect((await waiting.prove()).status).toBe(401);
  });

  it('makes the account forget all browsers except this one', async () => {
    const own = await editor();
    const elsewhere = await own.afterPassword();
    await elsewhere.prove();
    const marks = [own.mark, elsewhere.mark];
    await change(own);
    // Strangers have used up the attempts of unknown browsers.
    for (let at = 0; at < LIMITS.deskLogin.perAccount; at += 1) await own.elsewhere().login(WRONG);
    for (const mark of marks)
      expect((await own.elsewhere({ mark }).login(NEW_DESK_PASSWORD)).status).toBe(429);
    expect((await own.elsewhere({ mark: own.mark }).login(NEW_DESK_PASSWORD)).status).toBe(200);
  });

  it('does not extend the session', async () => {
    const own = await editor();
    for (let hours = 0; hours < 11; hours += 1) {
      test.clock.goOn(3_600_000);
      expect(await isThere(own)).toBe(true);
    }
    expect((await change(own)).status).toBe(200);
    test.clock.goOn(3_600_000);
    expect(await isThere(own)).toBe(false);
  });

  it('is logged at each of the person’s sites, and confirmed by email', async () => {
    const own = await editor();
    const { db } = test.database;
    const accountId = await idOf(own);
    await db.insert(deskRoles).values({ accountId, site: 'altra', role: 'moderator' });
    await change(own);
    const lines = await db.select().from(deskLog).where(eq(deskLog.act, 'account.password'));
    const logged = lines.filter(({ subject }) => subject === `account:${accountId}`);
    expect(logged.map(({ site, actorId }) => [site, actorId]).sort()).toEqual([
      ['altra', accountId],
      ['prova', accountId],
    ]);
    expect((await test.emailTo(own.email)).subject).toContain('ha canviat');
  });

  it('requires the current password and a long enough new one', async () => {
    const own = await editor();
    const other = await own.afterPassword();
    await other.prove();
    const sent = test.emails.length;
    expect(await change(own, WRONG)).toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
    });
    expect(await change(own, DESK_PASSWORD, 'Curta1')).toMatchObject({
      status: 400,
      issues: [{ field: 'newPassword', code: 'min' }],
    });
    expect(
      (await own.post(ENTRY_DESK_ENDPOINTS.changePassword.path, { newPassword: NEW_DESK_PASSWORD })).status,
    ).toBe(400);
    expect(await isThere(other)).toBe(true);
    await test.outbox.send();
    expect(test.emails).toHaveLength(sent);
    await own.afterPassword();
  });

  it('ends a session at its tenth wrong guess, however slow, and blocks no other session', async () => {
    const own = await editor();
    const elsewhere = await own.afterPassword();
    await elsewhere.prove();
    const thief = own.copy();
    for (let at = 0; at < 9; at += 1) {
      expect(await change(thief, WRONG)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
      test.clock.goOn(HOUR_MS);
      for (const browser of [thief, elsewhere]) expect(await isThere(browser)).toBe(true);
    }
    expect(await change(thief, WRONG)).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
    for (const browser of [thief, own]) expect(await isThere(browser)).toBe(false);
    expect((await change(elsewhere)).status).toBe(200);
  });

  it('accepts only one of two simultaneous changes', async () => {
    const own = await editor();
    const other = await own.afterPassword();
    await other.prove();
    const answers = await Promise.all([
      change(own),
      change(other, DESK_PASSWORD, `${NEW_DESK_PASSWORD} més`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('requires both factors and a page of this host', async () => {
    const own = await editor();
    expect((await change(await own.afterPassword())).status).toBe(401);
    const forged = { password: DESK_PASSWORD, newPassword: NEW_DESK_PASSWORD };
    const headers = { origin: 'https://dolent.example' };
    expect((await own.ask('POST', ENTRY_DESK_ENDPOINTS.changePassword.path, forged, headers)).status).toBe(
      403,
    );
  });
});

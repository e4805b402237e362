import { ENTRY_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskLog } from '../../sites/desk-kit/tables';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { addOtherSite, newEditor, type TestEditor } from '../../testing/desk';
import { deskRoles } from './tables';

describe.each(ENGINES)('protection of the desk against outsiders, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;
  beforeAll(async () => {
    test = await testAccounts(engine);
    chief = await newEditor(test, 'mireia@prova.example', 'chief');
  });
  beforeEach(() => test.clock.goOn(10 * 60_000));
  afterAll(() => test?.database.remove());

  const idOf = async (email: string) => (await chief.idOf({ email })) ?? '';

  it('lets a known browser in, whatever others try from elsewhere', async () => {
    const own = await newEditor(test, 'quim@prova.example', 'editor');
    const { mark } = own;
    const browser = (with_: string) => own.elsewhere({ mark: with_ });
    const wrong = 'cap idea de quina és';
    for (let at = 0; at < 10; at += 1) expect((await browser('').login(wrong)).status).toBe(401);
    expect((await browser('').login()).status).toBe(429);
    expect((await browser(mark).login()).status).toBe(200);
    // Neither a forged mark nor another colleague’s.
    const colleague = await newEditor(test, 'quima@prova.example', 'editor');
    for (const strange of ['.', `${mark}x`, colleague.mark])
      expect((await browser(strange).login()).status).toBe(429);
    // Its own wrong attempts are limited too.
    for (let at = 0; at < 10; at += 1) await browser(mark).login(wrong);
    expect((await browser(mark).login()).status).toBe(429);
  });

  it('lets only a chief of all of a person’s desks reset their access', async () => {
    const { db } = test.database;
    await addOtherSite(test);
    const both = await newEditor(test, 'ton@prova.example', 'moderator');
    const ids = [both, chief].map(({ email }) => idOf(email));
    const [theirs = 0, own = 0] = (await Promise.all(ids)).map(Number);
    await db.insert(deskRoles).values({ accountId: theirs, site: 'altra', role: 'chief' });
    expect(await chief.reset(theirs)).toMatchObject({ status: 409, code: 'CHIEF_ELSEWHERE' });
    await db.insert(deskRoles).values({ accountId: own, site: 'altra', role: 'editor' });
    expect((await chief.reset(theirs)).status).toBe(409);
    expect((await both.get(ENTRY_DESK_ENDPOINTS.user.path)).status).toBe(200);
    const atOther = and(eq(deskRoles.accountId, own), eq(deskRoles.site, 'altra'));
    await db.update(deskRoles).set({ role: 'chief' }).where(atOther);
    expect((await chief.reset(theirs)).status).toBe(200);
    const lines = await db.select().from(deskLog).where(eq(deskLog.act, 'account.reset'));
    const told = lines.filter(({ subject }) => subject === `account:${theirs}`);
    expect(told.map(({ site }) => site).sort()).toEqual(['altra', 'prova']);
  });
});

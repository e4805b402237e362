import { ENTRY_DESK_ENDPOINTS, PEOPLE_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/limits/rates';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import { newEditor, TestEditor } from '../../testing/desk';

const WRONG = 'cap idea de quina és';

describe.each(ENGINES)('a reset from a stolen chief session, on %s', (engine) => {
  let test: TestAccounts;
  let chief: TestEditor;
  beforeAll(async () => {
    test = await testAccounts(engine);
    chief = await newEditor(test, 'mireia@prova.example', 'chief');
  });
  beforeEach(async () => {
    // Moves past the daily limit of resets.
    test.clock.goOn(DAY_MS);
    await chief.login();
    await chief.prove();
  });
  afterAll(() => test?.database.remove());

  let names = 0;
  const colleague = (role: 'editor' | 'chief' = 'editor') =>
    newEditor(test, `persona${++names}@prova.example`, role);
  const isThere = async (browser: TestEditor) =>
    (await browser.get(ENTRY_DESK_ENDPOINTS.user.path)).status === 200;
  const statusesOf = async (asked: TestEditor, ids: readonly (string | undefined)[]) => {
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await asked.reset(id)).status);
    return statuses;
  };

  it('fails without the chief’s own password', async () => {
    const own = await colleague();
    const id = await chief.idOf(own);
    expect(await chief.post(`${PEOPLE_DESK_ENDPOINTS.people.path}/${id}/reset`)).toMatchObject({
      status: 400,
      issues: [{ field: 'password', code: 'required' }],
    });
    expect(await chief.reset(id, WRONG)).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(await isThere(own)).toBe(true);
    await own.afterPassword();
    expect((await chief.reset(id)).status).toBe(200);
    expect(await isThere(own)).toBe(false);
  });

  it('ends the session at the tenth wrong guess, including guesses in password changes', async () => {
    const id = await chief.idOf(await colleague());
    const change = { password: WRONG, newPassword: 'un altre cavall, una altra grapa' };
    for (let at = 0; at < 4; at += 1) await chief.post(ENTRY_DESK_ENDPOINTS.changePassword.path, change);
    for (let at = 0; at < 4; at += 1) await chief.reset(id, WRONG);
    // A right password is not counted as a guess.
    expect((await chief.reset(id)).status).toBe(200);
    expect((await chief.reset(id, WRONG)).code).toBe('INVALID_CREDENTIALS');
    expect((await chief.reset(id, WRONG)).code).toBe('NOT_LOGGED_IN');
    expect(await isThere(chief)).toBe(false);
  });

  it('is limited per chief, and failures do not count', async () => {
    const most = LIMITS.deskReset.perAccount;
    const ids: (string | undefined)[] = [];
    for (let at = 0; at <= most; at += 1) {
      ids.push(await chief.idOf(await colleague()));
      // Spreads the accepted invitations, which are limited per network.
      test.clock.goOn(60_000);
    }
    expect(await statusesOf(chief, ['999999', '999999'])).toEqual([404, 404]);
    expect(await statusesOf(chief, ids)).toEqual([...Array(most).fill(200), 429]);
    test.clock.goOn(HOUR_MS);
    expect(await statusesOf(chief, ids.slice(-1))).toEqual([200]);
  });

  it('is limited per colleague, whose last link still works', async () => {
    const own = await colleague();
    const other = await colleague('chief');
    const id = await chief.idOf(own);
    expect(await statusesOf(chief, [id, id])).toEqual([200, 200]);
    expect(await statusesOf(other, [id, id])).toEqual([200, 429]);
    const token = await test.tokenTo(own.email);
    expect((await new TestEditor(test, own.email).choosePassword(token)).status).toBe(200);
  });

  it('succeeds for one of two chiefs who reset each other at once', async () => {
    const [one, other] = [await colleague('chief'), await colleague('chief')];
    const [oneId, otherId] = [await chief.idOf(one), await chief.idOf(other)];
    const answers = await Promise.all([one.reset(otherId), other.reset(oneId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

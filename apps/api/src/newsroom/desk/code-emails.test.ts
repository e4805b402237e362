import { DESK_CALLS, ENTRY_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/time/durations';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { TestAuthenticator } from '../../testing/authenticator';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { deskAccounts } from './tables';

describe.each(ENGINES)('emails about wrong codes at the desk, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await testAccounts(engine);
  });
  beforeEach(() => test.clock.goOn(10 * 60_000));
  afterAll(() => test?.database.remove());

  let names = 0;
  const editor = () => newEditor(test, `persona${++names}@prova.example`, 'editor');
  const fail = async (browser: TestEditor, times: number) => {
    for (let time = 0; time < times; time += 1)
      await browser.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code: '000000' });
  };
  /** Enters wrong codes in another browser, ten minutes later. */
  const failLater = async (own: TestEditor, times: number, where: { mark?: string } = {}) => {
    test.clock.goOn(10 * 60_000);
    await fail(await own.afterPassword(where), times);
  };
  const lettersTo = async ({ email }: TestEditor) =>
    (await test.emailsTo(email)).filter(({ subject }) => subject.includes('prova d’iniciar la sessió'));

  it('go to the owner after the fifth wrong code, with a link to change the password', async () => {
    const own = await editor();
    const thief = await own.afterPassword();
    await fail(thief, 4);
    expect(await lettersTo(own)).toEqual([]);
    await fail(thief, 1);
    const [letter] = await lettersTo(own);
    expect(letter?.text).toContain('la contrasenya');
    expect(letter?.text).toContain('\nhttps://prova.example/redaccio/compte/\n');
  });

  it('are sent once a day, however many browsers try', async () => {
    const own = await editor();
    const thieves = [await own.afterPassword(), await own.afterPassword()];
    await Promise.all(thieves.map((thief) => fail(thief, 4)));
    expect(await lettersTo(own)).toHaveLength(1);
    test.clock.goOn(DAY_MS - 1);
    await fail(await own.afterPassword(), 5);
    expect(await lettersTo(own)).toHaveLength(1);
    test.clock.goOn(10 * 60_000);
    await fail(await own.afterPassword(), 5);
    expect(await lettersTo(own)).toHaveLength(2);
  });

  it('are sent for ten wrong codes in a day, even if never five in ten minutes', async () => {
    const own = await editor();
    for (const times of [4, 4, 1]) await failLater(own, times);
    expect(await lettersTo(own)).toEqual([]);
    await failLater(own, 1);
    expect(await lettersTo(own)).toHaveLength(1);
    // The next day begins with its first wrong code, so its tenth may come within a day of the last email.
    test.clock.goOn(DAY_MS - 40 * 60_000);
    for (const times of [4, 4, 2]) await failLater(own, times);
    expect(await lettersTo(own)).toHaveLength(1);
    await failLater(own, 1);
    expect(await lettersTo(own)).toHaveLength(2);
  });

  it('block nobody: after ten wrong codes in a day the right one works', async () => {
    const own = await editor();
    for (const times of [4, 4, 4]) await failLater(own, times);
    test.clock.goOn(10 * 60_000);
    expect((await (await own.afterPassword()).prove()).status).toBe(200);
  });

  it('are sent for a known browser after ten wrong codes in a day, but not after five', async () => {
    const own = await editor();
    await fail(await own.afterPassword({ mark: own.mark }), 6);
    expect(await lettersTo(own)).toEqual([]);
    await failLater(own, 4, { mark: own.mark });
    expect(await lettersTo(own)).toEqual([]);
    await failLater(own, 1, { mark: own.mark });
    expect(await lettersTo(own)).toHaveLength(1);
  });

  it('are not sent when the fifth code is right', async () => {
    const own = await editor();
    const browser = await own.afterPassword();
    await fail(browser, 4);
    expect((await browser.prove()).status).toBe(200);
    expect(await lettersTo(own)).toEqual([]);
  });

  it('are not sent while the owner is still setting up codes', async () => {
    const own = await editor();
    await test.database.db
      .update(deskAccounts)
      .set({ totpStep: null })
      .where(eq(deskAccounts.email, own.email));
    await fail(await own.afterPassword(), 6);
    expect(await lettersTo(own)).toEqual([]);
  });

  it('are sent for wrong passkeys too', async () => {
    const own = await editor();
    const { response } = await own.post(`${DESK_CALLS.passkeys}/options`);
    const device = new TestAuthenticator();
    await own.post(DESK_CALLS.passkeys, { name: 'Mòbil', credential: device.make(response) });
    const thief = await own.afterPassword();
    for (let time = 0; time < 5; time += 1) {
      const options = (await thief.post(`${DESK_CALLS.passkeyProof}/options`)).response;
      const credential = device.show(options, { origin: 'https://altra.example' });
      await thief.post(DESK_CALLS.passkeyProof, { credential });
    }
    expect(await lettersTo(own)).toHaveLength(1);
  });
});

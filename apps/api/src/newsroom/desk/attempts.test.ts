import { DESK_CALLS, ENTRY_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/limits/rates';
import { digestOf } from '../../platform/secrets/secrets';
import { type TestAccounts, testAccounts } from '../../testing/accounts';
import { ENGINES } from '../../testing/database';
import {
  DESK_PASSWORD,
  deskDeps,
  ELSEWHERE,
  NEW_DESK_PASSWORD,
  newcomer,
  newEditor,
  strangersContext,
  TestEditor,
} from '../../testing/desk';
import { proveSecondFactor } from './login';
import { deskAccounts, deskSessions } from './tables';

const WRONG = 'cap idea de quina és';
/** Lower than in production, so that few attempts reach the limit of a network. */
const RATES = {
  ...LIMITS,
  deskLogin: { ...LIMITS.deskLogin, perAddress: 12 },
  deskCode: { ...LIMITS.deskCode, perAddress: 8 },
};

describe.each(ENGINES)('login attempts at the desk, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await testAccounts(engine, { rates: RATES });
  });
  beforeEach(() => test.clock.goOn(10 * 60_000));
  afterAll(() => test?.database.remove());

  let names = 0;
  const editor = () => newEditor(test, `persona${++names}@prova.example`, 'editor');
  const wrongCode = async (browser: TestEditor) =>
    (await browser.post(ENTRY_DESK_ENDPOINTS.secondFactor.path, { code: '000000' })).status;
  const wrongCodes = async (browser: TestEditor, count: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push(await wrongCode(browser));
    return statuses;
  };

  it('give a known browser its own code attempts, whatever somebody with the password does', async () => {
    const own = await editor();
    const thief = own.elsewhere();
    await thief.login();
    expect(await wrongCodes(thief, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const again = own.elsewhere({ ip: '203.0.113.9' });
    await again.login();
    expect(await wrongCode(again)).toBe(429);
    const known = own.elsewhere({ mark: own.mark, ip: '203.0.113.9' });
    await known.login();
    expect((await known.prove()).status).toBe(200);
  });

  it('are limited per known browser too', async () => {
    const own = await editor();
    const known = own.elsewhere({ mark: own.mark });
    await known.login();
    expect(await wrongCodes(known, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const other = own.elsewhere({ ip: '203.0.113.9' });
    await other.login();
    expect((await other.prove()).status).toBe(200);
  });

  it('give a known browser its own passkey attempts, whatever somebody with the password does', async () => {
    const own = await editor();
    const options = `${DESK_CALLS.passkeyProof}/options`;
    const thief = own.elsewhere();
    await thief.login();
    for (let at = 0; at < LIMITS.deskPasskey.perAccount; at += 1)
      expect((await thief.post(options)).status).toBe(404);
    expect((await thief.post(options)).status).toBe(429);
    // Nor can they prevent a logged-in colleague from adding one.
    expect((await own.post(`${DESK_CALLS.passkeys}/options`)).status).toBe(200);
    const known = own.elsewhere({ mark: own.mark });
    await known.login();
    expect((await known.post(options)).status).toBe(404);
  });

  it('share one count per browser, whatever is appended to its mark', async () => {
    const own = await editor();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push((await own.elsewhere({ mark: `${own.mark}.${at}` }).login(WRONG)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('are accepted from a known browser even if its network has used up its logins', async () => {
    const [own, colleague] = [await editor(), await editor()];
    const statuses: number[] = [];
    for (let at = 0; at < 13; at += 1) {
      const stranger = new TestEditor(test, `ningu${at}@prova.example`, undefined, {
        'x-portal-address': ELSEWHERE,
      });
      statuses.push((await stranger.login(WRONG)).status);
    }
    expect(statuses).toEqual([...Array(12).fill(401), 429]);
    expect((await own.elsewhere({ mark: own.mark }).login()).status).toBe(200);
    expect((await own.elsewhere().login()).status).toBe(429);
    expect((await own.elsewhere({ mark: colleague.mark }).login()).status).toBe(429);
    expect((await own.elsewhere({ ip: '203.0.113.9' }).login()).status).toBe(200);
  });

  it('are accepted from a known browser even if its network has used up its codes', async () => {
    const [own, one, other] = [await editor(), await editor(), await editor()];
    for (const colleague of [one, other]) {
      const thief = colleague.elsewhere();
      await thief.login();
      await wrongCodes(thief, 4);
    }
    const stranger = own.elsewhere();
    await stranger.login();
    expect((await stranger.prove()).status).toBe(429);
    const known = own.elsewhere({ mark: own.mark });
    await known.login();
    expect((await known.prove()).status).toBe(200);
  });

  describe('before the second factor is set up', () => {
    /**
     * Whether a browser can log in after its session has ended and strangers have used up the attempts of
     * unknown browsers.
     */
    const isKnown = async (browser: TestEditor, password: string) => {
      test.clock.goOn(15 * 60_000);
      for (let at = 0; at < LIMITS.deskLogin.perAccount; at += 1) await browser.elsewhere().login(WRONG);
      expect((await browser.elsewhere().login(password)).status).toBe(429);
      return (await browser.login(password)).status === 200 && (await browser.setUp()).status === 200;
    };

    it('are kept for the browser in which an invitation was accepted', async () => {
      const own = await newcomer(test, `persona${++names}@prova.example`, 'editor');
      expect(await isKnown(own, DESK_PASSWORD)).toBe(true);
    });

    it('are kept for the browser in which a password was chosen through a link', async () => {
      const own = await editor();
      const chief = await newEditor(test, `persona${++names}@prova.example`, 'chief');
      const [account] = await test.database.db
        .select({ id: deskAccounts.id })
        .from(deskAccounts)
        .where(eq(deskAccounts.email, own.email));
      await chief.reset(account?.id);
      const browser = new TestEditor(test, own.email);
      await browser.choosePassword(await test.tokenTo(own.email), NEW_DESK_PASSWORD);
      expect(await isKnown(browser, NEW_DESK_PASSWORD)).toBe(true);
    });
  });

  it('fail after the session has ended', async () => {
    const own = await editor();
    const { db } = test.database;
    const [account] = await db.select().from(deskAccounts).where(eq(deskAccounts.email, own.email));
    const browser = own.elsewhere();
    await browser.login();
    const secret = browser.session;
    test.clock.goOn(30_000);
    await db.delete(deskSessions).where(eq(deskSessions.tokenHash, digestOf(secret)));
    const context = { secret, ...(await strangersContext(test)) };
    const proof = proveSecondFactor(
      deskDeps(test),
      { accountId: account?.id ?? 0, email: own.email },
      { code: own.code() },
      context,
    );
    await expect(proof).rejects.toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' });
  });
});

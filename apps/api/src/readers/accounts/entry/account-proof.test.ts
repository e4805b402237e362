import {
  ACCOUNT_CALLS,
  PASSWORD_ENDPOINTS,
  PROFILE_ENDPOINTS,
  REGISTRATION_ENDPOINTS,
  userAnswerSchema,
} from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../../platform/log/log';
import { SiteDirectory } from '../../../sites/find';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import { TestReader } from '../../../testing/reader';
import { accounts, accountTokens, newsletterSubscriptions } from '../tables';
import { enter } from './login';
import { TOKEN_HOURS } from './tokens';

const PASSWORD = 'Llevantada1908';
const MINUTE = 60_000;
let made = 0;

describe.each(ENGINES)('a reader who changes an account’s email address or deletes it, on %s', (engine) => {
  let test: TestAccounts;
  beforeAll(async () => {
    test = await testAccounts(engine);
  });
  afterAll(() => test?.database.remove());

  const browser = () => {
    made += 1;
    return new TestReader(test.app, 'prova.example', {
      'x-portal-address': `198.51.${made >> 8}.${made & 255}`,
    });
  };
  const login = (reader: TestReader, email: string, password = PASSWORD) =>
    reader.post(ACCOUNT_CALLS.login, { email, password });
  const status = async (reader: TestReader) => (await reader.get(PROFILE_ENDPOINTS.profile.path)).status;

  /** A logged-in reader with an account. */
  async function loggedIn() {
    made += 1;
    const form = {
      nick: `lectora-p${made}`,
      email: `p${made}@example.org`,
      password: PASSWORD,
      name: 'Núria',
      surname: 'Escarré',
      birthdate: '1990-05-12',
      country: 'ES',
      terms: true,
    };
    const reader = browser();
    expect((await reader.post(REGISTRATION_ENDPOINTS.register.path, form)).status).toBe(200);
    const token = await test.tokenTo(form.email);
    expect((await reader.post(REGISTRATION_ENDPOINTS.validateMail.path, { token })).response).toEqual({
      success: true,
      emailChanged: false,
    });
    expect((await login(reader, form.email)).status).toBe(200);
    const { password: _, terms: __, ...person } = form;
    const save = async (over: Record<string, unknown>) => {
      const saved = await reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, { ...person, ...over });
      return { ...saved, user: saved.status === 200 ? v.parse(userAnswerSchema, saved.response) : null };
    };
    return { form, reader, save, newEmail: `nova-${form.email}` };
  }
  /** A reader as above, with a pending change to a new email address. */
  async function moving() {
    const who = await loggedIn();
    expect((await who.save({ email: who.newEmail, password: PASSWORD })).user?.pendingEmail).toBe(
      who.newEmail,
    );
    return { ...who, token: await test.tokenTo(who.newEmail) };
  }
  const confirm = (reader: TestReader, token: string) =>
    reader.post(REGISTRATION_ENDPOINTS.validateMail.path, { token });

  it.each([null, '', 'Equivocada1'])('must type the password; %j changes nothing', async (password) => {
    const { form, save, newEmail } = await loggedIn();
    const { status: answered, code } = await save({ email: newEmail, password });
    expect([answered, code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await save({})).user).toMatchObject({ email: form.email, pendingEmail: '' });
    await expect(test.emailTo(newEmail)).rejects.toThrow('no email');
  });

  it('invalidates the links of the old email address, and notifies it', async () => {
    const { form, reader, newEmail, token } = await moving();
    const [other, stranger] = [browser(), browser()];
    expect((await login(other, form.email)).status).toBe(200);
    expect((await stranger.post(PASSWORD_ENDPOINTS.recoverPassword.path, { email: form.email })).status).toBe(
      200,
    );
    const reset = await test.tokenTo(form.email);
    expect((await confirm(reader, token)).response).toEqual({ success: true, emailChanged: true });
    expect([await status(reader), await status(other)]).toEqual([200, 401]);
    const late = await stranger.post(PASSWORD_ENDPOINTS.changePassword.path, {
      token: reset,
      password: 'Ponentada1909',
    });
    expect(late.status).toBe(400);
    expect((await test.emailTo(form.email)).subject).toBe('El correu del teu compte de La Prova ha canviat');
    expect((await login(browser(), newEmail)).status).toBe(200);
    const [row] = await test.database.db.select().from(accounts).where(eq(accounts.email, newEmail));
    expect(await test.database.db.$count(accountTokens, eq(accountTokens.accountId, row?.id ?? 0))).toBe(0);
  });

  it('ends every session if the email is opened in a browser without one', async () => {
    const { reader, token } = await moving();
    expect((await confirm(browser(), token)).status).toBe(200);
    expect(await status(reader)).toBe(401);
  });

  it('still has the pending change after later saves of the profile', async () => {
    const { form, reader, save, newEmail, token } = await moving();
    expect((await save({ name: 'Maria' })).user).toMatchObject({ name: 'Maria', pendingEmail: newEmail });
    expect((await save({ email: newEmail })).user).toMatchObject({
      email: form.email,
      pendingEmail: newEmail,
    });
    expect((await confirm(reader, token)).status).toBe(200);
    expect((await save({ email: newEmail })).user).toMatchObject({ email: newEmail, pendingEmail: '' });
  });

  it('gets another email with the password if the first one has expired', async () => {
    const { reader, save, newEmail, token } = await moving();
    test.clock.goOn(TOKEN_HOURS['change-email'] * 60 * MINUTE + 1);
    expect((await confirm(reader, token)).status).toBe(400);
    expect((await save({ email: newEmail })).status).toBe(401);
    expect((await save({ email: newEmail, password: PASSWORD })).status).toBe(200);
    expect((await confirm(reader, await test.tokenTo(newEmail))).status).toBe(200);
  });

  it('cancels a pending change by a new password, and can request both at once', async () => {
    const { reader, save, newEmail, token } = await moving();
    const changed = await save({ password: PASSWORD, newPassword: 'Ponentada1909' });
    expect(changed.user?.pendingEmail).toBe('');
    expect((await confirm(reader, token)).status).toBe(400);
    const both = await save({ email: newEmail, password: 'Ponentada1909', newPassword: 'Garbinada1910' });
    expect(both.user?.pendingEmail).toBe(newEmail);
    expect((await confirm(reader, await test.tokenTo(newEmail))).status).toBe(200);
  });

  it('cancels it by recovering the account too', async () => {
    const { form, reader, token } = await moving();
    await browser().post(PASSWORD_ENDPOINTS.recoverPassword.path, { email: form.email });
    const reset = await test.tokenTo(form.email);
    await browser().post(PASSWORD_ENDPOINTS.changePassword.path, { token: reset, password: 'Ponentada1909' });
    expect((await confirm(browser(), token)).status).toBe(400);
    expect((await login(reader, form.email, 'Ponentada1909')).status).toBe(200);
    const profile = v.parse(userAnswerSchema, (await reader.get(PROFILE_ENDPOINTS.profile.path)).response);
    expect(profile).toMatchObject({ email: form.email, pendingEmail: '', hasPassword: true });
  });

  it('deletes nothing of an email address that was requested and never confirmed', async () => {
    const { reader, newEmail } = await moving();
    const { db } = test.database;
    const emailKey = newEmail.toLowerCase();
    await db.insert(newsletterSubscriptions).values({
      site: 'prova',
      email: newEmail,
      emailKey,
      askedAt: test.clock.now(),
      confirmedAt: test.clock.now(),
    });
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
    expect(await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.emailKey, emailKey))).toBe(1);
  });

  it('is let in by a recovery, however often strangers tried', async () => {
    const { form } = await loggedIn();
    for (let time = 0; time < 11; time += 1) await login(browser(), form.email, `Equivocada${time}`);
    expect((await login(browser(), form.email)).status).toBe(429);
    await browser().post(PASSWORD_ENDPOINTS.recoverPassword.path, { email: form.email });
    const token = await test.tokenTo(form.email);
    await browser().post(PASSWORD_ENDPOINTS.changePassword.path, { token, password: 'Ponentada1909' });
    expect((await login(browser(), form.email, 'Ponentada1909')).status).toBe(200);
  });

  it.each([{}, { password: '' }, { password: null }, { password: 'Equivocada1' }])(
    'cannot delete it with %j',
    async (body) => {
      const { reader } = await loggedIn();
      const answered = await reader.post(ACCOUNT_CALLS.delete, body);
      expect([answered.status, answered.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      expect(await status(reader)).toBe(200);
    },
  );

  it('cannot keep guessing: wrong passwords are counted, right ones are not', async () => {
    const { reader, save } = await loggedIn();
    for (let time = 0; time < 12; time += 1)
      expect((await save({ password: PASSWORD, newPassword: PASSWORD })).status).toBe(200);
    for (let time = 0; time < 10; time += 1)
      expect((await reader.post(ACCOUNT_CALLS.delete, { password: `Equivocada${time}` })).status).toBe(401);
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(429);
    test.clock.goOn(10 * MINUTE);
    expect((await reader.post(ACCOUNT_CALLS.delete, { password: PASSWORD })).status).toBe(200);
  });

  it('must have logged in just now if there is no password', async () => {
    const { form, reader, save, newEmail } = await loggedIn();
    const { db } = test.database;
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.email, form.email));
    expect((await save({ email: newEmail })).user).toMatchObject({
      pendingEmail: newEmail,
      hasPassword: false,
    });
    test.clock.goOn(10 * MINUTE + 1);
    const late = await save({ email: `una-altra-${form.email}` });
    expect([late.status, late.code]).toEqual([401, 'LOGIN_AGAIN']);
    const answered = await reader.post(ACCOUNT_CALLS.delete, { password: 'Qualsevol1' });
    expect([answered.status, answered.code]).toEqual([401, 'LOGIN_AGAIN']);
    expect(await status(reader)).toBe(200);
    // Logs in again, as the callback of a social provider does.
    const site = await new SiteDirectory(db, false).byHost('prova.example');
    const [row] = await db.select().from(accounts).where(eq(accounts.email, form.email));
    if (!site || !row) throw new Error('no site or account');
    const deps = {
      db,
      now: test.clock.now,
      outbox: test.outbox,
      log: silentLog,
      limits: { count: () => undefined },
    };
    const context = {
      site,
      origin: site.url,
      ip: '203.0.113.1',
      userAgent: '',
      session: null,
      device: null,
      meter: null,
    };
    const opened = await db.transaction((tx) => enter(Object(deps), tx, row, context));
    reader.cookies.set('__Host-session', opened.session);
    expect((await reader.post(ACCOUNT_CALLS.delete)).status).toBe(200);
  });
});

describe.each(ENGINES)('wrong passwords, on %s', (engine) => {
  let test: TestAccounts;
  let address = 0;
  beforeAll(async () => {
    test = await testAccounts(engine);
  });
  afterAll(() => test?.database.remove());

  const browser = () => {
    address += 1;
    return new TestReader(test.app, 'prova.example', {
      'x-portal-address': `192.0.${address >> 8}.${address & 255}`,
    });
  };
  const login = async (reader: TestReader, email: string, password = PASSWORD) =>
    (await reader.post(ACCOUNT_CALLS.login, { email, password })).status;
  async function owner() {
    made += 1;
    const form = { nick: `mestressa${made}`, email: `m${made}@example.org`, password: PASSWORD };
    const reader = browser();
    await reader.post(REGISTRATION_ENDPOINTS.register.path, {
      ...form,
      name: 'Núria',
      surname: 'Escarré',
      birthdate: '1990-05-12',
      country: 'ES',
      terms: true,
    });
    await reader.post(REGISTRATION_ENDPOINTS.validateMail.path, { token: await test.tokenTo(form.email) });
    expect(await login(reader, form.email)).toBe(200);
    return { email: form.email, reader };
  }

  it('wrong passwords by a hundred strangers do not lock out the owner’s browser, but lock out strangers', async () => {
    const { email, reader } = await owner();
    const answers: number[] = [];
    for (let time = 0; time < 100; time += 1) answers.push(await login(browser(), email, `Endevina${time}`));
    expect(answers).toEqual([...Array(10).fill(401), ...Array(90).fill(429)]);
    // Refused even with the right password: success would confirm the guess.
    expect(await login(browser(), email)).toBe(429);
    expect(await login(reader, email)).toBe(200);
  });

  it('wrong passwords with an invented browser identifier, or that of another account, count as a stranger’s', async () => {
    const { email } = await owner();
    const { email: theirs, reader: neighbour } = await owner();
    for (let time = 0; time < 10; time += 1) {
      const stranger = browser();
      stranger.cookies.set('__Host-device', `made-up-${time}`);
      expect(await login(stranger, email, 'Endevina1')).toBe(401);
    }
    expect(await login(neighbour, email, 'Endevina1')).toBe(429);
    expect(await login(neighbour, theirs)).toBe(200);
  });

  it('wrong passwords in a browser that the account knows are counted separately, and right ones are not', async () => {
    const { email, reader } = await owner();
    for (let time = 0; time < 15; time += 1) expect(await login(reader, email)).toBe(200);
    for (let time = 0; time < 10; time += 1) expect(await login(reader, email, 'Endevina1')).toBe(401);
    expect(await login(reader, email)).toBe(429);
    // It does not affect the owner's next browser either.
    expect(await login(browser(), email)).toBe(200);
    test.clock.goOn(10 * MINUTE);
    expect(await login(reader, email)).toBe(200);
  });
});

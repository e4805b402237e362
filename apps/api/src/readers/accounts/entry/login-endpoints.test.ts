import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../platform/limits/rates';
import { AccountReaders, PASSWORD, registration, userOf } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import type { TestReader } from '../../../testing/reader';
import { accounts, sessions } from '../tables';

const HOUR = 3_600_000;

describe.each(ENGINES)('the login endpoints, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;

  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  describe('login', () => {
    it('returns a session that scripts cannot read, a hint that they can, and the user', async () => {
      const { form, reader } = await readers.account();
      const answered = await reader.post('/api/front/user/login', {
        email: form.email.toUpperCase(),
        password: PASSWORD,
      });
      const user = userOf(answered.response);
      expect(user).toMatchObject({
        nick: form.nick,
        newsletters: [
          { id: 'mati', name: 'El matí', isSubscribed: true },
          { id: 'cultura', isSubscribed: false },
        ],
      });
      const cookies = answered.headers.getSetCookie();
      expect(cookies.find((cookie) => cookie.startsWith('__Host-session='))).toMatch(
        /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(cookies.find((cookie) => cookie.startsWith('userId='))).toMatch(
        new RegExp(`^userId=${user.id}; Max-Age=\\d+; Path=/; Secure; SameSite=Lax$`),
      );
      expect(reader.cookies.get('entry')).toBe('login.password');
      expect(JSON.stringify(answered.response)).not.toMatch(/argon2|passwordHash|Llevantada/i);
      expect(answered.headers.get('cache-control')).toBe('private, no-store');
      const kept = await test.database.db.select().from(sessions);
      expect(
        kept.some(({ tokenHash }) => tokenHash.toString() === reader.cookies.get('__Host-session')),
      ).toBe(false);
    });

    it('responds to a wrong password and an unknown email address alike', async () => {
      const { form } = await readers.account();
      const wrong = await readers.browser().post('/api/front/user/login', {
        email: form.email,
        password: 'Equivocada1',
      });
      const nobody = await readers.browser().post('/api/front/user/login', {
        email: 'ningu@example.org',
        password: 'Equivocada1',
      });
      expect([wrong.status, wrong.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      expect([nobody.status, nobody.code, nobody.response]).toEqual([
        wrong.status,
        wrong.code,
        wrong.response,
      ]);
    });

    it('is refused with the userId until the email address is validated, and the email can be requested again', async () => {
      const form = registration();
      const reader = readers.browser();
      const { response } = await reader.post('/api/front/user/register', form);
      const first = await test.tokenTo(form.email);
      const refused = await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      expect([refused.status, refused.response]).toEqual([403, response]);
      expect((await reader.post('/api/front/user/resend-validation-mail', refused.response)).status).toBe(
        200,
      );
      const second = await test.tokenTo(form.email);
      expect(second).not.toBe(first);
      expect((await reader.post('/api/front/user/validate-mail', { token: first })).status).toBe(400);
      expect((await reader.post('/api/front/user/validate-mail', { token: second })).status).toBe(200);
      expect((await reader.post('/api/front/user/validate-mail', { token: second })).status).toBe(400);
      expect(
        (await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD })).status,
      ).toBe(200);
    });

    it('a login with a password of an older system emails a link to a new one', async () => {
      const { form, reader } = await readers.account();
      const { db } = test.database;
      await db
        .update(accounts)
        .set({ isLegacy: true, passwordHash: null })
        .where(eq(accounts.emailKey, form.email));
      const refused = await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      expect([refused.status, refused.code]).toEqual([401, 'LEGACY_USER_PASSWORD_NOT_RESET']);
      const token = await test.tokenTo(form.email);
      const password = 'Ponentada1909';
      expect((await reader.post('/api/front/user/change-password', { token, password })).status).toBe(200);
      expect((await reader.post('/api/front/user/login', { email: form.email, password })).status).toBe(200);
    });

    it('sends no text of a stranger to an unverified email address', async () => {
      const { db } = test.database;
      const form = { ...registration(), nick: 'Premi a la porta 7' };
      const reader = readers.browser();
      expect((await reader.post('/api/front/user/register', form)).status).toBe(200);
      expect((await reader.post('/api/front/user/recover-password', { email: form.email })).status).toBe(200);
      const recovery = await test.emailTo(form.email);
      expect(recovery?.text).not.toContain(form.nick);
      await db.update(accounts).set({ isLegacy: true }).where(eq(accounts.emailKey, form.email));
      // The mailbox accepts emails again.
      test.clock.goOn(LIMITS.letter.withinMs);
      await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      const renewal = await test.emailTo(form.email);
      expect(renewal?.subject).not.toBe(recovery?.subject);
      expect(renewal?.text).not.toContain(form.nick);
    });

    it('creates a new session each time: one that somebody else planted in a browser is worthless', async () => {
      const { form, reader } = await readers.account();
      reader.cookies.set('__Host-session', 'planted');
      await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      const first = reader.cookies.get('__Host-session');
      expect(first).not.toBe('planted');
      await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      expect(reader.cookies.get('__Host-session')).not.toBe(first);
      const thief = readers.browser();
      thief.cookies.set('__Host-session', first ?? '');
      expect((await thief.get('/api/front/user/profile')).status).toBe(401);
    });

    it('a login from a browser that the account does not know is reported by email', async () => {
      const { form } = await readers.loggedIn();
      const before = test.emails.length;
      await readers
        .browser({
          'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1',
        })
        .post('/api/front/user/login', { email: form.email, password: PASSWORD });
      const message = await test.emailTo(form.email);
      expect(test.emails.length).toBe(before + 1);
      expect([message.subject, message.text]).toEqual([
        'Inici de sessió des d’un dispositiu nou a La Prova',
        expect.stringContaining('(Safari, iPhone)'),
      ]);
    });

    it('ends by logout, on the server too', async () => {
      const { reader } = await readers.loggedIn();
      const session = reader.cookies.get('__Host-session') ?? '';
      expect((await reader.post('/api/front/user/logout')).status).toBe(200);
      expect([reader.cookies.has('__Host-session'), reader.cookies.has('userId')]).toEqual([false, false]);
      const again = readers.browser();
      again.cookies.set('__Host-session', session);
      expect((await again.get('/api/front/user/profile')).status).toBe(401);
    });

    it('an expired session has its cookies cleared in the browser', async () => {
      const { reader } = await readers.loggedIn();
      test.clock.goOn(31 * 24 * HOUR);
      expect((await reader.get('/api/front/user/profile')).status).toBe(401);
      expect(reader.cookies.has('__Host-session')).toBe(false);
    });
  });

  describe('cannot be abused', () => {
    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['an unreadable origin', { origin: 'null' }],
      ['a frame of another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
      ['what calls itself ours from another site', { 'sec-fetch-site': 'cross-site' }],
      ['what calls itself ours from a subdomain', { 'sec-fetch-site': 'same-site' }],
      ['this host without TLS', { origin: 'http://prova.example' }],
    ])('the login cannot be abused by %s', async (_, headers) => {
      const { reader } = await readers.loggedIn();
      for (const path of ['/api/front/user/delete', '/api/front/user/logout', '/api/front/user/login'])
        expect((await reader.ask('POST', path, {}, headers)).status).toBe(403);
      expect((await reader.get('/api/front/user/profile')).status).toBe(200);
    });

    it.each([
      ['login', 10, { email: 'ningu@example.org', password: 'Equivocada1' }, 401],
      ['recover-password', 3, { email: 'ningu@example.org' }, 200],
      ['resend-validation-mail', 1, { userId: '999999' }, 200],
    ])('%s of one account is limited to %i, from any network', async (call, most, body, status) => {
      test.clock.goOn(2 * HOUR);
      for (let time = 0; time < most; time += 1)
        expect((await readers.browser().post(`/api/front/user/${call}`, body)).status).toBe(status);
      const limited = await readers.browser().post(`/api/front/user/${call}`, body);
      expect([limited.status, limited.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
      test.clock.goOn(2 * HOUR);
      expect((await readers.browser().post(`/api/front/user/${call}`, body)).status).toBe(status);
    });

    it('attempts at a locked account count for their network', async () => {
      test.clock.goOn(2 * HOUR);
      const { form } = await readers.account();
      const stranger = readers.browser();
      const enter = async (browser: TestReader, email: string, password: string) =>
        (await browser.post('/api/front/user/login', { email, password })).status;
      const tries: number[] = [];
      for (let time = 0; time < 40; time += 1) tries.push(await enter(stranger, form.email, 'Equivocada1'));
      expect(tries).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
      const { form: other } = await readers.account();
      expect(await enter(stranger, other.email, PASSWORD)).toBe(429);
      expect(await enter(readers.browser(), other.email, PASSWORD)).toBe(200);
      // It does not keep out a browser that an account knows either.
      const { reader, form: own } = await readers.loggedIn();
      await reader.post('/api/front/user/logout');
      const there = { email: own.email, password: PASSWORD };
      const headers = { 'x-portal-address': '203.0.113.251' };
      for (let time = 0; time < 41; time += 1)
        await readers.browser(headers).post('/api/front/user/login', { ...there, email: 'x@example.org' });
      expect((await reader.ask('POST', '/api/front/user/login', there, headers)).status).toBe(200);
    });

    it('wrong links of a network are limited, and right ones are not', async () => {
      test.clock.goOn(2 * HOUR);
      const reader = readers.browser({ 'x-portal-address': '203.0.113.77' });
      const validate = async (token: string) =>
        (await reader.post('/api/front/user/validate-mail', { token })).status;
      const statuses: number[] = [];
      for (let time = 0; time < 21; time += 1) statuses.push(await validate('cap'));
      expect(statuses).toEqual([...Array(20).fill(400), 429]);
      const form = registration();
      expect((await readers.browser().post('/api/front/user/register', form)).status).toBe(200);
      expect(await validate(await test.tokenTo(form.email))).toBe(200);
    });

    it('an account is limited as one, however its number is written', async () => {
      test.clock.goOn(2 * HOUR);
      const statuses: number[] = [];
      for (const userId of ['888888', '0888888', '00888888', '888888.0'])
        statuses.push(
          (await readers.browser().post('/api/front/user/resend-validation-mail', { userId })).status,
        );
      expect(statuses).toEqual([200, 429, 429, 429]);
    });

    it('one network may not try many accounts: a customer’s IPv6 network is one, however many links it has', async () => {
      test.clock.goOn(2 * HOUR);
      const from = (n: number) =>
        readers.browser({ 'x-portal-address': `2001:db8:1:${(0x200 + n).toString(16)}::1` });
      for (let n = 1; n <= 10; n += 1)
        expect((await from(n).post('/api/front/user/register', registration())).status).toBe(200);
      expect((await from(11).post('/api/front/user/register', registration())).status).toBe(429);
    });

    it('nor may a /48 of 256 such networks, which may try little more than one', async () => {
      test.clock.goOn(2 * HOUR);
      const statuses: number[] = [];
      for (let n = 0; n < 61; n += 1) {
        const reader = readers.browser({ 'x-portal-address': `2001:db8:2:${(n << 8).toString(16)}::1` });
        statuses.push((await reader.post('/api/front/user/nick', { nick: 'encara-lliure' })).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(60);
      expect(statuses.at(-1)).toBe(429);
    });

    it.each([
      '{',
      '[]',
      '"x"',
      'null',
      '{"email":{"$ne":1},"password":[]}',
      '{"email":"a\u0000@b.c","password":"x"}',
    ])('the login cannot be abused by a body such as %s', async (body) => {
      expect((await readers.browser().post('/api/front/user/login', body)).status).toBeOneOf([400, 401]);
    });

    it('the login cannot be abused by an endless body', async () => {
      expect(
        (await readers.browser().post('/api/front/user/login', `{"email":"${'a'.repeat(140_000)}"}`)).status,
      ).toBe(413);
    });

    it('no secret is logged', () => {
      expect(test.logged.join('\n')).not.toMatch(/Llevantada|token=|argon2/);
    });
  });
});

import { endpointPath, ROUTES } from '@portal/model';
import { NEWSLETTER_ENDPOINTS } from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountReaders, PASSWORD, registration, userOf } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import type { TestReader } from '../../../testing/reader';
import { SITE_FILE } from '../../../testing/site';
import { accountNewsletters, accounts, identities, readerConsents } from '../tables';

const HOUR = 3_600_000;

describe.each(ENGINES)('the endpoints of registration and recovery, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;

  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
  });
  afterAll(() => test?.database.remove());

  describe('registration', () => {
    it('creates an account, an email to validate it, and no session', async () => {
      const form = registration();
      const reader = readers.browser();
      const { status, response } = await reader.post('/api/front/user/register', form);
      expect([status, response]).toEqual([200, { userId: expect.stringMatching(/^\d+$/) }]);
      // No session: only the way of registration, for the next page to report.
      expect(Array.from(reader.cookies)).toEqual([['entry', 'sign_up.password']]);
      const message = await test.emailTo(form.email);
      expect(message.subject).toBe('Confirma el teu correu a La Prova');
      expect(message.text).toMatch(/^https:\/\/prova\.example\/registro\/validar\/\?token=[\w-]{43}$/m);
      const [row] = await test.database.db.select().from(accounts).where(eq(accounts.emailKey, form.email));
      expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
      expect(row?.birthdate).toBe('1990-05-12');
    });

    it.each([
      ['a path of this site', '/cultura/ascensor/?a=1', '/cultura/ascensor/?a=1'],
      ['its longest', `/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
      ['a word', 'portada', undefined],
      ['nothing', '', undefined],
      ['another host', '//evil.example/', undefined],
      ['another host, by a backslash', '/\\evil.example/', undefined],
      ['another host, whole', 'https://evil.example/', undefined],
      ['a script', 'javascript:alert(1)', undefined],
    ])(
      'a registration that began at %s is validated with the link back there or none',
      async (_, origin, backUrl) => {
        const form = registration({ origin });
        const reader = readers.browser();
        expect((await reader.post('/api/front/user/register', form)).status).toBe(200);
        // The link back is not part of the email: its link stays short, and nobody can write in it.
        expect((await test.emailTo(form.email)).text).toMatch(
          /^https:\/\/prova\.example\/registro\/validar\/\?token=[\w-]{43}$/m,
        );
        const token = await test.tokenTo(form.email);
        const { response } = await reader.post('/api/front/user/validate-mail', { token });
        expect(response).toEqual({ success: true, emailChanged: false, ...(backUrl ? { backUrl } : {}) });
      },
    );

    it.each([
      ['EMAIL_ALREADY_IN_USE', { nick: 'unaltra' }, 'email'],
      ['NICK_ALREADY_IN_USE', { email: 'unaltra@example.org' }, 'nick'],
    ])('returns %s, ignoring case', async (code, over, field) => {
      const { form } = await readers.account();
      const second = { ...form, nick: form.nick.toUpperCase(), email: form.email.toUpperCase(), ...over };
      const answered = await readers.browser().post('/api/front/user/register', second);
      expect([answered.status, answered.code, answered.issues[0]?.field]).toEqual([409, code, field]);
    });

    it('names both fields if nick and email are taken, by one account or by two', async () => {
      const { form } = await readers.account();
      const { form: other } = await readers.account();
      for (const nick of [form.nick, other.nick]) {
        const answered = await readers
          .browser()
          .post('/api/front/user/register', registration({ nick, email: form.email }));
        expect([answered.status, answered.code]).toEqual([409, 'EMAIL_ALREADY_IN_USE']);
        expect(answered.issues.map(({ field }) => field)).toEqual(['email', 'nick']);
      }
    });

    it.each([
      ['INVALID_FIELD', { birthdate: '18/03/2014' }, [['birthdate', 'registerDate']]],
      ['INVALID_FIELD', { newsletters: ['no-such'] }, [['newsletters', 'invalid']]],
      ['REQUIRED_FIELD', { name: '' }, [['name', 'required']]],
      [
        'INVALID_FIELDS',
        { email: 'no', phone: '12' },
        [
          ['email', 'email'],
          ['phone', 'phone'],
        ],
      ],
    ])('returns %s and which field it is', async (code, over, issues) => {
      const answered = await readers.browser().post('/api/front/user/register', registration(over));
      expect([answered.status, answered.code]).toEqual([400, code]);
      expect(answered.issues.map((issue) => [issue.field, issue.code])).toEqual(issues);
    });

    it('accepts one of two concurrent requests for the same nick', async () => {
      const form = registration();
      const answers = await Promise.all(
        [1, 2, 3].map(() => readers.browser().post('/api/front/user/register', form)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await test.database.db.$count(accounts, eq(accounts.emailKey, form.email))).toBe(1);
    });

    it('a demo registration accepts any fields, logs in, and cannot be deleted', async () => {
      const reader = readers.browser();
      const answered = await reader.post('/api/front/user/register', {
        demo: true,
        email: 'fira@example.org',
        stand: 12,
      });
      expect(userOf(answered.response)).toMatchObject({
        isRegisteredInDemo: true,
        email: '',
        alternativeEmail: 'fira@example.org',
      });
      expect((await reader.post('/api/front/user/delete')).status).toBe(412);
      expect((await reader.get('/api/front/user/profile')).status).toBe(200);
    });

    it('says which nicks are free, including one’s own', async () => {
      const { form, reader } = await readers.loggedIn();
      const free = async (who: TestReader, nick: string) =>
        (await who.post('/api/front/user/nick', { nick })).response;
      expect(await free(readers.browser(), form.nick.toUpperCase())).toEqual({ available: false });
      expect(await free(reader, form.nick)).toEqual({ available: true });
      expect(await free(readers.browser(), 'encara-lliure')).toEqual({ available: true });
    });
  });

  describe('recovery', () => {
    it('sends a token that works once, ends every session, and invalidates older tokens', async () => {
      const { form, reader } = await readers.loggedIn();
      const visitor = readers.browser();
      await visitor.post('/api/front/user/recover-password', { email: form.email });
      const first = await test.tokenTo(form.email);
      await visitor.post('/api/front/user/recover-password', { email: form.email });
      const second = await test.tokenTo(form.email);
      const password = 'Garbinada1910';
      const change = (token: string) => visitor.post('/api/front/user/change-password', { token, password });
      expect((await change(first)).status).toBe(400);
      expect((await change(second)).status).toBe(200);
      expect((await change(second)).status).toBe(400);
      expect((await reader.get('/api/front/user/profile')).status).toBe(401);
      expect(
        (await visitor.post('/api/front/user/login', { email: form.email, password: PASSWORD })).status,
      ).toBe(401);
      expect((await visitor.post('/api/front/user/login', { email: form.email, password })).status).toBe(200);
    });

    it('lets the reader in while strangers keep the account locked, from the browser that chose the password', async () => {
      const { form } = await readers.account();
      test.clock.goOn(HOUR);
      const reader = readers.browser();
      await reader.post('/api/front/user/recover-password', { email: form.email });
      const password = 'Garbinada1910';
      const token = await test.tokenTo(form.email);
      expect((await reader.post('/api/front/user/change-password', { token, password })).status).toBe(200);
      const enter = (browser: TestReader, typed: string) =>
        browser.post('/api/front/user/login', { email: form.email, password: typed });
      const stranger = readers.browser();
      for (let time = 0; time < 10; time += 1) await enter(stranger, 'Equivocada1');
      expect((await enter(stranger, 'Equivocada1')).status).toBe(429);
      expect((await enter(reader, password)).status).toBe(200);
      // The last email is about the recovery: the browser is known, so no email warns of a new one.
      expect((await test.emailTo(form.email)).subject).toBe('El teu compte de La Prova torna a ser teu');
    });

    it('deletes everything that a stranger requested in the name of an email address', async () => {
      const form = registration();
      const reader = readers.browser();
      expect((await readers.browser().post('/api/front/user/register', form)).status).toBe(200);
      const { db } = test.database;
      const [made] = await db.select().from(accounts).where(eq(accounts.email, form.email));
      const accountId = made?.id ?? 0;
      await db
        .insert(identities)
        .values({ provider: 'google', subject: form.nick, accountId, linkedAt: test.clock.now() });
      test.clock.goOn(HOUR);
      await reader.post('/api/front/user/recover-password', { email: form.email });
      const token = await test.tokenTo(form.email);
      const change = { token, password: 'Garbinada1910' };
      expect((await reader.post('/api/front/user/change-password', change)).status).toBe(200);
      const left = async (table: typeof identities | typeof accountNewsletters | typeof readerConsents) =>
        db.select().from(table).where(eq(table.accountId, accountId));
      expect(await left(identities)).toEqual([]);
      expect(await left(accountNewsletters)).toEqual([]);
      expect(await left(readerConsents)).toEqual([expect.objectContaining({ kind: 'terms' })]);
    });

    it('a token expires after an hour', async () => {
      const { form, reader } = await readers.account();
      await reader.post('/api/front/user/recover-password', { email: form.email });
      const token = await test.tokenTo(form.email);
      test.clock.goOn(HOUR);
      const late = await reader.post('/api/front/user/change-password', { token, password: 'Garbinada1910' });
      expect([late.status, late.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    });

    it('responds to known and unknown email addresses alike, however often it is called', async () => {
      const { form } = await readers.account();
      // The email of the registration no longer counts.
      test.clock.goOn(HOUR);
      for (const email of [form.email, `ningu-${form.email}`]) {
        const statuses = [];
        for (let time = 0; time < 4; time += 1)
          statuses.push((await readers.browser().post('/api/front/user/recover-password', { email })).status);
        expect(statuses, email).toEqual([200, 200, 200, 429]);
      }
    });

    it('sends its email to the owner of a mailbox, whatever strangers have requested in their name', async () => {
      const { form } = await readers.account();
      test.clock.goOn(HOUR);
      const [name, host] = form.email.split('@');
      const stranger = readers.browser();
      for (let at = 0; at < 3; at += 1) {
        const email = `${name}+${at}@${host}`;
        expect((await stranger.post('/api/front/user/recover-password', { email })).status).toBe(200);
        await stranger.post(endpointPath(NEWSLETTER_ENDPOINTS.subscribe, `${name}+n${at}@${host}`));
      }
      expect(
        (await readers.browser().post('/api/front/user/recover-password', { email: form.email })).status,
      ).toBe(200);
      expect((await test.emailTo(form.email)).text).toContain(`${ROUTES.passwordChange}?token=`);
    });

    it('reports an unknown email address on a site that reveals it', async () => {
      const telling = await testAccounts(engine, {
        site: SITE_FILE.replace('features: {', 'features: { tellsUnknownEmails: true,'),
      });
      const answered = await new AccountReaders(telling)
        .browser()
        .post('/api/front/user/recover-password', { email: 'ningu@example.org' });
      expect([answered.status, answered.code]).toEqual([404, 'EMAIL_UNKNOWN']);
      await telling.database.remove();
    });
  });

  it('a newsletter is subscribed when the email address is confirmed, and its response is always the same', async () => {
    const email = 'butlleti@example.org';
    expect((await readers.browser().post(`/api/front/newsletter/${email}`)).status).toBe(200);
    const token = await test.tokenTo(email);
    expect((await readers.browser().post('/api/front/newsletter/confirm', { token })).status).toBe(200);
    expect((await readers.browser().post('/api/front/newsletter/confirm', { token })).status).toBe(400);
    const before = test.emails.length;
    expect((await readers.browser().post(`/api/front/newsletter/${email}`)).status).toBe(200);
    await test.outbox.send();
    expect(test.emails.length).toBe(before);
    expect((await readers.browser().post('/api/front/newsletter/no-address')).status).toBe(400);
  });

  it('no secret is logged', () => {
    expect(test.logged.join('\n')).not.toMatch(/Llevantada|token=|argon2/);
  });
});

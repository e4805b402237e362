import {
  currentUserSchema,
  profilePatchSchema,
  savedContentsAnswerSchema,
  sessionsAnswerSchema,
  userAnswerSchema,
} from '@portal/model';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Limits } from '../accounts/limits';
import { saveProfile } from '../accounts/profile';
import { readerOf } from '../accounts/reader';
import { accounts, emails as emailTable, sessions } from '../database/accounts';
import { authors, contents } from '../database/schema';
import { silentLog } from '../log';
import { SiteDirectory } from '../sites/find';
import { type TestAccounts, testAccounts } from '../testing/accounts';
import { ENGINES } from '../testing/database';
import { TestReader } from '../testing/reader';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'Llevantada1908';

let number = 0;
/** A registration that is right, of nobody else. */
const registration = (over: Record<string, unknown> = {}) => {
  number += 1;
  return {
    nick: `lectora${number}`,
    email: `lectora${number}@example.org`,
    password: PASSWORD,
    name: 'Núria',
    surname: 'Escarré Puig',
    birthdate: '12/05/1990',
    phone: '600100200',
    country: 'ES',
    province: 'Tarragona',
    city: 'Port Savina',
    address: '',
    postalCode: '43001',
    newsletters: ['mati'],
    terms: true,
    origin: 'portada',
    ...over,
  };
};

describe.each(ENGINES)('the calls of accounts, on %s', (engine) => {
  let test: TestAccounts;
  let contentId: string;
  let authorId: string;
  let visits = 0;

  beforeAll(async () => {
    test = await testAccounts(engine);
    const { db } = test.database;
    const [content] = await db
      .insert(contents)
      .values({
        site: 'prova',
        type: 'article',
        path: '/societat/bocana/',
        title: 'El port torna a obrir la bocana',
        body: [],
        publishedAt: test.clock.now(),
        source: 'test',
        sourceId: '1',
        sourceDigest: '',
      })
      .returning();
    const [author] = await db
      .insert(authors)
      .values({ site: 'prova', slug: 'ada-mas', name: 'Ada Mas' })
      .returning();
    contentId = String(content?.id);
    authorId = String(author?.id);
  }, 60_000);
  afterAll(() => test?.database.remove());

  /** A browser at an address of its own, so that limits of one test are not another's. */
  const browser = (headers: Record<string, string> = {}) => {
    visits += 1;
    return new TestReader(test.app, 'prova.example', {
      'x-portal-address': `203.0.113.${visits % 250}`,
      ...headers,
    });
  };
  const userOf = (response: unknown) => v.parse(userAnswerSchema, response).user;

  /** A reader with a validated account. */
  async function account(over: Record<string, unknown> = {}) {
    const form = registration(over);
    const reader = browser();
    const registered = await reader.post('/api/front/user/register', form);
    expect(registered.status).toBe(200);
    const token = await test.tokenTo(form.email);
    expect((await reader.post('/api/front/user/validate-mail', { token })).status).toBe(200);
    return { form, reader };
  }
  /** The same, logged in. */
  async function loggedIn(over: Record<string, unknown> = {}) {
    const { form, reader } = await account(over);
    const { status, response } = await reader.post('/api/front/user/login', {
      email: form.email,
      password: PASSWORD,
    });
    expect(status).toBe(200);
    return { form, reader, user: userOf(response) };
  }

  describe('registration', () => {
    it('makes an account, an email to validate it, and no session', async () => {
      const form = registration();
      const reader = browser();
      const { status, response } = await reader.post('/api/front/user/register', form);
      expect([status, response]).toEqual([200, { userId: expect.stringMatching(/^\d+$/) }]);
      // No session: only how they came, for the next page to tell.
      expect(Array.from(reader.cookies)).toEqual([['entry', 'sign_up.password']]);
      const message = await test.emailTo(form.email);
      expect(message.subject).toBe('Valida el teu correu a La Prova');
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
    ])('that began at %s is validated with the way back there or none', async (_, origin, backUrl) => {
      const form = registration({ origin });
      const reader = browser();
      expect((await reader.post('/api/front/user/register', form)).status).toBe(200);
      // The way back is no part of the email: its link is as short as ever, and nobody writes in it.
      expect((await test.emailTo(form.email)).text).toMatch(
        /^https:\/\/prova\.example\/registro\/validar\/\?token=[\w-]{43}$/m,
      );
      const token = await test.tokenTo(form.email);
      const { response } = await reader.post('/api/front/user/validate-mail', { token });
      expect(response).toEqual({ success: true, emailChanged: false, ...(backUrl ? { backUrl } : {}) });
    });

    it.each([
      ['EMAIL_ALREADY_IN_USE', { nick: 'unaltra' }, 'email'],
      ['NICK_ALREADY_IN_USE', { email: 'unaltra@example.org' }, 'nick'],
    ])('answers %s, whatever the case', async (code, over, field) => {
      const { form } = await account();
      const second = { ...form, nick: form.nick.toUpperCase(), email: form.email.toUpperCase(), ...over };
      const answered = await browser().post('/api/front/user/register', second);
      expect([answered.status, answered.code, answered.issues[0]?.field]).toEqual([409, code, field]);
    });

    it('names both where nick and e-mail are taken, of one account or of two', async () => {
      const { form } = await account();
      const { form: other } = await account();
      for (const nick of [form.nick, other.nick]) {
        const answered = await browser().post(
          '/api/front/user/register',
          registration({ nick, email: form.email }),
        );
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
    ])('answers %s and which field it is', async (code, over, issues) => {
      const answered = await browser().post('/api/front/user/register', registration(over));
      expect([answered.status, answered.code]).toEqual([400, code]);
      expect(answered.issues.map((issue) => [issue.field, issue.code])).toEqual(issues);
    });

    it('takes one of two who want the same at the same moment', async () => {
      const form = registration();
      const answers = await Promise.all(
        [1, 2, 3].map(() => browser().post('/api/front/user/register', form)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await test.database.db.$count(accounts, eq(accounts.emailKey, form.email))).toBe(1);
    });

    it('of a demo brings anything, logs in, and cannot be deleted', async () => {
      const reader = browser();
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

    it('says which nicks are free; one’s own is', async () => {
      const { form, reader } = await loggedIn();
      const free = async (who: TestReader, nick: string) =>
        (await who.post('/api/front/user/nick', { nick })).response;
      expect(await free(browser(), form.nick.toUpperCase())).toEqual({ available: false });
      expect(await free(reader, form.nick)).toEqual({ available: true });
      expect(await free(browser(), 'encara-lliure')).toEqual({ available: true });
    });
  });

  describe('login', () => {
    it('gives a session that scripts cannot read, a hint that they can, and the user', async () => {
      const { form, reader } = await account();
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

    it('answers alike for a wrong password and for nobody', async () => {
      const { form } = await account();
      const wrong = await browser().post('/api/front/user/login', {
        email: form.email,
        password: 'Equivocada1',
      });
      const nobody = await browser().post('/api/front/user/login', {
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

    it('is refused with the userId until the address is validated, and the email can be had again', async () => {
      const form = registration();
      const reader = browser();
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

    it('with a password of an older system sends the way to a new one', async () => {
      const { form, reader } = await account();
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

    it('makes a new session each time: the one a browser was given by somebody else is worth nothing', async () => {
      const { form, reader } = await account();
      reader.cookies.set('__Host-session', 'planted');
      await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      const first = reader.cookies.get('__Host-session');
      expect(first).not.toBe('planted');
      await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      expect(reader.cookies.get('__Host-session')).not.toBe(first);
      const thief = browser();
      thief.cookies.set('__Host-session', first ?? '');
      expect((await thief.get('/api/front/user/profile')).status).toBe(401);
    });

    it('from a browser that the account does not know is told by letter', async () => {
      const { form } = await loggedIn();
      const before = test.emails.length;
      await browser({
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/605.1',
      }).post('/api/front/user/login', { email: form.email, password: PASSWORD });
      const message = await test.emailTo(form.email);
      expect(test.emails.length).toBe(before + 1);
      expect([message.subject, message.text]).toEqual([
        'Entrada des d’un dispositiu nou a La Prova',
        expect.stringContaining('(Safari, iPhone)'),
      ]);
    });

    it('ends by logout, on the server too', async () => {
      const { reader } = await loggedIn();
      const session = reader.cookies.get('__Host-session') ?? '';
      expect((await reader.post('/api/front/user/logout')).status).toBe(200);
      expect([reader.cookies.has('__Host-session'), reader.cookies.has('userId')]).toEqual([false, false]);
      const again = browser();
      again.cookies.set('__Host-session', session);
      expect((await again.get('/api/front/user/profile')).status).toBe(401);
    });

    it('a session that is too old takes its cookies out of the browser', async () => {
      const { reader } = await loggedIn();
      test.clock.goOn(31 * 24 * HOUR);
      expect((await reader.get('/api/front/user/profile')).status).toBe(401);
      expect(reader.cookies.has('__Host-session')).toBe(false);
    });
  });

  describe('recovery', () => {
    it('sends a token that is spent once, ends every session, and kills its elders', async () => {
      const { form, reader } = await loggedIn();
      const visitor = browser();
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

    it('a token dies after an hour', async () => {
      const { form, reader } = await account();
      await reader.post('/api/front/user/recover-password', { email: form.email });
      const token = await test.tokenTo(form.email);
      test.clock.goOn(HOUR);
      const late = await reader.post('/api/front/user/change-password', { token, password: 'Garbinada1910' });
      expect([late.status, late.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    });

    it('of an address of nobody says so', async () => {
      const answered = await browser().post('/api/front/user/recover-password', {
        email: 'ningu@example.org',
      });
      expect([answered.status, answered.code]).toEqual([404, 'EMAIL_UNKNOWN']);
    });
  });

  describe('the profile', () => {
    const patchOf = (form: Record<string, unknown>, over: Record<string, unknown> = {}) => {
      const { newsletters: _, terms: __, origin: ___, password: ____, ...fields } = form;
      return { ...fields, password: null, newPassword: null, ...over };
    };
    const patch = (reader: TestReader, body: unknown) => reader.ask('PATCH', '/api/front/user/profile', body);

    it('is for who is logged in', async () => {
      expect((await browser().get('/api/front/user/profile')).status).toBe(401);
      expect((await patch(browser(), patchOf(registration()))).status).toBe(401);
    });

    it('is saved whole and given back; outside Spain there is no province', async () => {
      const { form, reader } = await loggedIn();
      const answered = await patch(
        reader,
        patchOf(form, { name: 'Núria M.', country: 'FR', city: 'Perpinyà', birthdate: null }),
      );
      expect(answered.status).toBe(400);
      const saved = await patch(
        reader,
        patchOf(form, { name: 'Maria', country: 'FR', city: 'Perpinyà', birthdate: null }),
      );
      const user = userOf(saved.response);
      expect(user).toMatchObject({ name: 'Maria', country: 'FR', province: '', city: '', birthdate: null });
      expect(userOf((await reader.get('/api/front/user/profile')).response)).toEqual(user);
    });

    it('with a wrong current password is 401; with the right one the others’ sessions end', async () => {
      const { form, reader } = await loggedIn();
      const other = browser();
      await other.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      const wrong = await patch(
        reader,
        patchOf(form, { password: 'Equivocada1', newPassword: 'Ponentada1909' }),
      );
      expect(wrong.status).toBe(401);
      const right = await patch(reader, patchOf(form, { password: PASSWORD, newPassword: 'Ponentada1909' }));
      expect(right.status).toBe(200);
      expect((await other.get('/api/front/user/profile')).status).toBe(401);
      expect((await reader.get('/api/front/user/profile')).status).toBe(200);
      expect((await test.emailTo(form.email)).subject).toBe('La teva contrasenya de La Prova ha canviat');
    });

    it('saved while the password is changed elsewhere leaves the new one', async () => {
      const { form, reader } = await loggedIn();
      const { db } = test.database;
      const { now } = test.clock;
      const site = await new SiteDirectory(db, false).byHost(reader.host);
      if (!site) throw new Error('no site');
      const before = await readerOf(db, site, reader.cookies.get('__Host-session') ?? '', now());
      if (!before) throw new Error('no reader');
      await db.update(accounts).set({ passwordHash: 'the new one' }).where(eq(accounts.id, before.id));
      const context = {
        site,
        origin: site.url,
        address: '203.0.113.1',
        userAgent: '',
        session: null,
        device: null,
      };
      await saveProfile(
        {
          db,
          sites: new SiteDirectory(db, false),
          now,
          outbox: test.outbox,
          limits: new Limits(now, false),
          log: silentLog,
        },
        before,
        v.parse(profilePatchSchema('2026-03-18'), patchOf(form, { name: 'Maria' })),
        context,
      );
      const [after] = await db.select().from(accounts).where(eq(accounts.id, before.id));
      expect([after?.name, after?.passwordHash]).toEqual(['Maria', 'the new one']);
    });

    it('takes a new address when its owner confirms it, and tells the old one', async () => {
      const { form, reader } = await loggedIn();
      const email = `nova-${form.email}`;
      const user = userOf((await patch(reader, patchOf(form, { email, password: PASSWORD }))).response);
      expect(user).toMatchObject({ email: form.email, pendingEmail: email });
      expect((await test.emailTo(form.email)).subject).toContain('Algú vol canviar el correu');
      const token = await test.tokenTo(email);
      expect((await reader.post('/api/front/user/validate-mail', { token })).status).toBe(200);
      expect(userOf((await reader.get('/api/front/user/profile')).response)).toMatchObject({
        email,
        pendingEmail: '',
      });
    });

    it('does not take what is somebody else’s', async () => {
      const { form: theirs } = await account();
      const { form, reader } = await loggedIn();
      expect((await patch(reader, patchOf(form, { nick: theirs.nick }))).code).toBe('NICK_ALREADY_IN_USE');
      expect((await patch(reader, patchOf(form, { email: theirs.email, password: PASSWORD }))).code).toBe(
        'EMAIL_ALREADY_IN_USE',
      );
    });

    it('newsletters are saved alone, and nothing else changes', async () => {
      const { reader, user } = await loggedIn();
      const newsletters = [
        { id: 'mati', isSubscribed: false },
        { id: 'cultura', isSubscribed: true },
      ];
      const saved = userOf((await patch(reader, { newsletters })).response);
      expect(saved).toEqual({
        ...user,
        newsletters: [
          { id: 'mati', name: 'El matí', isSubscribed: false },
          { id: 'cultura', name: 'Cultura', isSubscribed: true },
        ],
      });
      expect((await patch(reader, { newsletters: [{ id: 'x', isSubscribed: true }] })).status).toBe(400);
    });

    it('two writers at once lose nothing of one another', async () => {
      const { form, reader } = await loggedIn();
      const answers = await Promise.all([
        patch(reader, patchOf(form, { name: 'Maria' })),
        patch(reader, { newsletters: [{ id: 'cultura', isSubscribed: true }] }),
        reader.post(`/api/bookmark/content/${contentId}`),
        reader.post(`/api/bookmark/taxon/${authorId}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(userOf((await reader.get('/api/front/user/profile')).response)).toMatchObject({
        name: 'Maria',
        savedContentIds: [contentId],
        followedAuthorIds: [authorId],
        newsletters: [{ isSubscribed: true }, { isSubscribed: true }],
      });
    });

    it('turns the bulletin, its own alone', async () => {
      const { reader, user } = await loggedIn();
      const turn = (userId: string) => reader.post('/api/front/user/bulletin', { userId });
      expect((await turn(user.id ?? '')).response).toEqual({ bulletin: true });
      expect((await turn(user.id ?? '')).response).toEqual({ bulletin: false });
      expect((await turn('1')).status).toBe(403);
    });

    it('is deleted with all that hangs on it', async () => {
      const { form, reader } = await loggedIn();
      await reader.post(`/api/bookmark/content/${contentId}`);
      await browser().post(`/api/front/newsletter/${form.email}`);
      expect((await reader.post('/api/front/user/delete', { password: PASSWORD })).status).toBe(200);
      expect(reader.cookies.has('__Host-session')).toBe(false);
      const { db } = test.database;
      expect(await db.$count(accounts, eq(accounts.emailKey, form.email))).toBe(0);
      expect(await db.$count(emailTable, eq(emailTable.recipient, form.email))).toBe(0);
      expect(
        (await browser().post('/api/front/user/login', { email: form.email, password: PASSWORD })).status,
      ).toBe(401);
      expect(
        (
          await browser().post('/api/front/user/register', {
            ...registration(),
            email: form.email,
            nick: form.nick,
          })
        ).status,
      ).toBe(200);
    });
  });

  describe('what a reader keeps', () => {
    it('goes in once and comes out, and is shown to its reader alone', async () => {
      const { reader, user } = await loggedIn();
      const save = () => reader.post(`/api/bookmark/content/${contentId}`);
      expect((await Promise.all([save(), save(), save()])).map(({ response }) => response)).toEqual(
        Array.from({ length: 3 }, () => ({ success: true })),
      );
      const path = `/api/front/user/saved-contents/?userId=${user.id}`;
      const { contents: cards } = v.parse(savedContentsAnswerSchema, (await reader.get(path)).response);
      expect(cards.map(({ title }) => title)).toEqual(['El port torna a obrir la bocana']);
      expect((await browser().get(path)).status).toBe(401);
      expect((await reader.get('/api/front/user/saved-contents/?userId=1')).status).toBe(403);
      expect((await reader.ask('DELETE', `/api/bookmark/content/${contentId}`)).response).toEqual({
        success: true,
      });
      expect(v.parse(savedContentsAnswerSchema, (await reader.get(path)).response).contents).toEqual([]);
    });

    it.each(['content/999999', 'content/abc', 'taxon/999999', 'other/1', `content/${'9'.repeat(40)}`])(
      'is nothing that is not there: %s',
      async (what) => {
        const { reader } = await loggedIn();
        expect((await reader.post(`/api/bookmark/${what}`)).status).toBe(404);
      },
    );
  });

  it('a newsletter is subscribed when the address is confirmed, and its answer is always the same', async () => {
    const email = 'butlleti@example.org';
    expect((await browser().post(`/api/front/newsletter/${email}`)).status).toBe(200);
    const token = await test.tokenTo(email);
    expect((await browser().post('/api/front/newsletter/confirm', { token })).status).toBe(200);
    expect((await browser().post('/api/front/newsletter/confirm', { token })).status).toBe(400);
    const before = test.emails.length;
    expect((await browser().post(`/api/front/newsletter/${email}`)).status).toBe(200);
    await test.outbox.send();
    expect(test.emails.length).toBe(before);
    expect((await browser().post('/api/front/newsletter/no-address')).status).toBe(400);
  });

  it('a reader sees their sessions, ends one or all others, and takes their data along', async () => {
    const { form, reader } = await loggedIn();
    const other = browser();
    const third = browser();
    for (const one of [other, third])
      await one.post('/api/front/user/login', { email: form.email, password: PASSWORD });
    const list = async (answered: Promise<{ response: unknown }>) =>
      v.parse(sessionsAnswerSchema, (await answered).response).sessions;
    const before = await list(reader.get('/api/front/user/sessions'));
    expect(before.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1);
    expect(before.map(({ device }) => device)).toEqual(Array.from({ length: 3 }, () => 'Firefox, Linux'));
    const [one] = await list(other.get('/api/front/user/sessions')).then((all) =>
      all.filter(({ isCurrent }) => isCurrent),
    );
    expect(await list(reader.post('/api/front/user/sessions', { id: one?.id }))).toHaveLength(2);
    expect((await other.get('/api/front/user/profile')).status).toBe(401);
    expect(await list(reader.post('/api/front/user/sessions', {}))).toHaveLength(1);
    expect((await third.get('/api/front/user/profile')).status).toBe(401);

    await reader.post(`/api/bookmark/content/${contentId}`);
    const data = await reader.get('/api/front/user/own-data');
    expect(data.headers.get('content-disposition')).toMatch(/^attachment; filename="prova-2026-/);
    expect(data.response).toMatchObject({
      account: { email: form.email, nick: form.nick },
      savedContents: [{ title: 'El port torna a obrir la bocana' }],
    });
    expect(JSON.stringify(data.response)).not.toMatch(/argon2|tokenHash|password/i);
  });

  describe('is not to be abused', () => {
    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['an unreadable origin', { origin: 'null' }],
      ['a frame of another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ])('by %s', async (_, headers) => {
      const { reader } = await loggedIn();
      for (const path of ['/api/front/user/delete', '/api/front/user/logout', '/api/front/user/login'])
        expect((await reader.ask('POST', path, {}, headers)).status).toBe(403);
      expect((await reader.get('/api/front/user/profile')).status).toBe(200);
    });

    it.each([
      ['login', 10, { email: 'ningu@example.org', password: 'Equivocada1' }, 401],
      ['recover-password', 3, { email: 'ningu@example.org' }, 404],
      ['resend-validation-mail', 3, { userId: '999999' }, 200],
    ])('%s of one account is limited to %i, wherever it is asked from', async (call, most, body, status) => {
      test.clock.goOn(2 * HOUR);
      for (let time = 0; time < most; time += 1)
        expect((await browser().post(`/api/front/user/${call}`, body)).status).toBe(status);
      const limited = await browser().post(`/api/front/user/${call}`, body);
      expect([limited.status, limited.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
      test.clock.goOn(2 * HOUR);
      expect((await browser().post(`/api/front/user/${call}`, body)).status).toBe(status);
    });

    it('one address may not try many: an IPv6 network is one address', async () => {
      test.clock.goOn(2 * HOUR);
      const from = (n: number) => browser({ 'x-portal-address': `2001:db8:1:2::${n.toString(16)}` });
      for (let n = 1; n <= 10; n += 1)
        expect((await from(n).post('/api/front/user/register', registration())).status).toBe(200);
      expect((await from(11).post('/api/front/user/register', registration())).status).toBe(429);
    });

    it.each([
      '{',
      '[]',
      '"x"',
      'null',
      '{"email":{"$ne":1},"password":[]}',
      '{"email":"a\u0000@b.c","password":"x"}',
    ])('by a body such as %s', async (body) => {
      expect((await browser().post('/api/front/user/login', body)).status).toBeOneOf([400, 401]);
    });

    it('by a body that has no end', async () => {
      expect(
        (await browser().post('/api/front/user/login', `{"email":"${'a'.repeat(70_000)}"}`)).status,
      ).toBe(413);
    });

    it('nothing secret is logged', () => {
      expect(test.logged.join('\n')).not.toMatch(/Llevantada|token=|argon2/);
    });
  });

  it('every user it gives is one by the model', async () => {
    const { reader } = await loggedIn();
    const { response } = await reader.get('/api/front/user/profile');
    expect(v.parse(currentUserSchema, Object(response).user)).toEqual(Object(response).user);
  });
});

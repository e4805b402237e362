import {
  BOOKMARK_ENDPOINTS,
  currentUserSchema,
  profilePatchSchema,
  sessionsAnswerSchema,
} from '@portal/model/readers';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authors, contentAuthors, contents } from '../../../content/stories/tables';
import { Limits } from '../../../platform/limits/limits';
import { LIMITS } from '../../../platform/limits/rates';
import { silentLog } from '../../../platform/log/log';
import { emails as emailTable } from '../../../platform/mail/tables';
import { SiteDirectory } from '../../../sites/find';
import { AccountReaders, PASSWORD, registration, userOf } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { ENGINES } from '../../../testing/database';
import type { TestReader } from '../../../testing/reader';
import { accountHooks } from '../hooks';
import { readerOf } from '../reader';
import { accounts } from '../tables';
import { saveProfile } from './profile';

describe.each(ENGINES)('the endpoints of a logged-in reader, on %s', (engine) => {
  let test: TestAccounts;
  let readers: AccountReaders;
  let contentId: string;
  let authorId: string;

  beforeAll(async () => {
    test = await testAccounts(engine);
    readers = new AccountReaders(test);
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
    await db
      .insert(contentAuthors)
      .values({ contentId: Number(contentId), authorId: Number(authorId), position: 0 });
  });
  afterAll(() => test?.database.remove());

  describe('the profile', () => {
    const patchOf = (form: Record<string, unknown>, over: Record<string, unknown> = {}) => {
      const { newsletters: _, terms: __, origin: ___, password: ____, ...fields } = form;
      return { ...fields, password: null, newPassword: null, ...over };
    };
    const patch = (reader: TestReader, body: unknown) => reader.ask('PATCH', '/api/front/user/profile', body);

    it('requires a login', async () => {
      expect((await readers.browser().get('/api/front/user/profile')).status).toBe(401);
      expect((await patch(readers.browser(), patchOf(registration()))).status).toBe(401);
    });

    it('is saved and returned as a whole; outside Spain there is no province', async () => {
      const { form, reader } = await readers.loggedIn();
      const answered = await patch(
        reader,
        patchOf(form, { name: 'Núria 2', country: 'FR', city: 'Perpinyà' }),
      );
      expect(answered.status).toBe(400);
      const saved = await patch(reader, patchOf(form, { name: 'Maria', country: 'FR', city: 'Perpinyà' }));
      const user = userOf(saved.response);
      expect(user).toMatchObject({ name: 'Maria', country: 'FR', province: '', city: '' });
      // A date cannot be removed once it is set.
      expect((await patch(reader, { birthdate: null })).status).toBe(400);
      expect(userOf((await reader.get('/api/front/user/profile')).response)).toEqual(user);
    });

    it('a change with a wrong current password is 401; with the right one all other sessions end', async () => {
      const { form, reader } = await readers.loggedIn();
      const other = readers.browser();
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

    it('saved while the password is changed elsewhere keeps the new one', async () => {
      const { form, reader } = await readers.loggedIn();
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
        ip: '203.0.113.1',
        userAgent: '',
        session: null,
        device: null,
        meter: null,
      };
      await saveProfile(
        {
          db,
          hooks: accountHooks([]),
          sites: new SiteDirectory(db, false),
          now,
          outbox: test.outbox,
          limits: new Limits(db, now, false),
          log: silentLog,
        },
        before,
        v.parse(profilePatchSchema('2026-03-18'), patchOf(form, { name: 'Maria' })),
        context,
      );
      const [after] = await db.select().from(accounts).where(eq(accounts.id, before.id));
      expect([after?.name, after?.passwordHash]).toEqual(['Maria', 'the new one']);
    });

    it('takes a new email address when its owner confirms it, and notifies the old one', async () => {
      const { form, reader } = await readers.loggedIn();
      const email = `nova-${form.email}`;
      const user = userOf((await patch(reader, patchOf(form, { email, password: PASSWORD }))).response);
      expect(user).toMatchObject({ email: form.email, pendingEmail: email });
      expect((await test.emailTo(form.email)).subject).toContain('Petició de canvi de correu');
      const token = await test.tokenTo(email);
      expect((await reader.post('/api/front/user/validate-mail', { token })).status).toBe(200);
      expect(userOf((await reader.get('/api/front/user/profile')).response)).toMatchObject({
        email,
        pendingEmail: '',
      });
    });

    it('does not accept a nick or email address of somebody else', async () => {
      const { form: theirs } = await readers.account();
      const { form, reader } = await readers.loggedIn();
      expect((await patch(reader, patchOf(form, { nick: theirs.nick }))).code).toBe('NICK_ALREADY_IN_USE');
      expect((await patch(reader, patchOf(form, { email: theirs.email, password: PASSWORD }))).code).toBe(
        'EMAIL_ALREADY_IN_USE',
      );
    });

    it('newsletters are saved alone, and nothing else changes', async () => {
      const { reader, user } = await readers.loggedIn();
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
      // A duplicate would be withdrawn and given in one call, with a line for each.
      const twice = [true, false].map((isSubscribed) => ({ id: 'mati', isSubscribed }));
      expect((await patch(reader, { newsletters: twice })).status).toBe(400);
    });

    it('concurrent writers do not overwrite each other’s fields', async () => {
      const { form, reader } = await readers.loggedIn();
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

    it('toggles the bulletin, of its own account alone', async () => {
      const { reader, user } = await readers.loggedIn();
      const turn = (userId: string) => reader.post('/api/front/user/bulletin', { userId });
      expect((await turn(user.id ?? '')).response).toEqual({ bulletin: true });
      expect((await turn(user.id ?? '')).response).toEqual({ bulletin: false });
      const { user: other } = await readers.loggedIn();
      expect((await turn(other.id ?? '')).status).toBe(403);
    });

    it('is deleted with all its data', async () => {
      const { form, reader } = await readers.loggedIn();
      await reader.post(`/api/bookmark/content/${contentId}`);
      await readers.browser().post(`/api/front/newsletter/${form.email}`);
      expect((await reader.post('/api/front/user/delete', { password: PASSWORD })).status).toBe(200);
      expect(reader.cookies.has('__Host-session')).toBe(false);
      const { db } = test.database;
      expect(await db.$count(accounts, eq(accounts.emailKey, form.email))).toBe(0);
      expect(await db.$count(emailTable, eq(emailTable.recipient, form.email))).toBe(0);
      expect(
        (await readers.browser().post('/api/front/user/login', { email: form.email, password: PASSWORD }))
          .status,
      ).toBe(401);
      // The mailbox accepts emails again.
      test.clock.goOn(LIMITS.letter.withinMs);
      expect(
        (
          await readers.browser().post('/api/front/user/register', {
            ...registration(),
            email: form.email,
            nick: form.nick,
          })
        ).status,
      ).toBe(200);
    });
  });

  describe('a reader’s bookmarks', () => {
    it('are added once and removed, and shown to their reader alone', async () => {
      const { reader, user } = await readers.loggedIn();
      const save = () => reader.post(`/api/bookmark/content/${contentId}`);
      expect((await Promise.all([save(), save(), save()])).map(({ response }) => response)).toEqual(
        Array.from({ length: 3 }, () => ({ success: true })),
      );
      const path = `/api/front/user/saved-contents/?userId=${user.id}`;
      const cards = v.parse(BOOKMARK_ENDPOINTS.savedContents.response, (await reader.get(path)).response);
      expect(cards.map(({ title }) => title)).toEqual(['El port torna a obrir la bocana']);
      expect((await readers.browser().get(path)).status).toBe(401);
      expect((await reader.get('/api/front/user/saved-contents/?userId=1')).status).toBe(403);
      expect((await reader.ask('DELETE', `/api/bookmark/content/${contentId}`)).response).toEqual({
        success: true,
      });
      expect(v.parse(BOOKMARK_ENDPOINTS.savedContents.response, (await reader.get(path)).response)).toEqual(
        [],
      );
    });

    it.each(['content/999999', 'content/abc', 'taxon/999999', 'other/1', `content/${'9'.repeat(40)}`])(
      'cannot contain anything missing: %s',
      async (what) => {
        const { reader } = await readers.loggedIn();
        expect((await reader.post(`/api/bookmark/${what}`)).status).toBe(404);
      },
    );
  });

  it('a reader sees their sessions, ends one or all others, and exports their data', async () => {
    const { form, reader } = await readers.loggedIn();
    const other = readers.browser();
    const third = readers.browser();
    for (const one of [other, third])
      await one.post('/api/front/user/login', { email: form.email, password: PASSWORD });
    const list = async (answered: Promise<{ response: unknown }>) =>
      v.parse(sessionsAnswerSchema, (await answered).response);
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

  it('every returned user matches the model', async () => {
    const { reader } = await readers.loggedIn();
    const { response } = await reader.get('/api/front/user/profile');
    expect(v.parse(currentUserSchema, Object(response).user)).toEqual(Object(response).user);
  });

  it('no secret is logged', () => {
    expect(test.logged.join('\n')).not.toMatch(/Llevantada|token=|argon2/);
  });
});

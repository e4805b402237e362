import { ROUTES } from '@portal/model';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/account-readers';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { QUICKER_ENGINE } from '../../../testing/database';
import { TestReader } from '../../../testing/reader';
import {
  agree,
  begin,
  comeBack,
  FLOW,
  goThrough,
  outcome,
  profileOf,
  registered,
  SESSION,
} from '../../../testing/social-login';
import { TestProvider } from '../../../testing/social-provider';
import { accountNewsletters, accounts, identities, readerConsents } from '../tables';
import { openSession } from './sessions';
import { readFlow } from './social';

const provider = new TestProvider();
let test: TestAccounts;
beforeAll(async () => {
  await provider.start();
  test = await testAccounts(QUICKER_ENGINE[0], {
    settings: {
      limits: false,
      social: { google: provider.settingsOf('google'), apple: provider.settingsOf('apple') },
    },
  });
});
afterAll(async () => {
  await test?.database.remove();
  await provider.stop();
});
afterEach(() => provider.reset());

const browser = () => new TestReader(test.app);

const rowOf = async (email: string) => {
  const [row] = await test.database.db.select().from(accounts).where(eq(accounts.emailKey, email));
  return row;
};

describe('google', () => {
  it('receives everything that binds its response to this browser', async () => {
    const reader = browser();
    const begun = await begin(reader, 'google');
    const asked = new URL(begun.headers.get('location') ?? '');
    expect(asked.origin + asked.pathname).toBe(`${provider.origin}/authorize`);
    const flow = readFlow(reader.cookies.get(FLOW));
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: 'portal',
      redirect_uri: 'https://prova.example/api/front/user/login/google/return',
      response_type: 'code',
      scope: 'openid email profile',
      state: flow?.state,
      nonce: flow?.nonce,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(asked.href).not.toContain(flow?.verifier);
    expect(begun.headers.getSetCookie().join()).toMatch(
      /^login-flow=[\w-]+; Max-Age=600; Path=\/api\/front\/user\/login\/google\/return; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(begun.headers.get('cache-control')).toBe('private, no-store');
  });

  it('creates an account for a newcomer, and logs in', async () => {
    const sub = provider.somebody();
    const reader = browser();
    const answered = await goThrough(reader, 'google');
    expect(outcome(answered)).toEqual([303, ROUTES.account]);
    expect(answered.headers.get('cache-control')).toBe('private, no-store');
    expect(reader.cookies.has(FLOW)).toBe(false);
    expect(reader.cookies.get('entry')).toBe('sign_up.google');
    expect(await profileOf(reader)).toMatchObject({
      nick: provider.claims.preferred_username,
      email: provider.claims.email,
      name: 'Ada',
      surname: 'Mas',
    });
    const row = await rowOf(String(provider.claims.email));
    expect(row).toMatchObject({ passwordHash: null, origin: 'google', validatedAt: test.clock.now() });
    expect(row?.thumbnailUrl).toBe('https://pictures.example/ada.jpg');
    const [identity] = await test.database.db.select().from(identities).where(eq(identities.subject, sub));
    expect(identity).toMatchObject({ provider: 'google', accountId: row?.id });
    const [agreed, ...more] = await test.database.db
      .select()
      .from(readerConsents)
      .where(eq(readerConsents.accountId, row?.id ?? 0));
    expect(agreed).toMatchObject({ kind: 'terms', givenAt: test.clock.now() });
    expect(agreed?.words).toBe('Si hi inicies la sessió per primera vegada, acceptes les condicions legals');
    expect(more).toEqual([]);
  });

  it('is the same account again, whatever else the provider says by then', async () => {
    const sub = provider.somebody();
    const first = browser();
    await goThrough(first, 'google');
    const { id } = await profileOf(first);
    provider.somebody({ sub, email: 'altra@example.org', preferred_username: 'altra' });
    const second = browser();
    await goThrough(second, 'google');
    expect((await profileOf(second))?.id).toBe(id);
    expect(second.cookies.get('entry')).toBe('login.google');
    expect(await rowOf('altra@example.org')).toBeUndefined();
  });

  it('the same subject at another provider is somebody else', async () => {
    const sub = provider.somebody({ email: '' });
    const first = browser();
    await goThrough(first, 'google');
    provider.somebody({ sub, email: '' });
    const second = browser();
    await goThrough(second, 'apple');
    expect((await profileOf(second))?.id).not.toBe((await profileOf(first))?.id);
  });

  it('ends the session that the browser brought', async () => {
    const { form, reader } = await registered(test);
    await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
    const before = reader.cookies.get(SESSION) ?? '';
    provider.somebody();
    await goThrough(reader, 'google');
    const old = browser();
    old.cookies.set(SESSION, before);
    expect(await profileOf(old)).toBeNull();
    expect((await profileOf(reader))?.nick).toBe(provider.claims.preferred_username);
  });

  it('a taken nick gets a suffix', async () => {
    const { form } = await registered(test);
    provider.somebody({ preferred_username: form.nick.toUpperCase() });
    const reader = browser();
    await goThrough(reader, 'google');
    expect((await profileOf(reader))?.nick).toMatch(new RegExp(`^${form.nick.toUpperCase()}-\\w{6}$`));
  });

  it('two concurrent first logins create one account', async () => {
    provider.somebody();
    const readers = [browser(), browser(), browser()];
    const backs = await Promise.all(readers.map(async (reader) => agree(await begin(reader, 'google'))));
    const answers = await Promise.all(
      readers.map((reader, at) => comeBack(reader, backs[at] ?? new URL('about:blank'))),
    );
    expect(answers.map(outcome)).toEqual(readers.map(() => [303, ROUTES.account]));
    expect(
      await test.database.db.$count(identities, eq(identities.subject, String(provider.claims.sub))),
    ).toBe(1);
    expect(await test.database.db.$count(accounts, eq(accounts.email, String(provider.claims.email)))).toBe(
      1,
    );
  });

  it('a profile with text that no database stores creates an account with other text', async () => {
    provider.somebody({
      name: 'A\u0000da',
      given_name: 'Ad\u0000a',
      family_name: 'M\uD800as',
      preferred_username: 'a\u0000b',
    });
    const reader = browser();
    expect(outcome(await goThrough(reader, 'google'))).toEqual([303, ROUTES.account]);
    expect(await profileOf(reader)).toMatchObject({ name: 'Ada' });
  });

  it('whatever the name there, the nick here is valid for the profile’s form', async () => {
    const free = async (nick: string) =>
      (await browser().post('/api/front/user/nick', { nick })).status === 200;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.string({
            unit: fc.constantFrom('a', 'é', '_', '-', '.', ' ', '𝒜', '😀', '́', 'ﷺ'),
            maxLength: 60,
          }),
        ),
        async (preferred_username) => {
          provider.somebody({ preferred_username, name: '', given_name: '', email: '' });
          const reader = browser();
          expect(outcome(await goThrough(reader, 'google'))).toEqual([303, ROUTES.account]);
          expect(await free((await profileOf(reader))?.nick)).toBe(true);
        },
      ),
      {
        numRuns: 12,
        examples: [['_ada_'], ['ada__mas'], ['-.-.-'], [`${'a'.repeat(32)}😀`], ['𝒜'.repeat(30)]],
      },
    );
  });
});

describe('a first login with an address that an account has', () => {
  it('links a validated account, keeps its password, and reports it by email', async () => {
    const { form } = await registered(test);
    provider.somebody({ email: form.email.toUpperCase() });
    const reader = browser();
    expect(outcome(await goThrough(reader, 'google'))).toEqual([303, ROUTES.account]);
    expect((await profileOf(reader))?.nick).toBe(form.nick);
    const message = await test.emailTo(form.email);
    expect([message.subject, message.text]).toEqual([
      'Ara també pots iniciar la sessió d’una altra manera a La Prova',
      expect.stringContaining('google'),
    ]);
    const login = await browser().post('/api/front/user/login', { email: form.email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  it('takes an account that was never validated from its creator', async () => {
    const { form, token } = await registered(test, { isValidated: false });
    const row = await rowOf(form.email);
    // A session that the creator may have, however they got it.
    const { session } = await test.database.db.transaction((tx) =>
      openSession(tx, { id: row?.id ?? 0 }, { session: null, device: null, userAgent: '' }, test.clock.now()),
    );
    const maker = browser();
    maker.cookies.set(SESSION, session);
    expect((await profileOf(maker))?.nick).toBe(form.nick);
    provider.somebody({ email: form.email });
    const owner = browser();
    expect(outcome(await goThrough(owner, 'google'))).toEqual([303, ROUTES.account]);
    // An account of their own, as if there had been none: no name or newsletter of a stranger remains.
    expect(owner.cookies.get('entry')).toBe('sign_up.google');
    const own = await profileOf(owner);
    expect(own?.id).not.toBe(String(row?.id));
    expect([own?.nick === form.nick, own?.surname === form.surname, own?.phone]).toEqual([false, false, '']);
    const { db } = test.database;
    const [newsletters, consents] = await Promise.all([
      db
        .select()
        .from(accountNewsletters)
        .where(eq(accountNewsletters.accountId, Number(own?.id))),
      db
        .select()
        .from(readerConsents)
        .where(eq(readerConsents.accountId, Number(own?.id))),
    ]);
    expect([newsletters, consents.map(({ kind }) => kind)]).toEqual([[], ['terms']]);
    const stale = browser();
    stale.cookies.set(SESSION, session);
    expect(await profileOf(stale)).toBeNull();
    const login = await browser().post('/api/front/user/login', { email: form.email, password: PASSWORD });
    expect([login.status, login.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await browser().post('/api/front/user/validate-mail', { token })).status).toBe(400);
    expect(await rowOf(form.email)).toMatchObject({ passwordHash: null, validatedAt: test.clock.now() });
  });

  it('keeps an imported account of an older system, with all its data', async () => {
    const { form } = await registered(test, { isValidated: false });
    const row = await rowOf(form.email);
    await test.database.db
      .update(accounts)
      .set({ isLegacy: true })
      .where(eq(accounts.id, row?.id ?? 0));
    provider.somebody({ email: form.email });
    const owner = browser();
    expect(outcome(await goThrough(owner, 'google'))).toEqual([303, ROUTES.account]);
    expect(await profileOf(owner)).toMatchObject({ id: String(row?.id), nick: form.nick });
    expect(await rowOf(form.email)).toMatchObject({ passwordHash: null, validatedAt: test.clock.now() });
  });

  it.each([false, 'false', undefined, 'yes', 1, null])(
    'links nothing if the provider says %j about verification',
    async (email_verified) => {
      const { form } = await registered(test);
      provider.somebody({ email: form.email, email_verified });
      const emails = test.emails.length;
      const reader = browser();
      expect(outcome(await goThrough(reader, 'google'))).toEqual([303, ROUTES.account]);
      const user = await profileOf(reader);
      expect([user?.nick === form.nick, user?.email]).toEqual([false, '']);
      await test.outbox.send();
      expect(test.emails.length).toBe(emails);
    },
  );

  it('links nothing to an account for which that address is only pending', async () => {
    const { form, reader } = await registered(test);
    await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
    const pending = `pendent-${form.email}`;
    const saved = await reader.ask('PATCH', '/api/front/user/profile', {
      ...form,
      email: pending,
      password: PASSWORD,
      newPassword: null,
    });
    expect(saved.status).toBe(200);
    provider.somebody({ email: pending });
    const other = browser();
    await goThrough(other, 'google');
    expect((await profileOf(other))?.nick).toBe(provider.claims.preferred_username);
  });
});

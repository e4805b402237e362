import { ROUTES, type SocialProvider } from '@portal/model';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts, identities, sessions } from '../database/accounts';
import type { SocialSettings } from '../settings';
import { readSiteFile } from '../sites/file';
import { storeSites } from '../sites/store';
import { type TestAccounts, testAccounts } from '../testing/accounts';
import { type Answered, TestReader } from '../testing/reader';
import { SITE_FILE } from '../testing/site';
import { PROVIDER_ENDPOINTS } from './providers';
import { openSession } from './sessions';
import { readFlow, writeFlow } from './social';

const PASSWORD = 'Llevantada1908';
const MINUTE = 60_000;
const FAILED = `${ROUTES.login}?alert=login_failed`;
const FLOW = 'login-flow';
/** The site's own session cookie, on a host of https. */
const SESSION = '__Host-session';

const provider = new OAuth2Server();
let test: TestAccounts;
let address: string;

/** Next answer of the provider: claims of the signed token, or the answer about the user. */
let claims: Record<string, unknown>;
let userInfo: Record<string, unknown>;
let onToken: (response: MutableResponse) => void;
let onUserInfo: (response: MutableResponse) => void;
const codes = new Set<string>();

let number = 0;
/** Somebody new at a provider. */
function somebody(over: Record<string, unknown> = {}): string {
  number += 1;
  const sub = `subject-${number}`;
  claims = {
    sub,
    email: `social${number}@example.org`,
    email_verified: true,
    name: 'Ada Mas',
    given_name: 'Ada',
    family_name: 'Mas',
    preferred_username: `ada${number}`,
    picture: 'https://pictures.example/ada.jpg',
    ...over,
  };
  return sub;
}

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  address = `http://127.0.0.1:${provider.address().port}`;
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, claims);
  });
  provider.service.on('beforeResponse', (response: MutableResponse, request: { body: { code?: string } }) => {
    // A provider takes a code once.
    const { code = '' } = request.body;
    if (codes.has(code)) Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
    codes.add(code);
    onToken(response);
  });
  provider.service.on('beforeUserinfo', (response: MutableResponse) => {
    response.body = userInfo;
    onUserInfo(response);
  });
  const settingsOf = (name: SocialProvider): SocialSettings => {
    const { jwksUrl, userInfoUrl, ...usual } = PROVIDER_ENDPOINTS[name];
    return {
      clientId: 'portal',
      clientSecret: 'secret',
      endpoints: {
        ...usual,
        issuer: provider.issuer.url ?? '',
        authorizationUrl: `${address}/authorize`,
        tokenUrl: `${address}/token`,
        ...(jwksUrl ? { jwksUrl: `${address}/jwks` } : {}),
        ...(userInfoUrl ? { userInfoUrl: `${address}/userinfo` } : {}),
      },
    };
  };
  test = await testAccounts('embedded', {
    settings: {
      limits: false,
      social: { google: settingsOf('google'), apple: settingsOf('apple'), facebook: settingsOf('facebook') },
    },
  });
  await storeSites(test.database.db, [
    readSiteFile('sense.yaml', withoutUsers()),
    readSiteFile('prova.yaml', SITE_FILE),
  ]);
}, 60_000);
afterAll(async () => {
  await test?.database.remove();
  if (provider.listening) await provider.stop();
});

/** The same site, but of no users. */
const withoutUsers = () =>
  SITE_FILE.replace('alias: prova', 'alias: sense')
    .replaceAll('prova.example', 'sense.example')
    .replace('isDefault: true\n', '')
    .replace('identityProvider: true', 'identityProvider: false')
    .replace('users: true', 'users: false');

afterEach(() => {
  onToken = () => undefined;
  onUserInfo = () => undefined;
});
onToken = () => undefined;
onUserInfo = () => undefined;

const browser = () => new TestReader(test.app);
const begin = (reader: TestReader, name: string, backUrl?: string) =>
  reader.get(
    `/api/front/user/login/${name}${backUrl === undefined ? '' : `?backUrl=${encodeURIComponent(backUrl)}`}`,
  );

/** The provider's page: the reader agrees, and is sent back. @returns where to */
async function agree(location: string): Promise<URL> {
  const answer = await fetch(location, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

const comeBack = (reader: TestReader, back: URL) => reader.get(back.pathname + back.search);

/** The way there and back; `bend` changes what comes back. */
async function goThrough(
  reader: TestReader,
  name: SocialProvider,
  { backUrl, bend = () => undefined }: { backUrl?: string; bend?: (back: URL) => void } = {},
): Promise<Answered> {
  const begun = await begin(reader, name, backUrl);
  expect(begun.status).toBe(302);
  const back = await agree(begun.headers.get('location') ?? '');
  bend(back);
  return name === 'apple' ? postBack(reader, back) : comeBack(reader, back);
}

/** Apple's page sends a form from its own origin. */
const postBack = (reader: TestReader, back: URL) =>
  reader.ask('POST', back.pathname, back.searchParams.toString(), {
    origin: 'https://appleid.apple.com',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  });

const outcome = ({ status, headers }: Answered) => [status, headers.get('location')];
const profileOf = async (reader: TestReader) => {
  const { status, response } = await reader.get('/api/front/user/profile');
  return status === 200 ? Object(Object(response).user) : null;
};
async function expectFailure(reader: TestReader, answered: Answered): Promise<void> {
  expect(outcome(answered)).toEqual([303, FAILED]);
  expect([reader.cookies.has(SESSION), reader.cookies.has('userId')]).toEqual([false, false]);
  expect(await profileOf(reader)).toBeNull();
}

/** An account by registration; validated or not. */
async function account({ isValidated = true } = {}) {
  number += 1;
  const form = {
    nick: `propia${number}`,
    email: `propia${number}@example.org`,
    password: PASSWORD,
    name: 'Núria',
    surname: 'Escarré',
    birthdate: '1990-05-12',
    terms: true,
  };
  const reader = browser();
  expect((await reader.post('/api/front/user/register', form)).status).toBe(200);
  const token = await test.tokenTo(form.email);
  if (isValidated) expect((await reader.post('/api/front/user/validate-mail', { token })).status).toBe(200);
  return { form, reader, token };
}
const rowOf = async (email: string) => {
  const [row] = await test.database.db.select().from(accounts).where(eq(accounts.emailKey, email));
  return row;
};

describe('google', () => {
  it('is asked with everything that binds its answer to this browser', async () => {
    const reader = browser();
    const begun = await begin(reader, 'google');
    const asked = new URL(begun.headers.get('location') ?? '');
    expect(asked.origin + asked.pathname).toBe(`${address}/authorize`);
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

  it('makes an account of who comes for the first time, and logs in', async () => {
    const sub = somebody();
    const reader = browser();
    const answered = await goThrough(reader, 'google');
    expect(outcome(answered)).toEqual([303, ROUTES.account]);
    expect(answered.headers.get('cache-control')).toBe('private, no-store');
    expect(reader.cookies.has(FLOW)).toBe(false);
    expect(reader.cookies.get('entry')).toBe('sign_up.google');
    expect(await profileOf(reader)).toMatchObject({
      nick: `ada${number}`,
      email: claims.email,
      name: 'Ada',
      surname: 'Mas',
    });
    const row = await rowOf(String(claims.email));
    expect(row).toMatchObject({ passwordHash: null, origin: 'google', validatedAt: test.clock.now() });
    expect(row?.thumbnailUrl).toBe('https://pictures.example/ada.jpg');
    const [identity] = await test.database.db.select().from(identities).where(eq(identities.subject, sub));
    expect(identity).toMatchObject({ provider: 'google', accountId: row?.id });
  });

  it('is the same account again, whatever else the provider says by then', async () => {
    const sub = somebody();
    const first = browser();
    await goThrough(first, 'google');
    const { id } = await profileOf(first);
    somebody({ sub, email: 'altra@example.org', preferred_username: 'altra' });
    const second = browser();
    await goThrough(second, 'google');
    expect((await profileOf(second))?.id).toBe(id);
    expect(second.cookies.get('entry')).toBe('login.google');
    expect(await rowOf('altra@example.org')).toBeUndefined();
  });

  it('the same subject at another provider is somebody else', async () => {
    const sub = somebody({ email: '' });
    const first = browser();
    await goThrough(first, 'google');
    somebody({ sub, email: '' });
    const second = browser();
    await goThrough(second, 'apple');
    expect((await profileOf(second))?.id).not.toBe((await profileOf(first))?.id);
  });

  it('ends the session that the browser brought', async () => {
    const { form, reader } = await account();
    await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
    const before = reader.cookies.get(SESSION) ?? '';
    somebody();
    await goThrough(reader, 'google');
    const old = browser();
    old.cookies.set(SESSION, before);
    expect(await profileOf(old)).toBeNull();
    expect((await profileOf(reader))?.nick).toBe(`ada${number}`);
  });

  it('a nick that is somebody’s gets a tail', async () => {
    const { form } = await account();
    somebody({ preferred_username: form.nick.toUpperCase() });
    const reader = browser();
    await goThrough(reader, 'google');
    expect((await profileOf(reader))?.nick).toMatch(new RegExp(`^${form.nick.toUpperCase()}-\\w{6}$`));
  });

  it('two first logins at the same moment make one account', async () => {
    somebody();
    const readers = [browser(), browser(), browser()];
    const backs = await Promise.all(
      readers.map(async (reader) => agree((await begin(reader, 'google')).headers.get('location') ?? '')),
    );
    const answers = await Promise.all(
      readers.map((reader, at) => comeBack(reader, backs[at] ?? new URL('about:blank'))),
    );
    expect(answers.map(outcome)).toEqual(readers.map(() => [303, ROUTES.account]));
    expect(await test.database.db.$count(identities, eq(identities.subject, String(claims.sub)))).toBe(1);
    expect(await test.database.db.$count(accounts, eq(accounts.email, String(claims.email)))).toBe(1);
  });

  describe('of an address that an account has', () => {
    it('links a validated account, keeps its password, and says so by letter', async () => {
      const { form } = await account();
      somebody({ email: form.email.toUpperCase() });
      const reader = browser();
      expect(outcome(await goThrough(reader, 'google'))).toEqual([303, ROUTES.account]);
      expect((await profileOf(reader))?.nick).toBe(form.nick);
      const message = await test.emailTo(form.email);
      expect([message.subject, message.text]).toEqual([
        'Nova manera d’entrar a La Prova',
        expect.stringContaining('google'),
      ]);
      const login = await browser().post('/api/front/user/login', { email: form.email, password: PASSWORD });
      expect(login.status).toBe(200);
    });

    it('takes an account that was never validated from whoever made it', async () => {
      const { form, token } = await account({ isValidated: false });
      const row = await rowOf(form.email);
      // A session that the maker may have, however they came to it.
      const { session } = await test.database.db.transaction((tx) =>
        openSession(
          tx,
          { id: row?.id ?? 0 },
          { session: null, device: null, userAgent: '' },
          test.clock.now(),
        ),
      );
      const maker = browser();
      maker.cookies.set(SESSION, session);
      expect((await profileOf(maker))?.nick).toBe(form.nick);
      somebody({ email: form.email });
      const owner = browser();
      expect(outcome(await goThrough(owner, 'google'))).toEqual([303, ROUTES.account]);
      expect((await profileOf(owner))?.id).toBe(String(row?.id));
      const stale = browser();
      stale.cookies.set(SESSION, session);
      expect(await profileOf(stale)).toBeNull();
      const login = await browser().post('/api/front/user/login', { email: form.email, password: PASSWORD });
      expect([login.status, login.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      expect((await browser().post('/api/front/user/validate-mail', { token })).status).toBe(400);
      expect(await rowOf(form.email)).toMatchObject({ passwordHash: null, validatedAt: test.clock.now() });
    });

    it.each([false, 'false', undefined, 'yes', 1, null])(
      'links nothing where the provider says %j of whether it is verified',
      async (email_verified) => {
        const { form } = await account();
        somebody({ email: form.email, email_verified });
        const emails = test.emails.length;
        const reader = browser();
        expect(outcome(await goThrough(reader, 'google'))).toEqual([303, ROUTES.account]);
        const user = await profileOf(reader);
        expect([user?.nick === form.nick, user?.email]).toEqual([false, '']);
        await test.outbox.send();
        expect(test.emails.length).toBe(emails);
      },
    );

    it('links nothing to an account that only waits for that address to be confirmed', async () => {
      const { form, reader } = await account();
      await reader.post('/api/front/user/login', { email: form.email, password: PASSWORD });
      const pending = `pendent-${form.email}`;
      const saved = await reader.ask('PATCH', '/api/front/user/profile', {
        ...form,
        email: pending,
        password: PASSWORD,
        newPassword: null,
      });
      expect(saved.status).toBe(200);
      somebody({ email: pending });
      const other = browser();
      await goThrough(other, 'google');
      expect((await profileOf(other))?.nick).toBe(`ada${number}`);
    });
  });

  describe('is refused', () => {
    it.each<[string, (back: URL) => void]>([
      ['another state', (back) => back.searchParams.set('state', 'x')],
      ['no state', (back) => back.searchParams.delete('state')],
      ['two states', (back) => back.searchParams.append('state', 'x')],
      ['no code', (back) => back.searchParams.delete('code')],
      ['a code that is none', (back) => back.searchParams.set('code', 'x')],
      [
        'the reader’s refusal',
        (back) => {
          back.searchParams.delete('code');
          back.searchParams.set('error', 'access_denied');
        },
      ],
      ['another issuer', (back) => back.searchParams.set('iss', 'https://evil.example')],
      ['nothing at all', (back) => (back.search = '')],
    ])('with %s', async (what, bend) => {
      somebody();
      // This provider gives any code its token: that it is none, it says as real ones do.
      if (what === 'a code that is none') codes.add('x');
      const reader = browser();
      await expectFailure(reader, await goThrough(reader, 'google', { bend }));
      expect(reader.cookies.has(FLOW)).toBe(false);
    });

    it('without the cookie of who began it', async () => {
      somebody();
      const back = await agree((await begin(browser(), 'google')).headers.get('location') ?? '');
      const stranger = browser();
      await expectFailure(stranger, await comeBack(stranger, back));
    });

    it('with the cookie of another login', async () => {
      somebody();
      const victim = browser();
      await begin(victim, 'google');
      const back = await agree((await begin(browser(), 'google')).headers.get('location') ?? '');
      await expectFailure(victim, await comeBack(victim, back));
    });

    it('with the cookie of another provider', async () => {
      somebody();
      const reader = browser();
      const begun = await begin(reader, 'apple');
      const back = await agree(begun.headers.get('location') ?? '');
      back.pathname = back.pathname.replace('apple', 'google');
      await expectFailure(reader, await comeBack(reader, back));
    });

    it.each(['', '%', 'e30', 'bnVsbA', `${'a'.repeat(5_000)}`, 'W10'])(
      'with a cookie that is none: %s',
      async (cookie) => {
        somebody();
        const reader = browser();
        const back = await agree((await begin(reader, 'google')).headers.get('location') ?? '');
        reader.cookies.set(FLOW, cookie);
        await expectFailure(reader, await comeBack(reader, back));
      },
    );

    it('with another verifier than was promised', async () => {
      somebody();
      const reader = browser();
      const back = await agree((await begin(reader, 'google')).headers.get('location') ?? '');
      const flow = readFlow(reader.cookies.get(FLOW));
      if (!flow) throw new Error('no flow');
      reader.cookies.set(FLOW, writeFlow({ ...flow, verifier: 'x'.repeat(43) }));
      await expectFailure(reader, await comeBack(reader, back));
    });

    it.each<[string, Record<string, unknown>]>([
      ['another nonce', { nonce: 'another' }],
      ['no nonce', { nonce: undefined }],
      ['another audience', { aud: 'somebody-else' }],
      ['another issuer', { iss: 'https://evil.example' }],
      ['an end that has passed', { exp: 1_000_000 }],
      ['no subject', { sub: undefined }],
      ['an empty subject', { sub: '' }],
    ])('with a token of %s', async (_, over) => {
      somebody(over);
      const reader = browser();
      await expectFailure(reader, await goThrough(reader, 'google'));
    });

    it('with a token whose words were changed after signing', async () => {
      somebody();
      onToken = ({ body }) => {
        const [head, , signature] = String(Object(body).id_token).split('.');
        const forged = {
          ...claims,
          iss: provider.issuer.url,
          aud: 'portal',
          exp: Math.floor(Date.now() / 1000) + 60,
        };
        Object.assign(body, {
          id_token: `${head}.${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`,
        });
      };
      const reader = browser();
      await expectFailure(reader, await goThrough(reader, 'google'));
    });

    it('with a token that nobody signed', async () => {
      somebody();
      onToken = ({ body }) => {
        const words = String(Object(body).id_token).split('.')[1];
        const head = Buffer.from('{"alg":"none"}').toString('base64url');
        Object.assign(body, { id_token: `${head}.${words}.` });
      };
      const reader = browser();
      await expectFailure(reader, await goThrough(reader, 'google'));
    });

    it('without a token', async () => {
      somebody();
      onToken = ({ body }) => void delete Object(body).id_token;
      const reader = browser();
      await expectFailure(reader, await goThrough(reader, 'google'));
    });

    it('when what came back comes again', async () => {
      somebody();
      const reader = browser();
      const back = await agree((await begin(reader, 'google')).headers.get('location') ?? '');
      const flow = reader.cookies.get(FLOW) ?? '';
      expect(outcome(await comeBack(reader, back))).toEqual([303, ROUTES.account]);
      const again = browser();
      await expectFailure(again, await comeBack(again, back));
      again.cookies.set(FLOW, flow);
      await expectFailure(again, await comeBack(again, back));
    });

    it('when the provider answers 500', async () => {
      somebody();
      onToken = (response) => Object.assign(response, { statusCode: 500, body: { error: 'server_error' } });
      const reader = browser();
      await expectFailure(reader, await goThrough(reader, 'google'));
    });

    it('and says why to the log, without secrets', async () => {
      somebody();
      const reader = browser();
      await goThrough(reader, 'google', { bend: (back) => back.searchParams.set('state', 'x') });
      // Said once in ten seconds, and so perhaps by a test before.
      const said = test.logged.join('\n');
      expect(said).toMatch(/^warn login with google failed: /m);
      expect(said).not.toMatch(/code=|secret|verifier/);
    });
  });

  it('a profile with words that no database keeps makes an account with others', async () => {
    somebody({
      name: 'A\u0000da',
      given_name: 'Ad\u0000a',
      family_name: 'M\uD800as',
      preferred_username: 'a\u0000b',
    });
    const reader = browser();
    expect(outcome(await goThrough(reader, 'google'))).toEqual([303, ROUTES.account]);
    expect(await profileOf(reader)).toMatchObject({ name: 'Ada' });
  });

  it('whatever somebody is called there, here they get a nick that the profile’s form takes', async () => {
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
          somebody({ preferred_username, name: '', given_name: '', email: '' });
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
  }, 30_000);
});

describe('the page to come back to', () => {
  it.each([
    ['/societat/bocana/?a=1#comentaris', '/societat/bocana/?a=1#comentaris'],
    ['https://prova.example/cultura/', '/cultura/'],
    ['cultura', '/cultura'],
    ['/buscar?text=l’Àgata', '/buscar?text=l%E2%80%99%C3%80gata'],
  ])('is one’s own: %s', async (backUrl, expected) => {
    somebody();
    expect(outcome(await goThrough(browser(), 'google', { backUrl }))).toEqual([303, expected]);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example',
    'https://evil.example/@prova.example',
    'https://prova.example@evil.example/',
    'https://prova.example.evil.example/',
    'http://prova.example/',
    'https://prova.example:8443/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example/..//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://prova.example//evil.example',
    'https://prova.example/a/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '',
  ])('is never another’s: %j', async (backUrl) => {
    somebody();
    const { headers, status } = await goThrough(browser(), 'google', { backUrl });
    const location = headers.get('location') ?? '';
    expect([status, new URL(location, 'https://prova.example').origin]).toEqual([
      303,
      'https://prova.example',
    ]);
    expect(location).not.toMatch(/^\/[/\\]/);
  });

  it('of another’s making in the cookie is not followed either', async () => {
    somebody();
    const reader = browser();
    const back = await agree((await begin(reader, 'google')).headers.get('location') ?? '');
    const flow = readFlow(reader.cookies.get(FLOW));
    if (!flow) throw new Error('no flow');
    reader.cookies.set(FLOW, writeFlow({ ...flow, backUrl: '//evil.example' }));
    expect(outcome(await comeBack(reader, back))).toEqual([303, ROUTES.account]);
  });

  it('that is too long for a cookie is left out, and the login goes on', async () => {
    somebody();
    const reader = browser();
    const answered = await goThrough(reader, 'google', { backUrl: `/buscar?text=${'é'.repeat(1_500)}` });
    expect(outcome(answered)).toEqual([303, ROUTES.account]);
    expect(await profileOf(reader)).not.toBeNull();
  });
});

describe('apple', () => {
  it('comes back by a form of its own page, with a cookie that goes along', async () => {
    somebody();
    const reader = browser();
    const begun = await begin(reader, 'apple');
    expect(new URL(begun.headers.get('location') ?? '').searchParams.get('response_mode')).toBe('form_post');
    expect(begun.headers.getSetCookie().join()).toMatch(/; HttpOnly; Secure; SameSite=None$/);
    const back = await agree(begun.headers.get('location') ?? '');
    expect(outcome(await postBack(reader, back))).toEqual([303, ROUTES.account]);
    expect((await profileOf(reader))?.email).toBe(claims.email);
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('says as text whether an address is verified: %s', async (email_verified, isLinked) => {
    const { form } = await account();
    somebody({ email: form.email, email_verified });
    const reader = browser();
    await goThrough(reader, 'apple');
    expect((await profileOf(reader))?.nick === form.nick).toBe(isLinked);
  });

  it('says no name: the account has one of its own making', async () => {
    somebody({
      name: undefined,
      given_name: undefined,
      family_name: undefined,
      preferred_username: undefined,
    });
    const reader = browser();
    await goThrough(reader, 'apple');
    expect(await profileOf(reader)).toMatchObject({ nick: expect.stringMatching(/^lector-\w+$/), name: '' });
  });

  it('with another state is refused', async () => {
    somebody();
    const reader = browser();
    const bend = (back: URL) => back.searchParams.set('state', 'x');
    await expectFailure(reader, await goThrough(reader, 'apple', { bend }));
  });

  it('a form that is too large is not read', async () => {
    const reader = browser();
    const back = await agree((await begin(reader, 'apple')).headers.get('location') ?? '');
    back.searchParams.set('user', 'x'.repeat(70_000));
    expect((await postBack(reader, back)).status).toBe(413);
  });
});

describe('facebook and twitter', () => {
  let plain: TestAccounts;
  beforeAll(async () => {
    const endpoints = {
      issuer: provider.issuer.url ?? '',
      authorizationUrl: `${address}/authorize`,
      tokenUrl: `${address}/token`,
      userInfoUrl: `${address}/userinfo`,
      scope: 'x',
    };
    const settings = { clientId: 'portal', clientSecret: 'secret', endpoints };
    plain = await testAccounts('embedded', {
      settings: { limits: false, social: { facebook: settings, twitter: settings } },
    });
  }, 60_000);
  afterAll(() => plain?.database.remove());
  const visitor = () => new TestReader(plain.app);

  const FACEBOOK = {
    id: '777',
    name: 'Ada Mas',
    first_name: 'Ada',
    last_name: 'Mas',
    email: 'ada@example.org',
  };
  const TWITTER = {
    data: {
      id: '888',
      name: 'Ada',
      username: 'ada_mas',
      profile_image_url: 'http://pictures.example/insecure.jpg',
    },
  };
  /** They sign nothing. */
  const unsigned = ({ body }: MutableResponse) => void delete Object(body).id_token;

  it.each([
    ['facebook', FACEBOOK, { nick: 'AdaMas', name: 'Ada', surname: 'Mas' }],
    ['twitter', TWITTER, { nick: 'ada_mas', name: 'Ada', surname: '' }],
  ] as const)('%s is asked who it is, by a key of its own', async (name, info, expected) => {
    somebody();
    onToken = unsigned;
    userInfo = info;
    const reader = visitor();
    const begun = await begin(reader, name);
    const asked = new URL(begun.headers.get('location') ?? '').searchParams;
    expect([asked.has('nonce'), asked.get('code_challenge_method')]).toEqual([false, 'S256']);
    const back = await agree(begun.headers.get('location') ?? '');
    expect(outcome(await comeBack(reader, back))).toEqual([303, ROUTES.account]);
    const user = await profileOf(reader);
    expect(user).toMatchObject({ ...expected, email: '' });
    const [row] = await plain.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, Number(user?.id)));
    expect(row).toMatchObject({ thumbnailUrl: '', emailKey: null, validatedAt: null, origin: name });
    const again = visitor();
    await goThrough(again, name);
    expect((await profileOf(again))?.id).toBe(user?.id);
  });

  it('an id that is a number is the same as its digits', async () => {
    somebody();
    onToken = unsigned;
    userInfo = { ...FACEBOOK, id: 4242 };
    const first = visitor();
    await goThrough(first, 'facebook');
    userInfo = { ...FACEBOOK, id: '4242' };
    const second = visitor();
    await goThrough(second, 'facebook');
    expect((await profileOf(second))?.id).toBe((await profileOf(first))?.id);
  });

  it.each<[string, SocialProvider, (response: MutableResponse) => void]>([
    ['answers 500', 'facebook', (response) => (response.statusCode = 500)],
    ['answers 401', 'twitter', (response) => (response.statusCode = 401)],
    ['says nothing', 'facebook', (response) => (response.body = '')],
    ['says no id', 'facebook', (response) => (response.body = { name: 'Ada' })],
    [
      'says an id that no number holds',
      'facebook',
      (response) => (response.body = { id: 2 ** 53, name: 'Ada' }),
    ],
    ['says no data', 'twitter', (response) => (response.body = { errors: [{ title: 'Forbidden' }] })],
  ])('one that %s: %s', async (_, name, bend) => {
    somebody();
    onToken = unsigned;
    userInfo = {};
    onUserInfo = bend;
    const reader = visitor();
    await expectFailure(reader, await goThrough(reader, name));
  });

  it('one that is down when it is asked', async () => {
    somebody();
    onToken = unsigned;
    userInfo = FACEBOOK;
    const reader = visitor();
    const back = await agree((await begin(reader, 'facebook')).headers.get('location') ?? '');
    const { port } = provider.address();
    const { url } = provider.issuer;
    await provider.stop();
    try {
      await expectFailure(reader, await comeBack(reader, back));
    } finally {
      await provider.start(port, '127.0.0.1');
      provider.issuer.url = url;
    }
    const again = visitor();
    expect(outcome(await goThrough(again, 'facebook'))).toEqual([303, ROUTES.account]);
  });

  it('an account without an address can be left, and come back to', async () => {
    somebody();
    onToken = unsigned;
    userInfo = { ...FACEBOOK, id: '999' };
    const reader = visitor();
    await goThrough(reader, 'facebook');
    plain.clock.goOn(MINUTE);
    expect(await plain.database.db.$count(sessions)).toBeGreaterThan(0);
    expect((await reader.post('/api/front/user/delete')).status).toBe(200);
    expect(await plain.database.db.$count(identities, eq(identities.subject, '999'))).toBe(0);
    expect(outcome(await goThrough(visitor(), 'facebook'))).toEqual([303, ROUTES.account]);
  });
});

describe('there is no login', () => {
  it.each(['twitter', 'myspace'])('by %s, which is not set up', async (name) => {
    const reader = browser();
    expect((await begin(reader, name)).status).toBe(404);
    expect((await reader.get(`/api/front/user/login/${name}/return?code=x&state=y`)).status).toBe(404);
    expect((await reader.post(`/api/front/user/login/${name}/return`, 'code=x')).status).toBe(404);
    expect(reader.cookies.size).toBe(0);
  });

  it('on a site without users', async () => {
    const reader = new TestReader(test.app, 'sense.example');
    expect((await begin(reader, 'google')).status).toBe(404);
    expect((await reader.get('/api/front/user/login/google/return?code=x&state=y')).status).toBe(404);
  });
});

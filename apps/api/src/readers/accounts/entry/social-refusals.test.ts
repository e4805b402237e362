import { ROUTES } from '@portal/model';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSiteFile } from '../../../sites/file';
import { storeSites } from '../../../sites/store';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { QUICKER_ENGINE } from '../../../testing/database';
import { TestReader } from '../../../testing/reader';
import { SITE_FILE } from '../../../testing/site';
import {
  agree,
  begin,
  comeBack,
  expectFailure,
  FLOW,
  goThrough,
  outcome,
  profileOf,
} from '../../../testing/social-login';
import { TestProvider } from '../../../testing/social-provider';
import { readFlow, writeFlow } from './social';

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
  await storeSites(test.database.db, [
    readSiteFile('sense.yaml', withoutUsers()),
    readSiteFile('prova.yaml', SITE_FILE),
  ]);
});
afterAll(async () => {
  await test?.database.remove();
  await provider.stop();
});
afterEach(() => provider.reset());

const browser = () => new TestReader(test.app);

/** The same site without users. */
const withoutUsers = () =>
  SITE_FILE.replace('alias: prova', 'alias: sense')
    .replaceAll('prova.example', 'sense.example')
    .replace('isDefault: true\n', '')
    .replace('identityProvider: true', 'identityProvider: false')
    .replace('users: true', 'users: false');

describe('a login is refused', () => {
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
  ])('a login is refused with %s', async (what, bend) => {
    provider.somebody();
    // This provider gives any code its token, so the code is spent first to be rejected as by real ones.
    if (what === 'a code that is none') provider.spend('x');
    const reader = browser();
    await expectFailure(reader, await goThrough(reader, 'google', { bend }));
    expect(reader.cookies.has(FLOW)).toBe(false);
  });

  it('a login is refused without the cookie of the browser that began it', async () => {
    provider.somebody();
    const back = await agree(await begin(browser(), 'google'));
    const stranger = browser();
    await expectFailure(stranger, await comeBack(stranger, back));
  });

  it('a login is refused with the cookie of another login', async () => {
    provider.somebody();
    const victim = browser();
    await begin(victim, 'google');
    const back = await agree(await begin(browser(), 'google'));
    await expectFailure(victim, await comeBack(victim, back));
  });

  it('a login is refused with the cookie of another provider', async () => {
    provider.somebody();
    const reader = browser();
    const begun = await begin(reader, 'apple');
    const back = await agree(begun);
    back.pathname = back.pathname.replace('apple', 'google');
    await expectFailure(reader, await comeBack(reader, back));
  });

  it.each(['', '%', 'e30', 'bnVsbA', `${'a'.repeat(5_000)}`, 'W10'])(
    'a login is refused with an invalid cookie: %s',
    async (cookie) => {
      provider.somebody();
      const reader = browser();
      const back = await agree(await begin(reader, 'google'));
      reader.cookies.set(FLOW, cookie);
      await expectFailure(reader, await comeBack(reader, back));
    },
  );

  it('a login is refused with a verifier that does not match its challenge', async () => {
    provider.somebody();
    const reader = browser();
    const back = await agree(await begin(reader, 'google'));
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
  ])('a login is refused with a token of %s', async (_, over) => {
    provider.somebody(over);
    const reader = browser();
    await expectFailure(reader, await goThrough(reader, 'google'));
  });

  it('a login is refused with a token that was changed after signing', async () => {
    provider.somebody();
    provider.onToken = ({ body }) => {
      const [head, , signature] = String(Object(body).id_token).split('.');
      const forged = {
        ...provider.claims,
        iss: provider.issuer,
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

  it('a login is refused with an unsigned token', async () => {
    provider.somebody();
    provider.onToken = ({ body }) => {
      const words = String(Object(body).id_token).split('.')[1];
      const head = Buffer.from('{"alg":"none"}').toString('base64url');
      Object.assign(body, { id_token: `${head}.${words}.` });
    };
    const reader = browser();
    await expectFailure(reader, await goThrough(reader, 'google'));
  });

  it('a login is refused without a token', async () => {
    provider.somebody();
    provider.onToken = ({ body }) => void delete Object(body).id_token;
    const reader = browser();
    await expectFailure(reader, await goThrough(reader, 'google'));
  });

  it('if the callback is repeated', async () => {
    provider.somebody();
    const reader = browser();
    const back = await agree(await begin(reader, 'google'));
    const flow = reader.cookies.get(FLOW) ?? '';
    expect(outcome(await comeBack(reader, back))).toEqual([303, ROUTES.account]);
    const again = browser();
    await expectFailure(again, await comeBack(again, back));
    again.cookies.set(FLOW, flow);
    await expectFailure(again, await comeBack(again, back));
  });

  it('if the provider returns 500', async () => {
    provider.somebody();
    provider.onToken = (response) =>
      Object.assign(response, { statusCode: 500, body: { error: 'server_error' } });
    const reader = browser();
    await expectFailure(reader, await goThrough(reader, 'google'));
  });

  it('a refused login is logged with its reason, without secrets', async () => {
    provider.somebody();
    const reader = browser();
    await goThrough(reader, 'google', { bend: (back) => back.searchParams.set('state', 'x') });
    // Logged once in ten seconds, and so perhaps by a test before.
    const said = test.logged.join('\n');
    expect(said).toMatch(/^warn login with google failed: /m);
    expect(said).not.toMatch(/code=|secret|verifier/);
  });
});

describe('the page to come back to', () => {
  it.each([
    ['/societat/bocana/?a=1#comentaris', '/societat/bocana/?a=1#comentaris'],
    ['https://prova.example/cultura/', '/cultura/'],
    ['cultura', '/cultura'],
    ['/buscar?text=l’Àgata', '/buscar?text=l%E2%80%99%C3%80gata'],
  ])('belongs to the site: %s', async (backUrl, expected) => {
    provider.somebody();
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
  ])('never belongs to another site: %j', async (backUrl) => {
    provider.somebody();
    const { headers, status } = await goThrough(browser(), 'google', { backUrl });
    const location = headers.get('location') ?? '';
    expect([status, new URL(location, 'https://prova.example').origin]).toEqual([
      303,
      'https://prova.example',
    ]);
    expect(location).not.toMatch(/^\/[/\\]/);
  });

  it('is not followed if somebody else put it in the cookie', async () => {
    provider.somebody();
    const reader = browser();
    const back = await agree(await begin(reader, 'google'));
    const flow = readFlow(reader.cookies.get(FLOW));
    if (!flow) throw new Error('no flow');
    reader.cookies.set(FLOW, writeFlow({ ...flow, backUrl: '//evil.example' }));
    expect(outcome(await comeBack(reader, back))).toEqual([303, ROUTES.account]);
  });

  it('is omitted if it is too long for a cookie, and the login continues', async () => {
    provider.somebody();
    const reader = browser();
    const answered = await goThrough(reader, 'google', { backUrl: `/buscar?text=${'é'.repeat(1_500)}` });
    expect(outcome(answered)).toEqual([303, ROUTES.account]);
    expect(await profileOf(reader)).not.toBeNull();
  });
});

describe('there is no login', () => {
  it.each(['twitter', 'myspace'])('there is no login by %s, which is not set up', async (name) => {
    const reader = browser();
    const begun = await begin(reader, name);
    // Browsers reach this address by a link: they get a page with an error.
    expect([begun.status, begun.headers.get('location')]).toEqual(
      name === 'twitter' ? [303, '/acceso/?alert=login_failed'] : [404, null],
    );
    expect((await reader.get(`/api/front/user/login/${name}/return?code=x&state=y`)).status).toBe(404);
    expect((await reader.post(`/api/front/user/login/${name}/return`, 'code=x')).status).toBe(404);
    expect(reader.cookies.size).toBe(0);
  });

  it('there is no login on a site without users', async () => {
    const reader = new TestReader(test.app, 'sense.example');
    expect((await begin(reader, 'google')).status).toBe(404);
    expect((await reader.get('/api/front/user/login/google/return?code=x&state=y')).status).toBe(404);
  });
});

import { ROUTES, type SocialProvider } from '@portal/model';
import { eq } from 'drizzle-orm';
import type { MutableResponse } from 'oauth2-mock-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestAccounts, testAccounts } from '../../../testing/accounts';
import { QUICKER_ENGINE } from '../../../testing/database';
import { TestReader } from '../../../testing/reader';
import {
  agree,
  begin,
  comeBack,
  expectFailure,
  goThrough,
  outcome,
  postBack,
  profileOf,
  registered,
} from '../../../testing/social-login';
import { TestProvider } from '../../../testing/social-provider';
import { accounts, identities, sessions } from '../tables';

const MINUTE = 60_000;

const provider = new TestProvider();
let test: TestAccounts;
beforeAll(async () => {
  await provider.start();
  test = await testAccounts(QUICKER_ENGINE[0], {
    settings: {
      limits: false,
      social: {
        apple: provider.settingsOf('apple'),
        facebook: provider.settingsOf('facebook'),
        twitter: provider.settingsOf('twitter'),
      },
    },
  });
});
afterAll(async () => {
  await test?.database.remove();
  await provider.stop();
});
afterEach(() => provider.reset());

const browser = () => new TestReader(test.app);

describe('apple', () => {
  it('returns by a form of its own page, with a cookie that is sent along', async () => {
    provider.somebody();
    const reader = browser();
    const begun = await begin(reader, 'apple');
    expect(new URL(begun.headers.get('location') ?? '').searchParams.get('response_mode')).toBe('form_post');
    expect(begun.headers.getSetCookie().join()).toMatch(/; HttpOnly; Secure; SameSite=None$/);
    const back = await agree(begun);
    expect(outcome(await postBack(reader, back))).toEqual([303, ROUTES.account]);
    expect((await profileOf(reader))?.email).toBe(provider.claims.email);
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('says as text whether an address is verified: %s', async (email_verified, isLinked) => {
    const { form } = await registered(test);
    provider.somebody({ email: form.email, email_verified });
    const reader = browser();
    await goThrough(reader, 'apple');
    expect((await profileOf(reader))?.nick === form.nick).toBe(isLinked);
  });

  it('gives no name: the account gets a generated one', async () => {
    provider.somebody({
      name: undefined,
      given_name: undefined,
      family_name: undefined,
      preferred_username: undefined,
    });
    const reader = browser();
    await goThrough(reader, 'apple');
    expect(await profileOf(reader)).toMatchObject({ nick: expect.stringMatching(/^lector-\w+$/), name: '' });
  });

  it('is refused with another state', async () => {
    provider.somebody();
    const reader = browser();
    const bend = (back: URL) => back.searchParams.set('state', 'x');
    await expectFailure(reader, await goThrough(reader, 'apple', { bend }));
  });

  it('does not read a form that is too large', async () => {
    const reader = browser();
    const back = await agree(await begin(reader, 'apple'));
    back.searchParams.set('user', 'x'.repeat(140_000));
    expect((await postBack(reader, back)).status).toBe(413);
  });
});

describe('facebook and twitter', () => {
  const FACEBOOK = {
    id: '777',
    name: 'Ada Mas',
    first_name: 'Ada',
    last_name: 'Mas',
    email: 'ada@example.org',
  };
  /** Somebody else at Facebook: a user with Ada's id or nick would take hers before the test about them. */
  const facebookOf = (id: string | number, first_name: string) => ({
    ...FACEBOOK,
    id,
    first_name,
    name: `${first_name} Mas`,
  });
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
  ] as const)('%s is asked for the identity with its access token', async (name, info, expected) => {
    provider.somebody();
    provider.onToken = unsigned;
    provider.userInfo = info;
    const reader = browser();
    const begun = await begin(reader, name);
    const asked = new URL(begun.headers.get('location') ?? '').searchParams;
    expect([asked.has('nonce'), asked.get('code_challenge_method')]).toEqual([false, 'S256']);
    const back = await agree(begun);
    expect(outcome(await comeBack(reader, back))).toEqual([303, ROUTES.account]);
    const user = await profileOf(reader);
    expect(user).toMatchObject({ ...expected, email: '' });
    const [row] = await test.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, Number(user?.id)));
    expect(row).toMatchObject({ thumbnailUrl: '', emailKey: null, validatedAt: null, origin: name });
    const again = browser();
    await goThrough(again, name);
    expect((await profileOf(again))?.id).toBe(user?.id);
  });

  it('an id that is a number is the same as its digits', async () => {
    provider.somebody();
    provider.onToken = unsigned;
    provider.userInfo = facebookOf(4242, 'Bet');
    const first = browser();
    await goThrough(first, 'facebook');
    provider.userInfo = facebookOf('4242', 'Bet');
    const second = browser();
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
    provider.somebody();
    provider.onToken = unsigned;
    provider.userInfo = {};
    provider.onUserInfo = bend;
    const reader = browser();
    await expectFailure(reader, await goThrough(reader, name));
  });

  it('one that is down when it is called', async () => {
    provider.somebody();
    provider.onToken = unsigned;
    provider.userInfo = facebookOf('555', 'Clara');
    const reader = browser();
    const back = await agree(await begin(reader, 'facebook'));
    await provider.whileDown(async () => expectFailure(reader, await comeBack(reader, back)));
    const again = browser();
    expect(outcome(await goThrough(again, 'facebook'))).toEqual([303, ROUTES.account]);
  });

  it('an account without an address can log out, and return', async () => {
    provider.somebody();
    provider.onToken = unsigned;
    provider.userInfo = facebookOf('999', 'Dora');
    const reader = browser();
    await goThrough(reader, 'facebook');
    test.clock.goOn(MINUTE);
    expect(await test.database.db.$count(sessions)).toBeGreaterThan(0);
    expect((await reader.post('/api/front/user/delete')).status).toBe(200);
    expect(await test.database.db.$count(identities, eq(identities.subject, '999'))).toBe(0);
    expect(outcome(await goThrough(browser(), 'facebook'))).toEqual([303, ROUTES.account]);
  });
});

import type { ErrorKey } from '@portal/model';
import {
  ACCOUNT_CALLS,
  BOOKMARK_ENDPOINTS,
  emptyUser,
  LOGIN_ENDPOINTS,
  NEWSLETTER_ENDPOINTS,
  OWN_DATA_ENDPOINTS,
  OWN_DATA_FILE_ENDPOINTS,
  PASSWORD_ENDPOINTS,
  PROFILE_ENDPOINTS,
  type ProfilePatch,
  REGISTRATION_ENDPOINTS,
  type Registration,
} from '@portal/model/readers';
import { describe, expect, it, vi } from 'vitest';
import { createClient, createErrorList, RequestError, type Transport } from '../client/request';
import { type Accounts, createAccounts } from './accounts';

const answering = (body: unknown, status = 200) => {
  const transport = vi.fn<Transport>(() => Response.json(body, { status }));
  const errors = createErrorList();
  const accounts = createAccounts(createClient({ transport, origin: 'http://portal.example', errors }));
  const sent = async () => {
    const request = transport.mock.calls[0]?.[0];
    if (!request) return [];
    const url = new URL(request.url);
    const text = await request.text();
    return [`${request.method} ${url.pathname}${url.search}`, ...(text ? [JSON.parse(text)] : [])];
  };
  return { accounts, errors, sent };
};

const keyOf = async (work: Promise<unknown>): Promise<ErrorKey> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof RequestError) return error.key;
    throw error;
  }
  throw new Error('the call did not fail');
};

const user = { id: 7, nick: 'nuria87' };
const login = { email: 'a@b.cat', password: 'x' };
const signed = { xUID: 'u', xUIDSignature: 's', xsignatureTimestamp: '12' };
const patch = {
  nick: 'nuria87',
  name: 'Núria',
  surname: 'Muñoz',
  email: 'a@b.cat',
  birthdate: null,
  password: null,
  newPassword: null,
  phone: '',
  country: 'ES',
  province: '',
  city: '',
  address: '',
  postalCode: '',
} satisfies ProfilePatch;
const registration: Registration = {
  ...patch,
  birthdate: '1987-04-03',
  password: 'Secreta1',
  newsletters: ['1'],
  terms: true,
  recaptcha: '',
  origin: 'article',
};
const newsletters = [{ id: '3', name: 'El matí', isSubscribed: true }];
const card = { id: '1', title: 'Títol', url: '/a/' };
const author = { id: '1', name: 'Ada', url: '/autor/ada/' };
const readerSession = {
  id: '1',
  device: 'Firefox, Android',
  startedAt: '2026-03-18T12:00:00Z',
  seenAt: '2026-03-18T12:00:00Z',
  isCurrent: true,
};

type Call = (accounts: Accounts) => Promise<unknown>;

describe('the calls of accounts', () => {
  it.each<[string, Call, unknown, unknown[], unknown]>([
    [
      'login',
      (a) => a.login(login),
      { user },
      [`POST ${ACCOUNT_CALLS.login}`, login],
      { ...emptyUser(), id: '7', nick: 'nuria87' },
    ],
    [
      'login by the provider',
      (a) => a.identityProviderLogin(signed),
      { user },
      [`POST ${LOGIN_ENDPOINTS.identityProviderLogin.path}`, signed],
      { ...emptyUser(), id: '7', nick: 'nuria87' },
    ],
    ['logout', (a) => a.logout(), {}, [`POST ${ACCOUNT_CALLS.logout}`], undefined],
    [
      'profile',
      (a) => a.profile(),
      { user },
      [`GET ${PROFILE_ENDPOINTS.profile.path}`],
      { ...emptyUser(), id: '7', nick: 'nuria87' },
    ],
    [
      'saveProfile',
      (a) => a.saveProfile(patch),
      { user },
      [`PATCH ${PROFILE_ENDPOINTS.profile.path}`, patch],
      { ...emptyUser(), id: '7', nick: 'nuria87' },
    ],
    [
      'saveNewsletters',
      (a) => a.saveNewsletters(Object.assign({ newsletters }, { nick: 'never sent' })),
      { user },
      [`PATCH ${PROFILE_ENDPOINTS.profile.path}`, { newsletters }],
      { ...emptyUser(), id: '7', nick: 'nuria87' },
    ],
    [
      'register',
      (a) => a.register(registration),
      { userId: 7 },
      [`POST ${REGISTRATION_ENDPOINTS.register.path}`, registration],
      '7',
    ],
    [
      'registerDemo',
      (a) => a.registerDemo({ any: 'thing' }),
      { user, userId: '7' },
      [`POST ${REGISTRATION_ENDPOINTS.register.path}`, { any: 'thing', demo: true }],
      { ...emptyUser(), id: '7', nick: 'nuria87' },
    ],
    [
      'recoverPassword',
      (a) => a.recoverPassword({ email: 'a@b.cat' }),
      {},
      [`POST ${PASSWORD_ENDPOINTS.recoverPassword.path}`, { email: 'a@b.cat' }],
      undefined,
    ],
    [
      'changePassword',
      (a) => a.changePassword({ token: 't', password: 'Secreta1' }),
      {},
      [`POST ${PASSWORD_ENDPOINTS.changePassword.path}`, { token: 't', password: 'Secreta1' }],
      undefined,
    ],
    [
      'resendValidationMail',
      (a) => a.resendValidationMail({ userId: '7' }),
      {},
      [`POST ${REGISTRATION_ENDPOINTS.resendValidationMail.path}`, { userId: '7' }],
      undefined,
    ],
    [
      'validateMail',
      (a) => a.validateMail({ token: 't' }),
      { emailChanged: false, backUrl: '/cultura/ascensor/' },
      [`POST ${REGISTRATION_ENDPOINTS.validateMail.path}`, { token: 't' }],
      { emailChanged: false, backUrl: '/cultura/ascensor/' },
    ],
    [
      'bulletin',
      (a) => a.bulletin({ userId: '7' }),
      { bulletin: true },
      [`POST ${PROFILE_ENDPOINTS.bulletin.path}`, { userId: '7' }],
      true,
    ],
    [
      'deleteAccount',
      (a) => a.deleteAccount({ password: 'P' }),
      {},
      [`POST ${ACCOUNT_CALLS.delete}`, { password: 'P' }],
      undefined,
    ],
    [
      'nick',
      (a) => a.nick({ nick: 'nuria87' }),
      { available: false },
      [`POST ${REGISTRATION_ENDPOINTS.nick.path}`, { nick: 'nuria87' }],
      false,
    ],
    [
      'savedContents',
      (a) => a.savedContents({ userId: 'a b' }),
      { contents: [card] },
      [`GET ${BOOKMARK_ENDPOINTS.savedContents.path}?userId=a+b`],
      [expect.objectContaining(card)],
    ],
    [
      'followedAuthors',
      (a) => a.followedAuthors({ userId: '7' }),
      { authors: [author] },
      [`GET ${BOOKMARK_ENDPOINTS.followedAuthors.path}?userId=7`],
      [author],
    ],
    ['save', (a) => a.save('a/b'), { success: true }, ['POST /api/bookmark/content/a%2Fb'], true],
    ['unsave', (a) => a.unsave('1'), { success: true }, ['DELETE /api/bookmark/content/1'], true],
    ['follow', (a) => a.follow('1'), { success: false }, ['POST /api/bookmark/taxon/1'], false],
    ['unfollow', (a) => a.unfollow('1'), { success: true }, ['DELETE /api/bookmark/taxon/1'], true],
    ['subscribe', (a) => a.subscribe('a@b.cat'), {}, ['POST /api/front/newsletter/a%40b.cat'], undefined],
    [
      'subscribe to one of them',
      (a) => a.subscribe('a@b.cat', 'cultura'),
      {},
      ['POST /api/front/newsletter/a%40b.cat?newsletter=cultura'],
      undefined,
    ],
    [
      'confirmNewsletter',
      (a) => a.confirmNewsletter({ token: 't' }),
      {},
      [`POST ${NEWSLETTER_ENDPOINTS.confirmNewsletter.path}`, { token: 't' }],
      undefined,
    ],
    [
      'sessions',
      (a) => a.sessions(),
      { sessions: [readerSession] },
      [`GET ${OWN_DATA_ENDPOINTS.sessions.path}`],
      [readerSession],
    ],
    [
      'endSessions',
      (a) => a.endSessions(),
      { sessions: [readerSession] },
      [`POST ${OWN_DATA_ENDPOINTS.sessions.path}`],
      [readerSession],
    ],
    [
      'endSessions of one',
      (a) => a.endSessions({ id: '1' }),
      { sessions: [] },
      [`POST ${OWN_DATA_ENDPOINTS.sessions.path}`, { id: '1' }],
      [],
    ],
  ])('%s', async (_, call, response, request, expected) => {
    const { accounts, sent } = answering({ httpCode: 200, response });
    expect(await call(accounts)).toEqual(expected);
    expect(await sent()).toEqual(request);
  });

  it.each<[string, Call, number, unknown, ErrorKey]>([
    ['login', (a) => a.login(login), 401, {}, 'loginFailed'],
    ['login', (a) => a.login(login), 503, { apiInfo: { code: 'UNKNOWN_ERROR' } }, 'requestFailed'],
    ['login', (a) => a.login(login), 502, '<html>', 'requestFailed'],
    [
      'login',
      (a) => a.login(login),
      401,
      { apiInfo: { code: 'LEGACY_USER_PASSWORD_NOT_RESET' } },
      'passwordRenewal',
    ],
    ['login', (a) => a.login(login), 403, { response: { userId: 7 } }, 'emailNotValidated'],
    ['login by the provider', (a) => a.identityProviderLogin(signed), 401, {}, 'loginFailed'],
    ['profile', (a) => a.profile(), 401, {}, 'unauthorized'],
    ['saveProfile', (a) => a.saveProfile(patch), 401, {}, 'wrongPassword'],
    ['saveProfile', (a) => a.saveProfile(patch), 400, {}, 'profileFailed'],
    ['saveNewsletters', (a) => a.saveNewsletters({ newsletters }), 401, {}, 'newsletterFailed'],
    ['bulletin', (a) => a.bulletin({ userId: '7' }), 500, {}, 'newsletterFailed'],
    [
      'register',
      (a) => a.register(registration),
      409,
      { apiInfo: { code: 'EMAIL_ALREADY_IN_USE' } },
      'emailInUse',
    ],
    ['registerDemo', (a) => a.registerDemo({}), 400, {}, 'invalidData'],
    ['register', (a) => a.register(registration), 500, {}, 'requestFailed'],
    ['recoverPassword', (a) => a.recoverPassword({ email: 'a@b.cat' }), 502, {}, 'requestFailed'],
    ['recoverPassword', (a) => a.recoverPassword({ email: 'a@b.cat' }), 404, {}, 'emailUnknown'],
    ['changePassword', (a) => a.changePassword({ token: 't', password: 'x' }), 400, {}, 'notFound'],
    ['deleteAccount', (a) => a.deleteAccount({ password: null }), 412, {}, 'demoDeletionRefused'],
    ['deleteAccount', (a) => a.deleteAccount({ password: null }), 500, {}, 'profileFailed'],
    ['save', (a) => a.save('1'), 403, {}, 'unauthorized'],
    ['subscribe', (a) => a.subscribe('a@b.cat'), 500, {}, 'newsletterFailed'],
    ['subscribe', (a) => a.subscribe('a@b.cat'), 200, { httpCode: 202 }, 'newsletterFailed'],
    ['subscribe', (a) => a.subscribe('a@b.cat'), 200, {}, 'newsletterFailed'],
    ['confirmNewsletter', (a) => a.confirmNewsletter({ token: 't' }), 404, {}, 'newsletterFailed'],
  ])('%s fails with its own text (%#)', async (_, call, status, body, key) => {
    const { accounts, errors } = answering(body, status);
    expect(await keyOf(call(accounts))).toBe(key);
    expect(errors.snapshot()).toHaveLength(1);
  });

  it('keeps the id of a reader who has not validated their email', async () => {
    const { accounts } = answering({ httpCode: 403, response: { userId: 7 } }, 403);
    await expect(accounts.login(login)).rejects.toMatchObject({ failure: { userId: '7' } });
  });

  it('says where the reader’s own data are', () => {
    expect(answering({}).accounts.ownDataAddress).toBe(OWN_DATA_FILE_ENDPOINTS.download.path);
  });
});

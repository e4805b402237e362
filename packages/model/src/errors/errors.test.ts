import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHUNK_FAILURES,
  ChunkLoadError,
  CssChunkLoadError,
  ERROR_CALLS,
  ERROR_KEYS,
  ERROR_TEXTS,
  errorFor,
  errorTextsEs,
  failureEnvelope,
  failureOf,
  globalError,
  isSubscribed,
  PAGE_ERROR_STATUSES,
  PAGE_ERROR_TEXTS,
  PUBLIC_PATH_ERROR,
  pageErrorStatus,
  REGISTRATION_CODES,
  REQUEST_TEXTS,
  successEnvelope,
  takenFields,
  unwrap,
} from './index';

describe('errorFor', () => {
  it.each([
    [500, undefined, 'An error occurred while making the request. Please try again later.'],
    [503, 503, 'An error occurred while making the request. Please try again later.'],
    [200, 500, 'An error occurred while making the request. Please try again later.'],
    [404, 502, 'An error occurred while making the request. Please try again later.'],
    [null, undefined, 'Unable to connect to the server. Please try again later.'],
    [400, 400, 'The resource was not found on the server. Please try again later.'],
    [404, undefined, 'The resource was not found on the server. Please try again later.'],
    [200, 404, 'The resource was not found on the server. Please try again later.'],
    [401, undefined, 'You are not authorized to perform this operation.'],
    [403, 403, 'You are not authorized to perform this operation.'],
    [412, undefined, 'Precondition failed. Please try again later.'],
    [418, undefined, 'An error occurred while making the request. Please try again later.'],
  ])('status %s with httpCode %s shows: %s', (status, httpCode, text) => {
    const key = errorFor({ status, httpCode });
    expect(Object(REQUEST_TEXTS)[key]).toBe(text);
    // Readers get the text in their own language.
    expect(ERROR_TEXTS.ca[key]).not.toBe(text);
    expect(ERROR_TEXTS.es[key]).not.toBe(text);
  });

  it('says to wait, not that something was wrong, if a call is rate-limited', () => {
    for (const call of ERROR_CALLS)
      expect(errorFor({ status: 429, code: 'TOO_MANY_REQUESTS' }, call)).toBe('tooManyAttempts');
  });

  it('does not blame the password when a profile is saved without a session', () => {
    expect(errorFor({ status: 401, code: 'NOT_LOGGED_IN' }, 'profile')).toBe('unauthorized');
  });

  it('distinguishes the failures of logins', () => {
    const login = (status: number | null, code?: string) => errorFor({ status, code }, 'login');
    expect(login(401, 'LEGACY_USER_PASSWORD_NOT_RESET')).toBe('passwordRenewal');
    expect(login(403)).toBe('emailNotValidated');
    expect([login(401), login(400), login(404)]).toEqual(Array(3).fill('loginFailed'));
    expect(errorTextsEs.loginFailed).toBe('Correo electrónico o contraseña incorrectos.');
  });

  it.each(['login', 'recover', 'register'] as const)('does not blame the input for an outage: %s', (call) => {
    expect(errorFor({ status: null }, call)).toBe('timeout');
    for (const status of [500, 502, 503, 504])
      expect(errorFor({ status, code: 'UNKNOWN_ERROR' }, call)).toBe('requestFailed');
    expect(errorFor({ status: 200, httpCode: 503 }, call)).toBe('requestFailed');
  });

  it('reports an unknown URL only if the call does', () => {
    expect(REQUEST_TEXTS.emailUnknown).toBe('The email entered matches no user');
    expect(errorFor({ status: 404, code: 'EMAIL_UNKNOWN' }, 'recover')).toBe('emailUnknown');
    expect(errorFor({ status: 403 }, 'recover')).toBe('unauthorized');
    expect(ERROR_TEXTS.en.emailUnknown).toBe(REQUEST_TEXTS.emailUnknown);
  });

  it('shows invalid data for all but two registration codes', () => {
    expect(REGISTRATION_CODES.map((code) => errorFor({ status: 400, code }, 'register'))).toEqual([
      'emailInUse',
      'nickInUse',
      ...Array(5).fill('invalidData'),
    ]);
    expect(REGISTRATION_CODES.map((code) => takenFields({ code }))).toEqual([
      [['email', 'emailInUse']],
      [['nick', 'nickInUse']],
      ...Array(5).fill([]),
    ]);
    const both = [{ field: 'email' }, { field: 'nick' }, { field: 'constructor' }];
    expect(takenFields({ code: 'EMAIL_ALREADY_IN_USE', issues: both })).toEqual([
      ['email', 'emailInUse'],
      ['nick', 'nickInUse'],
    ]);
    expect(takenFields({ code: 'INVALID_FIELDS', issues: both })).toEqual([]);
  });

  it('distinguishes the failures of the other calls', () => {
    expect(errorTextsEs[errorFor({ status: null }, 'newsletter')]).toBe(
      'Ha habido un error puntual, inténtalo más tarde',
    );
    expect(errorFor({ status: 401 }, 'profile')).toBe('wrongPassword');
    expect(errorFor({ status: 500 }, 'profile')).toBe('profileFailed');
    expect(errorFor({ status: 412 }, 'deleteAccount')).toBe('demoDeletionRefused');
    expect(errorFor({ status: 500 }, 'deleteAccount')).toBe('profileFailed');
    expect(errorFor({ status: 409, code: 'SUBSCRIPTION_RENEWS' }, 'deleteAccount')).toBe(
      'subscriptionRenews',
    );
    for (const call of ['profile', 'deleteAccount'] as const) {
      expect(errorFor({ status: 401, code: 'INVALID_CREDENTIALS' }, call)).toBe('wrongPassword');
      expect(errorFor({ status: 401, code: 'LOGIN_AGAIN' }, call)).toBe('loginAgain');
      expect(errorFor({ status: 401, code: 'NOT_LOGGED_IN' }, call)).toBe('unauthorized');
    }
    expect(errorFor({ status: 409, code: 'duplicateValuation' }, 'rating')).toBe('alreadyVoted');
    expect(errorFor({ status: 429, code: 'tooManyValuationsForUserIp' }, 'rating')).toBe('alreadyVoted');
    expect(errorFor({ status: 500 }, 'rating')).toBe('ratingFailed');
  });

  it('has a text in every language for any failure', () => {
    const failure = fc.record({
      status: fc.option(fc.integer({ min: 100, max: 599 })),
      httpCode: fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }),
      code: fc.option(fc.string(), { nil: undefined }),
    });
    fc.assert(
      fc.property(failure, fc.constantFrom(...ERROR_CALLS), (given, call) => {
        const key = errorFor(given, call);
        return ERROR_TEXTS.es[key] !== '' && ERROR_TEXTS.ca[key] !== '';
      }),
    );
    for (const texts of Object.values(ERROR_TEXTS))
      expect(new Set(Object.keys(texts))).toEqual(new Set(ERROR_KEYS));
  });
});

describe('envelope', () => {
  it('unwraps the inner response when present', () => {
    expect(unwrap(successEnvelope({ user: { id: '1' } }))).toEqual({ user: { id: '1' } });
    expect(unwrap({ response: null })).toBeNull();
    expect(unwrap({ html: '<p>', nextPage: null })).toEqual({ html: '<p>', nextPage: null });
    expect(unwrap([1])).toEqual([1]);
    expect(unwrap('text')).toBe('text');
    expect(unwrap(undefined)).toBeUndefined();
  });

  it('parses the failures it builds', () => {
    const body = failureEnvelope(
      403,
      { code: 'EMAIL_NOT_VALIDATED', type: 'warning', text: 'x' },
      { userId: 7 },
    );
    const failure = failureOf(403, JSON.parse(JSON.stringify(body)));
    expect(failure).toMatchObject({
      status: 403,
      httpCode: 403,
      code: 'EMAIL_NOT_VALIDATED',
      userId: '7',
      issues: [],
    });
    expect(globalError('m', failure)).toEqual({ message: 'm', type: 'warning', text: 'x' });
  });

  it('includes the issues of each field', () => {
    const issues = [{ field: 'nick', code: 'min', limit: 4 } as const];
    expect(failureOf(400, failureEnvelope(400, { code: 'INVALID_FIELDS', issues })).issues).toEqual(issues);
  });

  it('reads any body without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const failure = failureOf(500, body);
        unwrap(body);
        isSubscribed(body);
        return errorFor(failure) === 'requestFailed';
      }),
    );
    expect(failureOf(null)).toMatchObject({ status: null, userId: null });
    expect(failureOf(401, { httpCode: 401, apiInfo: 'broken' })).toMatchObject({
      httpCode: 401,
      apiInfo: {},
    });
    expect(globalError('m', failureOf(500, '<html>'))).toEqual({ message: 'm', type: 'error', text: '' });
  });

  it('counts a subscription only at httpCode 200', () => {
    expect([{ httpCode: 200 }, { httpCode: 201 }, {}, null].map(isSubscribed)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('page errors', () => {
  it('have a title and a description in both languages', () => {
    for (const { pages } of Object.values(PAGE_ERROR_TEXTS)) {
      for (const status of PAGE_ERROR_STATUSES) {
        expect(pages[status].title).toBeTruthy();
        expect(pages[status].description).toBeTruthy();
      }
    }
  });

  it('fall back to another status for statuses without a page', () => {
    expect([401, 410, 405, 429, 500, 502, 0].map(pageErrorStatus)).toEqual([
      401, 410, 404, 429, 500, 500, 500,
    ]);
  });
});

describe('chunk errors', () => {
  it('have name, text, type and URL', () => {
    for (const type of CHUNK_FAILURES) {
      const error = new ChunkLoadError('42', type, '/static/42.abc.js');
      expect(error).toBeInstanceOf(Error);
      expect({ ...error, message: error.message }).toEqual({
        name: 'ChunkLoadError',
        chunkId: '42',
        type,
        request: '/static/42.abc.js',
        message: 'Loading chunk 42 failed',
      });
    }
    const css = new CssChunkLoadError('42', '/static/42.abc.css');
    expect([css.message, css.code, css.request]).toEqual([
      'Loading CSS chunk 42 failed',
      'CSS_CHUNK_LOAD_FAILED',
      '/static/42.abc.css',
    ]);
    expect(PUBLIC_PATH_ERROR).toBe('Automatic publicPath is not supported in this browser');
  });
});

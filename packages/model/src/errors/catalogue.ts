import { CHILD_ACCOUNT, RATING_CODES, SUBSCRIPTION_RENEWS } from './codes';

/** Keys of the error catalogue (spec §8), and of the notices shown on success. */
export const ERROR_KEYS = [
  'requestFailed',
  'timeout',
  'notFound',
  'unauthorized',
  'preconditionFailed',
  'tooManyAttempts',
  'loginFailed',
  'passwordRenewal',
  'emailNotValidated',
  'validationMailSent',
  'passwordResetSent',
  'passwordChanged',
  'emailUnknown',
  'newsletterFailed',
  'emailInUse',
  'nickInUse',
  'invalidData',
  'wrongPassword',
  'profileFailed',
  'profileSaved',
  'demoDeletionRefused',
  'subscriptionRenews',
  'loginAgain',
  'alreadyVoted',
  'ratingFailed',
  'questionLimit',
  'noSchedule',
  'searchTooShort',
  'noResults',
  'noProgrammes',
  'loginRequired',
  'incompleteProfile',
  'childAccount',
] as const;
/** Key of one text of the error catalogue (spec §8). */
export type ErrorKey = (typeof ERROR_KEYS)[number];
/** The error catalogue in one language; every key has a text (spec §8). */
export type ErrorTexts = Readonly<Record<ErrorKey, string>>;

/** Calls whose failures have texts of their own; any other call is a 'request'. */
export const ERROR_CALLS = [
  'request',
  'login',
  'recover',
  'newsletter',
  'register',
  'profile',
  'deleteAccount',
  'rating',
] as const;
/** Call whose failure is reported, which decides the text for the same status (spec §8). */
export type ErrorCall = (typeof ERROR_CALLS)[number];

/** How a call failed. `status` is null if no response came, or not in time. */
export interface Failure {
  readonly status: number | null;
  /** `httpCode` of the response's body; it may differ from the status. */
  readonly httpCode?: number | undefined;
  /** Machine code of the response's apiInfo. */
  readonly code?: string | undefined;
}

/** Code of a call that is rate-limited (429). */
export const TOO_MANY_REQUESTS = 'TOO_MANY_REQUESTS';
/** Code of a call that needs a logged-in reader. */
export const NOT_LOGGED_IN = 'NOT_LOGGED_IN';
/** Code of a call that needs a recent login, for accounts that have no password to type. */
export const LOGIN_AGAIN = 'LOGIN_AGAIN';

/** No answer, or a server failure: the request itself is not to blame. */
function outage({ status, httpCode }: Failure): ErrorKey | null {
  if ((httpCode !== undefined && httpCode >= 500) || (status !== null && status >= 500))
    return 'requestFailed';
  return status === null ? 'timeout' : null;
}

function requestError({ status, httpCode }: Failure): ErrorKey {
  if (status === null) return 'timeout';
  switch (status < 400 ? httpCode : status) {
    case 400:
    case 404:
      return 'notFound';
    case 401:
    case 403:
      return 'unauthorized';
    case 412:
      return 'preconditionFailed';
    default:
      return 'requestFailed';
  }
}

function loginError({ status, code }: Failure): ErrorKey {
  if (status === 401 && code === 'LEGACY_USER_PASSWORD_NOT_RESET') return 'passwordRenewal';
  return status === 403 ? 'emailNotValidated' : 'loginFailed';
}

function registrationError({ code }: Failure): ErrorKey {
  if (code === 'EMAIL_ALREADY_IN_USE') return 'emailInUse';
  return code === 'NICK_ALREADY_IN_USE' ? 'nickInUse' : 'invalidData';
}

/** Codes of a failed proof of identity. */
function proofError({ status, code }: Failure): ErrorKey | null {
  if (code === NOT_LOGGED_IN) return 'unauthorized';
  if (code === LOGIN_AGAIN) return 'loginAgain';
  return status === 401 ? 'wrongPassword' : null;
}

/** Key of the text that a failed call shows (spec §8). */
export function errorFor(failure: Failure, call: ErrorCall = 'request'): ErrorKey {
  // Not in the specification: a rate-limited reader must not read that the password was wrong.
  if (failure.code === TOO_MANY_REQUESTS) return 'tooManyAttempts';
  if (failure.code === CHILD_ACCOUNT) return 'childAccount';
  switch (call) {
    case 'request':
      return outage(failure) ?? requestError(failure);
    case 'login':
      return outage(failure) ?? loginError(failure);
    case 'recover':
      return outage(failure) ?? (failure.status === 404 ? 'emailUnknown' : requestError(failure));
    case 'newsletter':
      return 'newsletterFailed';
    case 'register':
      return outage(failure) ?? registrationError(failure);
    case 'profile':
      return proofError(failure) ?? 'profileFailed';
    case 'deleteAccount':
      if (failure.code === SUBSCRIPTION_RENEWS) return 'subscriptionRenews';
      return failure.status === 412 ? 'demoDeletionRefused' : (proofError(failure) ?? 'profileFailed');
    case 'rating':
      return RATING_CODES.some((code) => code === failure.code) ? 'alreadyVoted' : 'ratingFailed';
  }
}

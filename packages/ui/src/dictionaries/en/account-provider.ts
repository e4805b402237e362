import type { Dictionary } from '../dictionary';

/** English texts around the screens of the customer-identity provider (spec §7). */
export const identityProvider: Dictionary['identityProvider'] = {
  loading: 'Loading the accounts service…',
  waiting: 'Opening your session…',
  unreachable: 'We could not connect to the accounts service. Please try again in a while.',
  refused: 'We could not check your account. Log in again.',
  retry: 'Try again',
  noScript: 'To log in, sign up or change your details, turn on JavaScript in your browser.',
  left: 'You have logged out',
  leaving: 'We are logging you out of the accounts service too…',
  notLeft: 'We could not log you out of the accounts service. If this device is not yours, try again.',
  leftWithoutScript:
    'You may still be logged in at the accounts service: to log out there, turn on JavaScript in your browser.',
  login: 'Log in',
};

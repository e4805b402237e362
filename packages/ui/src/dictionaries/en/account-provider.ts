import type { Dictionary } from '../dictionary';

/** English texts around the screens of the customer-identity provider (spec §7). */
export const identityProvider: Dictionary['identityProvider'] = {
  loading: 'Loading the service that keeps accounts…',
  waiting: 'Opening your session…',
  unreachable: 'We could not connect to the service that keeps accounts. Please try again in a while.',
  refused: 'We could not check your account. Log in again.',
  retry: 'Try again',
  noScript: 'To log in, sign up or change your details, turn on JavaScript in your browser.',
  left: 'You have logged out',
  leaving: 'We are logging you out of the service that keeps accounts too…',
  notLeft:
    'We could not log you out of the service that keeps accounts. If this device is not yours, try again.',
  leftWithoutScript:
    'You may still be logged in at the service that keeps accounts: to log out there, turn on JavaScript in your browser.',
  login: 'Log in',
};

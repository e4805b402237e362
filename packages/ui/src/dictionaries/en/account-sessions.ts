import type { Dictionary } from '../dictionary';

/** English strings for the list of a reader's sessions. */
export const accountSessions: Dictionary['accountSessions'] = {
  title: 'Where you are logged in',
  intro: 'If you do not recognise one of these, log it out and change your password.',
  alone: 'Right now you are logged in only here.',
  loading: 'Looking for your sessions…',
  loadFailed: 'We could not load your sessions.',
  retry: 'Try again',
  unknown: 'Unknown device',
  current: 'This device',
  started: 'Since:',
  seen: 'Last seen:',
  end: 'Log out',
  endNamed: 'Log out: {device}',
  ended: 'The session has been logged out.',
  failed: 'The session could not be logged out. Please try again.',
  endOthers: 'Log out all the others',
  endOthersTitle: 'Log out all other sessions?',
  endOthersText: 'You will stay logged in on this device; on the others you will have to log in again.',
  endOthersConfirm: 'Log out the others',
  othersEnded: 'The other sessions have been logged out.',
  dataTitle: 'Your data',
  dataText: 'Everything we keep about your account, in a file that you can save.',
  download: 'Download my data',
};

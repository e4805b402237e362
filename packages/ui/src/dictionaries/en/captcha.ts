import type { Dictionary } from '../dictionary';

/** English strings for a form's captcha slot. */
export const captcha: Dictionary['captcha'] = {
  label: 'Check that you are a person',
  loading: 'Loading the check…',
  failed: 'The check could not be loaded.',
  retry: 'Try again',
  noScript:
    'The check that you are a person needs JavaScript. Turn it on in your browser, or tick that you want to sign up without it.',
  ask: '{provider} checks that you are a person, and gets your IP address and data about your browser. We load nothing of theirs until you ask.',
  start: 'Do the check',
  without: 'Sign me up without this check',
  withoutHint:
    'Nobody else gets anything of yours. Few accounts a day can be opened like this from one network.',
};

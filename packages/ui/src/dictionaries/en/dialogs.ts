import { errorTextsEn } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** English texts that every dialog shares. */
export const dialog: Dictionary['dialog'] = { close: 'Close the dialog' };

/** English strings for confirmation dialogs without texts of their own. */
export const confirmation: Dictionary['confirmation'] = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'It could not be done. Please try again.',
};

/** English strings for the dialog that asks logged-out readers to log in (spec §4). */
export const loginRequired: Dictionary['loginRequired'] = {
  title: 'Log in to continue',
  text: errorTextsEn.loginRequired,
  reasons: {
    save: 'Log in to save stories and find them in your profile.',
    follow: 'Log in to follow authors.',
    like: 'Log in to say that you like this.',
    comment: 'Log in to comment.',
    react: 'Log in to reply to, vote on or report comments.',
    vote: 'Log in to vote.',
    ask: 'Log in to send your question.',
    send: 'Log in to send photos or videos.',
  },
  login: 'Log in',
  register: 'Create an account',
};

/** English strings for the region of notices and their kinds. */
export const notices: Dictionary['notices'] = {
  label: 'Notices',
  close: 'Close the notice',
  success: 'Done',
  error: 'Error',
  warning: 'Warning',
};

/** English strings for progress bars; `{done}` and `{total}` are counted. */
export const progress: Dictionary['progress'] = {
  percent: '{percent}%',
  counted: '{done} of {total}',
  working: 'In progress',
};

/**
 * English strings for the cookie notice and for its choices; `{purposes}` are the purposes of the cookies,
 * `{partners}` is the number of partners.
 */
export const consentNotice: Dictionary['consentNotice'] = {
  title: 'Cookies: you decide',
  /** Numbers written as words, from two on. */
  counts: 'two three four five six seven eight nine ten',
  text: {
    one: 'With your permission, {name} and another company will use cookies to {purposes}. If you say no, you can still read exactly the same. You can change this at any time at the foot of each page.',
    other:
      'With your permission, {name} and {partners} other companies will use cookies to {purposes}. If you say no, you can still read exactly the same. You can change this at any time at the foot of each page.',
  },
  policy: 'Which cookies we use',
  accept: 'Accept all',
  refuse: 'Refuse all',
  choose: 'Choose',
  open: 'Cookie preferences',
  choicesTitle: 'What you accept',
  choicesText: 'We remember it in this browser for six months. You can change it at any time.',
  save: 'Save my choices',
  partner: '{name}: privacy policy',
  necessary: {
    name: 'Strictly necessary',
    always: 'Always',
    text: 'What the site needs to work: your session and what you choose. It is not shared with anybody.',
  },
  purposes: {
    embeds: {
      name: 'Content from other sites',
      short: 'content from other sites',
      use: 'show you content from other sites',
      text: 'Videos, audio and posts from other services, which receive your IP address. Otherwise we ask you each time.',
    },
    analytics: {
      name: 'Audience measurement',
      short: 'audience measurement',
      use: 'measure the audience',
      text: 'To know how many people read us and what they read, with tools from other companies.',
    },
    ads: {
      name: 'Personalised advertising',
      short: 'personalised advertising',
      use: 'show you advertising personalised by what you read',
      text: 'Adverts by other companies, which choose them by what you read: they build a profile of you with it.',
    },
  },
};

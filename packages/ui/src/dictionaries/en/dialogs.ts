import { errorTextsEn } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** English texts that every dialog shares. */
export const dialog: Dictionary['dialog'] = { close: 'Close' };

/** English texts of confirmation dialogs that bring none of their own. */
export const confirmation: Dictionary['confirmation'] = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'It could not be done. Please try again.',
};

/** English texts of the dialog that asks logged-out readers to log in (spec §4). */
export const loginRequired: Dictionary['loginRequired'] = {
  title: 'Log in to continue',
  text: errorTextsEn.loginRequired,
  login: 'Log in',
  register: 'Create an account',
};

/** English texts of the region of notices and their kinds. */
export const notices: Dictionary['notices'] = {
  label: 'Notices',
  close: 'Close the notice',
  success: 'Done',
  error: 'Error',
  warning: 'Warning',
};

/** English texts of progress bars; `{done}` and `{total}` are counted. */
export const progress: Dictionary['progress'] = {
  percent: '{percent}%',
  counted: '{done} of {total}',
  working: 'In progress',
};

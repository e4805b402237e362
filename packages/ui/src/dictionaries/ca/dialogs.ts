import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** Catalan texts that every dialog shares. */
export const dialog: Dictionary['dialog'] = { close: 'Tanca' };

/** Catalan texts of confirmation dialogs that bring none of their own. */
export const confirmation: Dictionary['confirmation'] = {
  confirm: 'Confirma',
  cancel: 'Cancel·la',
  failed: 'No s’ha pogut completar. Torna-ho a provar.',
};

/** Catalan texts of the dialog that asks logged-out readers to log in (spec §4). */
export const loginRequired: Dictionary['loginRequired'] = {
  title: 'Inicia la sessió per continuar',
  text: errorTextsCa.loginRequired,
  login: 'Inicia la sessió',
  register: 'Crea un compte',
};

/** Catalan texts of the region of notices and their kinds. */
export const notices: Dictionary['notices'] = {
  label: 'Avisos',
  close: 'Tanca l’avís',
  success: 'Fet',
  error: 'Error',
  warning: 'Avís',
};

/** Catalan texts of progress bars; `{done}` and `{total}` are counted. */
export const progress: Dictionary['progress'] = {
  percent: '{percent}\u00a0%',
  counted: '{done} de {total}',
  working: 'En curs',
};

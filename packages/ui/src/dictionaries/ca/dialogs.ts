import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

export const dialog: Dictionary['dialog'] = { close: 'Tanca' };

export const confirmation: Dictionary['confirmation'] = {
  confirm: 'Confirma',
  cancel: 'Cancel·la',
  failed: 'No s’ha pogut completar. Torna-ho a provar.',
};

export const loginRequired: Dictionary['loginRequired'] = {
  title: 'Inicia la sessió per continuar',
  text: errorTextsCa.loginRequired,
  login: 'Inicia la sessió',
  register: 'Crea un compte',
};

export const notices: Dictionary['notices'] = {
  label: 'Avisos',
  close: 'Tanca l’avís',
  success: 'Fet',
  error: 'Error',
};

export const progress: Dictionary['progress'] = {
  percent: '{percent} %',
  counted: '{done} de {total}',
  working: 'En curs',
};

import { errorTextsEs } from '@portal/model';

/** Spanish texts that every dialog shares. */
export const dialog = { close: 'Cerrar' };

/** Spanish texts of confirmation dialogs that bring none of their own. */
export const confirmation = {
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  failed: 'No se ha podido completar. Inténtalo de nuevo.',
};

/** Spanish texts of the dialog that asks logged-out readers to log in (spec §4). */
export const loginRequired = {
  title: 'Inicia sesión para continuar',
  text: errorTextsEs.loginRequired,
  login: 'Iniciar sesión',
  register: 'Crear una cuenta',
};

/** Spanish texts of the region of notices and their kinds. */
export const notices = {
  label: 'Avisos',
  close: 'Cerrar el aviso',
  success: 'Hecho',
  error: 'Error',
  warning: 'Aviso',
};

/** Spanish texts of progress bars; `{done}` and `{total}` are counted. */
export const progress = { percent: '{percent}\u00a0%', counted: '{done} de {total}', working: 'En curso' };

import { errorTextsEs } from '@portal/model';

export const dialog = { close: 'Cerrar' };

export const confirmation = {
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  failed: 'No se ha podido completar. Inténtalo de nuevo.',
};

export const loginRequired = {
  title: 'Inicia sesión para continuar',
  text: errorTextsEs.loginRequired,
  login: 'Iniciar sesión',
  register: 'Crear una cuenta',
};

export const notices = { label: 'Avisos', close: 'Cerrar el aviso', success: 'Hecho', error: 'Error' };

export const progress = { percent: '{percent} %', counted: '{done} de {total}', working: 'En curso' };

import { errorTextsEs } from '@portal/model';

/** Spanish texts that every dialog shares. */
export const dialog = { close: 'Cerrar el diálogo' };

/** Spanish strings for confirmation dialogs without texts of their own. */
export const confirmation = {
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  failed: 'No se ha podido completar. Vuelve a intentarlo.',
};

/** Spanish strings for the dialog that asks logged-out readers to log in (spec §4). */
export const loginRequired = {
  title: 'Inicia sesión para continuar',
  text: errorTextsEs.loginRequired,
  reasons: {
    save: 'Para guardar contenidos y encontrarlos en tu perfil, inicia sesión.',
    follow: 'Para seguir a autores, inicia sesión.',
    like: 'Para decir que te gusta, inicia sesión.',
    comment: 'Para comentar, inicia sesión.',
    react: 'Para responder, votar o denunciar comentarios, inicia sesión.',
    vote: 'Para votar, inicia sesión.',
    ask: 'Para enviar tu pregunta, inicia sesión.',
    send: 'Para enviar fotos o vídeos, inicia sesión.',
  },
  login: 'Iniciar sesión',
  register: 'Crear una cuenta',
};

/** Spanish strings for the region of notices and their kinds. */
export const notices = {
  label: 'Avisos',
  close: 'Cerrar el aviso',
  success: 'Hecho',
  error: 'Error',
  warning: 'Aviso',
};

/** Spanish strings for progress bars; `{done}` and `{total}` are counted. */
export const progress = { percent: '{percent}\u00a0%', counted: '{done} de {total}', working: 'En curso' };

/**
 * Spanish strings for the cookie notice and for its choices; `{purposes}` are the purposes of the cookies,
 * `{partners}` is the number of partners.
 */
export const consentNotice = {
  title: 'Cookies: tú decides',
  /** Numbers written as words, from two on. */
  counts: 'dos tres cuatro cinco seis siete ocho nueve diez',
  text: {
    one: 'Con tu permiso, {name} y otra empresa usarán cookies para {purposes}. Si dices que no, podrás leer lo mismo. Puedes cambiarlo cuando quieras al pie de cada página.',
    other:
      'Con tu permiso, {name} y otras {partners} empresas usarán cookies para {purposes}. Si dices que no, podrás leer lo mismo. Puedes cambiarlo cuando quieras al pie de cada página.',
  },
  policy: 'Qué cookies usamos',
  accept: 'Aceptar todo',
  refuse: 'Rechazar todo',
  choose: 'Elegir',
  open: 'Preferencias de cookies',
  choicesTitle: 'Qué aceptas',
  choicesText: 'Lo recordaremos seis meses en este navegador. Puedes cambiarlo cuando quieras.',
  save: 'Guardar lo elegido',
  partner: '{name}: política de privacidad',
  necessary: {
    name: 'Imprescindibles',
    always: 'Siempre',
    text: 'Lo que la web necesita para funcionar: la sesión y lo que eliges tú. No se comparte con nadie.',
  },
  purposes: {
    embeds: {
      name: 'Contenido de otras webs',
      short: 'contenido de otras webs',
      use: 'mostrarte contenido de otras webs',
      text: 'Vídeos, audios y publicaciones de otros servicios, que recibirán tu dirección IP. Si no, te pedimos permiso cada vez.',
    },
    analytics: {
      name: 'Medición de audiencia',
      short: 'medición de audiencia',
      use: 'medir la audiencia',
      text: 'Saber cuántas personas nos leen y qué leen, con herramientas de otras empresas.',
    },
    ads: {
      name: 'Publicidad personalizada',
      short: 'publicidad personalizada',
      use: 'mostrarte publicidad personalizada según lo que lees',
      text: 'Anuncios de otras empresas, que los eligen según lo que lees: crean con ello un perfil tuyo.',
    },
  },
};

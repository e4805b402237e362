import { errorTextsEs } from '@portal/model';

export const share = {
  label: 'Compartir',
  on: 'Compartir en {network}',
  native: 'Compartir',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se ha podido copiar',
  more: 'Más redes',
  less: 'Menos redes',
};

export const toggles = {
  like: 'Me gusta',
  liked: 'Ya no me gusta',
  save: 'Guardar',
  saved: 'Guardado',
  follow: 'Seguir a {name}',
  following: 'Dejar de seguir a {name}',
  followShort: 'Seguir',
  followingShort: 'Siguiendo',
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  likes: { one: '{count} persona', other: '{count} personas' },
};

export const newsletter = {
  title: 'Recibe nuestro boletín',
  email: 'Correo electrónico',
  terms: 'He leído y acepto las condiciones legales',
  submit: 'Suscribirme',
  done: 'Ya estás suscrito. Mira tu correo.',
  failed: errorTextsEs.newsletterFailed,
};

export const poll = {
  label: 'Encuesta',
  notStarted: 'La encuesta se abre el {date}',
  closes: 'Abierta hasta el {date}',
  finished: 'Encuesta cerrada',
  vote: 'Votar',
  votes: { one: '{count} voto', other: '{count} votos' },
  yours: 'Tu voto',
  failed: 'No se ha podido guardar tu voto. Inténtalo de nuevo.',
  choose: 'Elige una respuesta',
};

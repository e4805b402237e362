import { errorTextsEs } from '@portal/model';

export * from './interviews';

/** Spanish strings for the share bar; `{network}` is the network's name. */
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

/** Spanish strings for like, save and follow buttons, on and off. */
export const toggles = {
  like: 'Me gusta',
  likedIt: 'Te gusta',
  save: 'Guardar',
  saved: 'Guardado',
  saveNamed: 'Guardar «{name}»',
  unsaveNamed: 'Quitar «{name}» de los contenidos guardados',
  follow: 'Seguir a {name}',
  following: 'Dejar de seguir a {name}',
  followShort: 'Seguir',
  followingShort: 'Siguiendo',
  failed: 'No se ha podido guardar. Vuelve a intentarlo.',
  likes: { one: '{count} persona', other: '{count} personas' },
};

/** Spanish strings for the newsletter module (spec §2). */
export const newsletter = {
  title: 'Recibe nuestro boletín',
  email: 'Correo electrónico',
  submit: 'Suscribirse',
  done: 'Ya casi está: confirma la suscripción desde el correo que te hemos enviado.',
  failed: errorTextsEs.newsletterFailed,
};

/** Spanish strings for polls, by state (spec §4). */
export const poll = {
  states: { 'not-started': 'Aún no está abierta', active: 'Abierta', finished: 'Cerrada' },
  label: 'Encuesta',
  notStarted: 'La encuesta se abre el {date}',
  closes: 'Abierta hasta el {date}',
  finished: 'Encuesta cerrada',
  vote: 'Votar',
  votes: { one: '{count} voto', other: '{count} votos' },
  yours: 'Tu voto',
  failed: 'No se ha podido guardar tu voto. Vuelve a intentarlo.',
  choose: 'Elige una respuesta',
  results: 'Resultados hasta ahora',
  afterVote: 'Los resultados se ven después de votar.',
  afterEnd: 'Los resultados se publicarán cuando se cierre la encuesta.',
  change: 'Cambiar el voto',
  upTo: { one: 'Puedes elegir una respuesta', other: 'Puedes elegir hasta {count} respuestas' },
  tooMany: { one: 'Elige solo una respuesta', other: 'Elige como máximo {count} respuestas' },
  counted: 'Gracias, hemos contado tu voto.',
  confirm: 'Todavía no hemos contado tu voto: confírmalo.',
  back: 'Volver a «{title}»',
  winner: 'La más votada',
  reasons: {
    POLL_NOT_STARTED: 'La encuesta todavía no se ha abierto.',
    POLL_FINISHED: 'La encuesta se ha cerrado antes de que llegara tu voto.',
    ALREADY_VOTED: 'Ya has votado en esta encuesta.',
    TOO_MANY_VOTES:
      'Hoy ya se ha votado muchas veces desde tu red. Vuelve a intentarlo mañana o inicia sesión.',
    UNKNOWN_BROWSER: 'Para votar sin cuenta, el navegador tiene que aceptar cookies.',
  },
};

/** Spanish strings for the comment box and its states (spec §4, §5). */
export const commentBox = {
  title: 'Escribe un comentario',
  replyTo: 'Respondes a {author}',
  cancelReply: 'Cancelar la respuesta',
  submit: 'Publicar',
  empty: 'Escribe algo antes de publicar',
  tooLong: { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
  failed: 'No se ha podido enviar tu comentario. Lo que has escrito sigue aquí.',
  sent: 'Gracias. La redacción revisará tu comentario antes de decidir si lo publica.',
  loggedOut: 'Para comentar, inicia sesión.',
  login: 'Iniciar sesión',
  incomplete: 'Para comentar tienes que completar tu perfil.',
  complete: 'Completar el perfil',
  suspended:
    'La redacción ha suspendido tu participación en los comentarios. Te hemos escrito con el motivo y cómo puedes recurrir.',
  child: 'Las cuentas de menores pueden leer los comentarios, pero no escribirlos.',
  edit: 'Edita tu comentario',
  save: 'Guardar',
  cancelEdit: 'Cancelar',
  reasons: {
    FORBIDDEN: 'Para comentar hay que poder leer el artículo completo.',
    COMMENTS_CLOSED: 'Los comentarios se han cerrado mientras escribías.',
    PARENT_GONE: 'El comentario al que respondías ya no está.',
    SUSPENDED: 'La redacción ha suspendido tu participación en los comentarios.',
    INCOMPLETE_PROFILE: 'Antes tienes que completar tu perfil.',
    REFUSED: 'Contiene palabras que no publicamos.',
    TOO_LATE: 'Ya han pasado los cinco minutos para editarlo.',
  },
};

/** Spanish strings for the buttons under a comment: vote, report, reply. */
export const commentTools = {
  like: 'De acuerdo con {author}',
  dislike: 'En desacuerdo con {author}',
  reply: 'Responder',
  replyTo: 'Responder a {author}',
  report: 'Denunciar el comentario de {author}',
  reportTitle: '¿Denunciar este comentario?',
  reportText: 'Una persona de la redacción lo leerá. Quien lo ha escrito no sabrá quién lo denuncia.',
  reportConfirm: 'Denunciar',
  reported: 'Denunciado',
  failed: 'No se ha podido guardar. Vuelve a intentarlo.',
  edit: 'Editar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar tu comentario?',
  removeText: 'Desaparecerá de la página. Las respuestas se quedarán.',
  reason: 'Motivo',
  grounds: {
    insult: 'Insulta o acosa',
    hate: 'Incita al odio',
    spam: 'Es publicidad',
    'personal-data': 'Da datos personales de alguien',
    illegal: 'Puede ser ilegal',
    'off-topic': 'No tiene que ver con la noticia',
    other: 'Otro motivo',
  },
  removeOwn: 'Eliminar, si es tuyo',
};

/** Spanish strings for the rating form (spec §8, §9). */
export const rate = {
  title: '¿Qué nota le pones?',
  star: { one: '{count} estrella', other: '{count} estrellas' },
  submit: 'Votar',
  choose: 'Elige cuántas estrellas',
  yours: { one: 'Le has puesto {count} estrella', other: 'Le has puesto {count} estrellas' },
  done: 'Gracias, hemos contado tu voto.',
  alreadyVoted: errorTextsEs.alreadyVoted,
  failed: errorTextsEs.ratingFailed,
};

/** Spanish strings for live blogs and the notice of newer entries. */
export const liveBlog = {
  live: 'En directo',
  finished: 'Directo finalizado',
  updated: 'Actualizado',
  keyMoments: 'Momentos clave',
  key: 'Momento clave',
  pinned: 'Fijado',
  by: 'Por {author}',
  link: 'Enlace a esta entrada',
  notStarted: 'El directo todavía no ha empezado',
  newEntries: { one: '{count} entrada nueva', other: '{count} entradas nuevas' },
  order: 'Orden de las entradas',
  newest: 'Las más recientes primero',
  oldest: 'Desde el principio',
  older: 'Entradas siguientes',
  whole: 'Volver al directo',
  pageTitle: 'Minuto a minuto: {title}',
  reload: 'Hay muchos cambios: vuelve a cargar el directo',
  corrected: 'Corregido',
};

/** Spanish strings for the appeal against a decision on a comment. */
export const commentAppeal = {
  title: 'Presenta un recurso',
  text: 'Cuéntanos por qué crees que nos equivocamos. Lo leerá una persona.',
  label: 'Por qué no estás de acuerdo',
  submit: 'Enviar el recurso',
};

/** Spanish strings for calls for readers’ pictures: the form, and the published ones. */
export const sendFile = {
  title: 'Envía tus fotos',
  titleBoth: 'Envía tus fotos o tus vídeos',
  opens: 'Se abre el {date}.',
  until: 'Se aceptan envíos hasta el {date}.',
  closed: 'Esta convocatoria ya está cerrada. Gracias por participar.',
  file: 'Fotos',
  fileBoth: 'Fotos o vídeos',
  nameEmpty: 'El título es obligatorio',
  creditEmpty: 'Di con qué nombre lo publicamos',
  rightsEmpty: 'Marca la casilla: necesitamos tu permiso',
  name: 'Título',
  caption: 'Qué se ve',
  place: 'Dónde es',
  credit: 'Nombre con el que se publicará',
  rights:
    'Tengo los derechos de lo que envío, quien sale está de acuerdo (si es menor, sus padres o tutores) y permito que este medio lo publique en su web con mi nombre. Puedo retirarlo cuando quiera.',
  safety: 'De las fotos borramos los datos ocultos: la cámara, la fecha y el lugar donde se hicieron.',
  noScript: 'Sin JavaScript puedes enviar una foto. Para enviar un vídeo tienes que activarlo.',
  submit: 'Enviar',
  submitImages: { one: 'Enviar la foto', other: 'Enviar {count} fotos' },
  submitVideos: { one: 'Enviar el vídeo', other: 'Enviar {count} vídeos' },
  submitFiles: { one: 'Enviar el archivo', other: 'Enviar {count} archivos' },
  pick: 'Elegir fotos',
  pickBoth: 'Elegir fotos o vídeos',
  login: 'Para enviar algo hay que tener una cuenta.',
  loginLink: 'Iniciar sesión',
  sendingAs: 'Lo enviarás como {name}.',
  sent: 'Lo hemos recibido. La redacción lo mirará antes de decidir si lo publica.',
  own: 'Ver lo que has enviado',
  another: 'Enviar más',
  failed: 'No se ha podido enviar. Lo que has escrito sigue aquí.',
  tooOften: 'Has llegado al máximo de hoy. Vuelve mañana.',
  choose: 'Elige qué quieres enviar',
  by: 'De {name}',
  gallery: 'Enviado por los lectores',
  none: 'Todavía no hay nada publicado. Lo tuyo puede ser lo primero.',
  more: 'Ver más',
  pageTitle: 'Enviado por los lectores: {title}',
  back: 'Volver a la convocatoria',
  newest: 'Los más recientes',
};

/** Spanish strings for a reader's uploads: their states, and the reasons of a rejection. */
export const ownFiles = {
  title: 'Mis envíos',
  none: 'Todavía no has enviado nada',
  noneHint: 'Lo que envíes a las convocatorias de fotos y vídeos lo encontrarás aquí.',
  noneWay: 'Ver las convocatorias de fotos y vídeos',
  to: 'Enviado a «{title}» el {date}',
  withdraw: 'Retirar',
  withdrawNamed: 'Retirar «{title}»',
  withdrawn: 'Se ha retirado y se borrará.',
  incomplete:
    'No se ha enviado: falta el título, el nombre con el que hay que publicarlo, el permiso para publicarlo o el archivo. Vuelve atrás y complétalo.',
  failed: 'No se ha podido hacer. Vuelve a intentarlo.',
  reason: 'Motivo: {reason}.',
  states: {
    sending: 'Envío sin terminar',
    received: 'Recibido',
    held: 'Pendiente de revisar',
    published: 'Publicado',
    refused: 'Rechazado',
    withdrawn: 'Retirado',
  },
  reasons: {
    'not-image': 'no es una foto JPEG',
    'not-video': 'no es un vídeo MP4 que se pueda reproducir',
    damaged: 'el archivo está dañado',
    'too-many-pixels': 'la foto es demasiado grande: 50 megapíxeles como máximo',
    'off-topic': 'no tiene que ver con lo que pedíamos',
    quality: 'no se ve lo bastante bien',
    rights: 'no está claro que tengas los derechos',
    persons: 'se ven personas que quizá no lo quieren, o menores',
    illegal: 'puede ser ilegal',
    other: 'no cumple las normas de participación',
  },
};

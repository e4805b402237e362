import { labelWordsEs, rectificationWordsEs, rectifiedSignsEs } from '@portal/model';
/** Spanish strings for media players before hydration. */
export const player = {
  video: 'Vídeo',
  audio: 'Audio',
  chapters: 'Capítulos del vídeo',
  open: 'Abrir el archivo',
  transcript: 'Transcripción',
  audioDescription: 'Con audiodescripción',
  signLanguage: 'En lengua de signos',
};

/** Spanish strings for cards: words for kinds of story, and for assistive technology. */
export const card = {
  opinion: 'Opinión',
  ad: 'Publicidad',
  live: 'Directo',
  finishedLive: 'Minuto a minuto',
  audio: 'Audio',
  video: 'Vídeo',
  gallery: 'Fotos',
  interview: 'Entrevista',
  registeredOnly: 'Para lectores registrados',
  subscribers: 'Para suscriptores',
  by: 'Por',
  and: 'y',
  votes: { one: '{count} voto', other: '{count} votos' },
  rating: '{value} de 5 estrellas',
  pictures: { one: '{count} foto', other: '{count} fotos' },
  labels: labelWordsEs,
  rectified: rectifiedSignsEs,
  sponsoredBy: 'Patrocinado por {name}',
  partnerOf: 'En colaboración con {name}',
  yesterday: 'Ayer {time}',
  breaking: 'Última hora',
};

/** Spanish texts before the dates of publication and last change. */
export const time = {
  published: 'Publicado',
  updated: 'Actualizado',
  reading: { one: '{count} minuto de lectura', other: '{count} minutos de lectura' },
};

/** Spanish strings for pictures: the credit, and the replacement of a missing file. */
export const image = { missing: 'Imagen no disponible', credit: 'Foto' };

/** Spanish strings for an event's facts; `{from}` and `{to}` are dates. */
export const event = {
  range: 'Del {from} al {to}',
  address: 'Dirección',
  when: 'Cuándo',
  where: 'Dónde',
  timetable: 'Horario',
  kind: 'Modalidad',
  themes: 'Temáticas',
  price: 'Precio',
  tickets: 'Entradas',
  organiser: 'Organiza',
  otherDates: 'Otras fechas',
  label: 'Datos del acto',
  addToCalendar: 'Añadir al calendario',
  map: 'Ver en el mapa',
  past: 'Este acto ya se ha celebrado',
  cancelled: 'Este acto se ha cancelado',
};

/** Spanish strings for an article around its text: tags, related articles and comments. */
export const article = {
  related: 'También te puede interesar',
  films: 'Más vídeos',
  sounds: 'Más audios',
  ofSection: 'Más {section}',
  chapters: 'Capítulos',
  next: 'Artículo siguiente',
  corrections: 'Correcciones',
  correctionOf: 'Corrección del {date}',
  rectifications: rectificationWordsEs,
  tags: 'Temas',
  authors: 'Sobre quien lo firma',
  comments: {
    title: 'Comentarios',
    replyTo: 'En respuesta a {author}',
    none: 'Todavía no hay comentarios',
    one: '{count} comentario',
    other: '{count} comentarios',
    closed: 'Los comentarios están cerrados',
    afterReading: 'Podrás comentar aquí cuando puedas leer el artículo completo.',
    pending: 'Pendiente de revisión',
    refused: 'No se ha publicado',
    refusedWhy: 'Te hemos escrito un correo con el motivo.',
    sending: 'Enviando…',
    failed: 'No se ha enviado',
    retry: 'Enviar otra vez',
    discard: 'Volver a editar',
    deleted: 'Cuenta eliminada',
    newsroom: 'Redacción',
    edited: 'editado',
    removed: 'El autor ha eliminado este comentario',
    hidden: 'Este comentario se ha retirado',
    permalink: 'Enlace al comentario de {author}',
    takePart: 'Responder, votar o denunciar',
    votes: '{likes} a favor, {dislikes} en contra',
    sort: 'Orden de los comentarios',
    sorts: { newest: 'Más recientes', best: 'Mejor valorados', oldest: 'Más antiguos' },
    allReplies: { one: 'Ver {count} respuesta más', other: 'Ver {count} respuestas más' },
    more: 'Más comentarios',
    loading: 'Cargando los comentarios',
    loadFailed: 'No se han podido cargar los comentarios más recientes.',
    whole: 'Volver al artículo',
    all: 'Todos los comentarios',
    pageTitle: 'Comentarios sobre «{title}»',
  },
  sections: 'En este artículo',
  embed: {
    open: 'Ver en {provider}',
    notice: 'Este contenido está en {provider}. Al abrirlo se aplican sus condiciones.',
  },
  download: 'Descargar',
  table: 'Tabla',
  share: 'Compartir',
  ingredients: 'Ingredientes',
  steps: 'Elaboración',
  materials: 'Material',
  tools: 'Herramientas',
  diySteps: 'Pasos',
  yield: 'Raciones',
  servings: { one: '{count} persona', other: '{count} personas' },
  difficulty: { label: 'Dificultad', easy: 'Fácil', medium: 'Media', expert: 'Para expertos' },
  cost: { label: 'Coste', low: 'Bajo', medium: 'Medio', high: 'Alto' },
  totalTime: 'Tiempo',
  rating: 'Valoración',
};

/** Spanish strings for the registration gate at the end of an opening (spec §6). */
export const gate = {
  title: 'El resto es para lectores con cuenta',
  text: 'Crear una es gratis: unos pocos datos, y confirmas tu correo.',
  benefits: {
    read: 'Leer enteros los artículos para lectores registrados',
    save: 'Guardar lo que quieras leer más tarde',
    follow: 'Seguir a los autores que te gusten',
  },
  action: 'Crear una cuenta',
  login: 'Ya tengo cuenta',
  loginSubscribed: 'Ya tengo suscripción',
  alreadyIn: 'Si ya has iniciado sesión, léelo entero aquí',
  loading: 'Cargando el resto del artículo',
  arrived: 'Ya tienes el artículo completo',
  failed: 'No se ha podido cargar el resto del artículo.',
  retry: 'Volver a intentarlo',
  paper: 'El artículo continúa en {address}, para lectores con cuenta.',
  metered: {
    title: 'Este artículo continúa',
    text: {
      one: 'Cada mes puedes leer {count} artículo reservado sin suscribirte: puede ser este.',
      other: 'Cada mes puedes leer {count} artículos reservados sin suscribirte. Este será uno de ellos.',
    },
    left: {
      one: 'Este mes te queda {count} artículo. Si lees este, no te quedará ninguno.',
      other: 'Este mes te quedan {count} artículos. Si lees este, te contaremos uno.',
    },
    action: 'Leerlo',
  },
  spent: {
    title: 'Ya has leído los artículos gratuitos de este mes',
    text: 'El mes que viene podrás leer más. Con una suscripción los tienes todos desde ahora: una cuenta gratuita no basta.',
  },
  network: {
    title: 'Desde tu conexión ya se han hecho todas las lecturas gratuitas de hoy',
    text: 'Inicia sesión con una cuenta creada antes de hoy. Si no tienes ninguna, crea una ahora y vuelve mañana: con una cuenta tuya no dependerás de la conexión.',
  },
  subscribers: {
    title: 'El resto es para suscriptores',
    text: 'La suscripción paga el tiempo que hay detrás de cada artículo. Una cuenta gratuita no basta para leerlo.',
    action: 'Ver las suscripciones',
    mayRead: 'Si te has suscrito o te lo han regalado, léelo entero aquí',
  },
  paperOfOthers: 'El artículo continúa en {address}.',
  whole: 'Este es el artículo completo.',
  publicPage: 'Página pública del artículo',
};

/** Spanish strings for photo galleries; `{current}` and `{total}` count pictures. */
export const gallery = { open: 'Ver la galería', position: '{current} de {total}' };

/** Spanish strings for carousels and their arrows. */
export const carousel = {
  label: 'Carrusel',
  previous: 'Anterior',
  next: 'Siguiente',
  position: '{current} de {total}',
  goTo: 'Ir a la posición {current}',
};

/** Spanish strings for the most-read module. */
export const mostRead = { title: 'Lo más leído', empty: 'Todavía no hay datos' };

/** Spanish strings for the module of newest articles. */
export const lastHour = {
  title: 'Última hora',
  empty: 'Sin novedades por ahora',
  all: 'Ver toda la última hora',
};

/** Spanish strings for the link that loads more, and for its failure. */
export const loadMore = {
  more: 'Ver más',
  loading: 'Cargando…',
  end: 'No hay más noticias',
  error: 'No se ha podido cargar. Vuelve a intentarlo.',
  retry: 'Volver a intentarlo',
  added: { one: 'Se ha añadido {count} noticia', other: 'Se han añadido {count} noticias' },
};

/** Spanish strings for an author's head: the word over the name, and the link to X. */
export const author = { kind: 'Autores', twitter: '{name} en X' };

/** Spanish strings for a programme's head: its kind and medium. */
export const programme = {
  kind: 'Programa',
  tv: 'Televisión',
  radio: 'Radio',
  all: 'Todos los capítulos',
  season: 'Temporada {from}-{to}',
  episodes: 'Capítulos',
  listen: 'Escuchar el último',
  watch: 'Ver el último',
  begun: 'Continuar',
  left: 'Quedan {minutes} min',
  forget: 'Quitar de la lista',
  forgetAll: 'Vaciar la lista',
};

/** Spanish strings for listings: empty ones, and the ways to newer and older pages. */
export const listing = {
  empty: 'Todavía no hay nada publicado aquí',
  emptyWay: 'Ir a la portada',
  newest: 'Lo más nuevo',
  older: 'Anteriores',
};

/** Spanish strings for a recipe or a DIY task that is followed step by step, and for printing it. */
export const stepByStep = {
  open: 'Paso a paso',
  pageTitle: '{title}, paso a paso',
  label: 'Pasos',
  begin: 'Empezar',
  step: 'Paso {step}',
  stepOf: 'Paso {step} de {total}',
  ofStep: '(paso {step})',
  next: 'Siguiente',
  previous: 'Anterior',
  first: 'Este es el primer paso.',
  finish: 'Terminar',
  whole: 'Ver todos los pasos',
  back: 'Volver al bricolaje',
  backToRecipe: 'Volver a la receta',
  keepAwake: 'Mantener la pantalla encendida',
  startTimer: 'Contar el tiempo',
  pause: 'Parar',
  resume: 'Seguir',
  reset: 'Reiniciar',
  timers: 'Temporizadores en marcha',
  over: 'Se ha acabado el tiempo del paso {step}.',
  howMany: 'Cuántas personas',
  fewer: 'Para menos personas',
  more: 'Para más personas',
  print: 'Imprimir',
};

/** Spanish strings for a blog's head, and for a post's place in it. */
export const blog = {
  kind: 'Blog',
  authors: 'Quién lo escribe',
  feed: 'Canal RSS',
  of: 'Blog {name}',
  previous: 'Entrada anterior',
  next: 'Entrada siguiente',
  none: 'Todavía no hay ninguna entrada',
  noneHint: 'Cuando se publique la primera, estará aquí.',
};

import { errorTextsEs } from '@portal/model';

/** Spanish strings for the skip links at the top of every page. */
export const skip = { label: 'Atajos', content: 'Ir al contenido', navigation: 'Ir al menú' };

/** Spanish strings for the site's header, its menu and the account menu; `{name}` is the site's. */
export const header = {
  menu: 'Menú',
  close: 'Cerrar el menú',
  sections: 'Navegación principal',
  search: 'Buscar',
  login: 'Iniciar sesión',
  subscribe: 'Suscribirse',
  account: 'Mi cuenta',
  profile: 'Mi perfil',
  favourites: 'Contenidos guardados',
  authors: 'Autores',
  newsletters: 'Boletines',
  logout: 'Cerrar sesión',
  front: 'Portada',
  foundedIn: 'Fundado en {year}',
  home: '{name}, portada',
  submenu: '{name}: más secciones',
  searchIn: 'Buscar en {name}',
  tooShort: errorTextsEs.searchTooShort,
  accountOf: 'Cuenta de {nick}',
  scheme: {
    label: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    auto: 'Automático',
    highContrast: 'Alto contraste',
  },
};

/** Spanish strings for the site's footer. */
export const footer = {
  label: 'Pie de página',
  follow: 'Síguenos',
  rights: 'Todos los derechos reservados',
  fiction: 'Cabecera de demostración: los pueblos, las personas y las noticias son inventados',
};

/** Spanish strings for the hot-topics strip. */
export const hotTopics = { label: 'Temas del día' };

/** Spanish texts that name the breadcrumbs for assistive technology. */
export const breadcrumbs = { label: 'Estás en' };

/** Spanish strings for the stage of current shows and for the header's line about them. */
export const onAir = {
  now: 'En antena',
  next: 'A continuación',
  later: 'Después',
  listen: 'Escuchar',
  watch: 'Ver',
  tomorrow: 'Mañana',
  replay: 'A la carta',
  returns: 'Vuelve {atTime}, con {title}.',
  off: 'Ahora no emite.',
};

/** Spanish strings for the links on an error page; its title and description are in the model. */
export const error = {
  back: 'Ir a la portada',
  retry: 'Volver a intentarlo',
  write: 'Si crees que deberías tener permiso, {link}.',
  writeLink: 'escríbenos',
};

/** Spanish loading text for assistive technology. */
export const loading = 'Cargando';

/** Spanish strings for a programme's navigation; `{name}` is the programme's. */
export const showNavigation = { label: 'Secciones de {name}', choose: 'Ir a otra sección' };

/** Spanish strings for the day selector of the programme guide. */
export const days = {
  label: 'Elige un día',
  today: 'Hoy',
  yesterday: 'Ayer',
  tomorrow: 'Mañana',
};

/** Spanish strings for the bar of tools next to an article. */
export const asideBar = {
  label: 'Herramientas del artículo',
  comments: { one: '{count} comentario', other: '{count} comentarios' },
  comment: 'Comentarios',
  share: 'Compartir',
};

/** Spanish strings for the programme guide, a day without shows included (spec §8). */
export const schedule = {
  empty: 'Todavía no hemos publicado la programación de este día.',
  toToday: 'Ver la de hoy',
  repeat: 'Repetición',
  over: 'Ya se ha emitido',
  now: 'En antena',
  offAir: 'Sin emisión',
  earlier: 'Antes ({count})',
  listenAgain: 'Volver a escucharlo',
  watchAgain: 'Volver a verlo',
  nowLine: 'Ahora',
  grid: 'Parrilla del día, por horas',
  beganBefore: 'Viene de antes de medianoche',
  endsLater: 'Acaba después de medianoche',
};

/** Spanish strings for age ratings: `{age}` in years, and content warnings. */
export const ageRating = {
  all: 'Apto para todos los públicos',
  from: 'No recomendado para menores de {age} años',
  warns: '{rating}: {warnings}',
  signs: { all: 'TP', from: '+{age}' },
  warnings: {
    violence: 'violencia',
    sex: 'sexo',
    fear: 'miedo o angustia',
    language: 'lenguaje malsonante',
    drugs: 'alcohol u otras drogas',
    discrimination: 'discriminación',
    imitation: 'conductas peligrosas que se pueden imitar',
  },
};

/** Spanish strings for the live-streams panel and its buttons; `{title}` is the stream's. */
export const streams = {
  title: 'En directo',
  watch: 'Ver {title}',
  listen: 'Escuchar {title}',
  video: 'Ver',
  audio: 'Escuchar',
  current: 'Lo estás viendo',
  currentAudio: 'Lo estás escuchando',
  audioOnly: 'Solo el sonido',
  withVideo: 'Volver a la imagen',
  loading: 'Buscando los directos…',
  empty: 'Ahora no emitimos nada en directo.',
  error: 'No hemos podido cargar los directos.',
  retry: 'Volver a intentarlo',
};

/** Spanish strings for an empty grid of programmes. */
export const shows = { empty: 'Todavía no hay programas en este apartado.' };

/** Spanish strings for the notice next to a part whose script did not load (spec §8). */
export const loadFailure = {
  text: 'Esta parte de la página no se ha podido cargar. El resto sigue funcionando.',
  retry: 'Volver a intentarlo',
};

/** Spanish strings of the light edition. */
export const edition = {
  light: 'Edición ligera',
  note: 'El texto primero, y cada imagen cuando la pides.',
  full: 'Edición completa',
  picture: 'Mostrar la imagen',
  namedPicture: 'Mostrar la imagen: {alt}',
  failed: 'La imagen no se ha podido cargar. Volver a intentarlo',
};

/** Spanish strings for the offline reading list; `{time}` is the time of a copy. */
export const kept = {
  offline: 'No hay conexión',
  offlineText:
    'Esta página no está guardada en este dispositivo. La podrás abrir en cuanto vuelva la conexión.',
  unsent:
    'Lo que acabas de enviar no ha llegado. Esta página lo guarda: vuelve a intentarlo desde aquí cuando vuelva la conexión.',
  readable: 'Lo que puedes leer ahora',
  nothing:
    'Todavía no hay nada guardado en este dispositivo. Las páginas que abras con conexión las encontrarás aquí.',
  saved: 'Está en tus contenidos guardados',
  opening: 'Aquí solo se puede leer el comienzo',
  copiedAt: 'Guardado {time}',
  today: 'hoy {time}',
  onDay: 'el {day} {time}',
  front: 'Portada de {site}',
  copyLabel: 'Copia guardada',
  copy: 'Estás leyendo una copia guardada {time}.',
  refresh: 'Actualizar',
  gate: 'El resto del artículo necesita conexión',
  gateText: 'En este dispositivo solo está el comienzo. Vuelve a intentarlo cuando haya conexión.',
  keepLabel: 'Leer sin conexión',
  keepNone: 'Todavía no puedes leer ninguno sin conexión. Guárdalos en este dispositivo, con sus imágenes.',
  keepText:
    'Puedes leer sin conexión {kept} de {total}. Guarda los demás en este dispositivo, con sus imágenes.',
  keep: 'Guardar en este dispositivo',
  keepNamed: 'Guardar en este dispositivo los contenidos guardados, para leerlos sin conexión',
  keeping: 'Guardando en este dispositivo',
  allKept: 'Los tienes todos en este dispositivo: los puedes leer sin conexión.',
  keptOpenings: 'De los que son para suscriptores o para lectores registrados, solo tienes el comienzo.',
  keepFailed: 'No se han podido guardar todos. Vuelve a intentarlo.',
  clear: 'Borrar las páginas guardadas',
  /** Text of the switch, by whether pages are stored on this device. */
  statuses: {
    off: 'Desactivado: no se guarda ninguna página.',
    starting: 'Activando…',
    on: 'Activado: las páginas que lees se guardan en este dispositivo.',
    cleared: 'Las páginas guardadas se han borrado. Las que leas desde ahora se guardarán.',
    ending: 'Borrando lo que había guardado…',
    failed: 'No se ha podido activar. Vuelve a intentarlo.',
    unsupported: 'Este navegador no permite guardar páginas para leerlas sin conexión.',
  },
  withoutScript:
    'Para activarlo hace falta JavaScript, que este navegador no ejecuta. No se guarda ninguna página.',
};

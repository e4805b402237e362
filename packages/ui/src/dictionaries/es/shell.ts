export const skip = { content: 'Ir al contenido', navigation: 'Ir al menú' };

export const header = {
  menu: 'Menú',
  close: 'Cerrar',
  sections: 'Navegación principal',
  search: 'Buscar',
  login: 'Iniciar sesión',
  account: 'Mi cuenta',
  profile: 'Mi perfil',
  favourites: 'Favoritos',
  authors: 'Autores',
  newsletters: 'Boletines',
  logout: 'Cerrar sesión',
  front: 'Portada',
  foundedIn: 'Fundado en {year}',
  home: '{name}, portada',
  submenu: '{name}: más secciones',
  searchIn: 'Buscar en {name}',
  accountOf: 'Cuenta de {nick}',
  scheme: { label: 'Tema', light: 'Claro', dark: 'Oscuro', auto: 'Automático' },
};

export const footer = { label: 'Pie de página', follow: 'Síguenos', rights: 'Todos los derechos reservados' };

export const hotTopics = { label: 'Temas del día' };

export const breadcrumbs = { label: 'Estás en' };

export const onAir = {
  now: 'En antena',
  next: 'A continuación',
  later: 'Después',
  listen: 'Escuchar',
  watch: 'Ver',
  tomorrow: 'Mañana',
};

export const error = { back: 'Ir a la portada', retry: 'Volver a intentarlo' };

export const loading = 'Cargando';

export const showNavigation = { label: 'Secciones de {name}', choose: 'Ir a otra sección' };

export const days = {
  label: 'Elige un día',
  today: 'Hoy',
  yesterday: 'Ayer',
  tomorrow: 'Mañana',
};

export const asideBar = {
  label: 'Herramientas del artículo',
  comments: { one: '{count} comentario', other: '{count} comentarios' },
  comment: 'Comentar',
};

export const schedule = {
  empty: 'No hay programación para este día.',
  over: 'Ya se ha emitido',
  now: 'En antena',
};

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

export const shows = { empty: 'Todavía no hay programas en este apartado.' };

export const loadFailure = {
  text: 'Esta parte de la página no se ha podido cargar. El resto sigue funcionando.',
  retry: 'Volver a intentarlo',
};

import { errorTextsEs } from '@portal/model';

/** Spanish strings for the search page: counts, corrections, errors (spec §8). */
export const search = {
  title: 'Buscar',
  titleOf: 'Resultados de «{text}»',
  count: { one: '{count} resultado', other: '{count} resultados' },
  countOver: 'Más de {count} resultados',
  newestFirst: 'De más nuevo a más antiguo',
  corrected: 'No hay nada con lo que has escrito: estos son los resultados de «{text}».',
  text: '¿Qué buscas?',
  scope: 'Dónde',
  scopes: { all: 'Todos los contenidos', news: 'Noticias', other: 'Otros contenidos' },
  submit: 'Buscar',
  tooShort: errorTextsEs.searchTooShort,
  none: errorTextsEs.noResults,
  noneHint: 'Prueba con menos palabras o con otras.',
  noneHintFiltered: 'Prueba con menos palabras, con otras, o quita algún filtro.',
  clearWords: 'Borrar la búsqueda',
  everywhere: 'Buscarlo en toda la web',
  failed: 'No se ha podido buscar. Vuelve a intentarlo.',
  retry: 'Volver a intentarlo',
  loading: 'Buscando…',
  loadingMore: 'Cargando más resultados…',
  more: 'Ver más resultados',
  added: { one: 'Se ha añadido {count} resultado', other: 'Se han añadido {count} resultados' },
  end: 'No hay más resultados',
};

/** Spanish strings for the filter bar; `{count}` counts the filters set. */
export const filters = {
  label: 'Filtros',
  more: 'Más filtros',
  less: 'Menos filtros',
  clear: 'Quitar los filtros',
  active: { one: '{count} filtro aplicado', other: '{count} filtros aplicados' },
  any: 'Todos',
  submit: 'Filtrar',
  text: 'Buscar aquí',
  cleared: 'Sin filtros',
  counted: '{name} ({count})',
  from: 'Desde el día',
  to: 'Hasta el día',
};

/** Spanish strings for filters by name, with the values that are the same in every listing. */
export const filterNames = {
  searchtype: 'Dónde',
  section: 'Sección',
  type: 'Tipo',
  author: 'Autor',
  tag: 'Tema',
  programme: 'Programa',
  difficulty: 'Dificultad',
  cost: 'Coste',
  time: 'Tiempo',
  thematic: 'Temática',
  modality: 'Modalidad',
  location: 'Lugar',
  difficulties: { easy: 'Fácil', medium: 'Media', expert: 'Para expertos' },
  costs: { low: 'Bajo', medium: 'Medio', high: 'Alto' },
  times: {
    under30: 'Menos de 30 minutos',
    under60: 'Menos de 60 minutos',
    under90: 'Menos de 90 minutos',
    over90: 'Más de 90 minutos',
  },
  types: {
    article: 'Noticia',
    interview: 'Entrevista',
    opinion: 'Opinión',
    longform: 'Reportaje',
    video: 'Vídeo',
    videoembed: 'Vídeo de otra web',
    test: 'Test',
    poll: 'Encuesta',
    blogpost: 'Blog',
    audio: 'Audio',
    photogallery: 'Galería de fotos',
    live: 'En directo',
    streaming: 'Emisión',
    file: 'Documento',
    external: 'Otra web',
    ugc: 'De los lectores',
    ugcparticipation: 'Participación',
    digitalinterview: 'Entrevista digital',
    scrollytelling: 'Reportaje visual',
    videoondemand: 'Vídeo a la carta',
    audioondemand: 'Audio a la carta',
    externalvideoondemand: 'Vídeo a la carta de otra web',
    externalaudioondemand: 'Audio a la carta de otra web',
    ottlive: 'Canal en directo',
    externalottlive: 'Canal en directo de otra web',
    recipe: 'Receta',
    diytask: 'Bricolaje',
    event: 'Acto de la agenda',
  },
};

/** Spanish strings for the pagination. */
export const pages = {
  label: 'Páginas',
  page: 'Página {page}',
  current: 'Página {page}, la actual',
  previous: 'Anterior',
  next: 'Siguiente',
};

/** Spanish strings for the A–Z programme index (spec §2). */
export const programmeIndex = {
  label: 'Programas de la A a la Z',
  all: 'Todos',
  letter: 'Letra',
  digits: 'Números y signos',
  search: 'Buscar un programa',
  none: 'No hay ningún programa que empiece así o que se llame así.',
  count: { one: '{count} programa', other: '{count} programas' },
  added: { one: 'Se ha añadido {count} programa', other: 'Se han añadido {count} programas' },
  end: 'No hay más programas',
};

/** Spanish strings for the events module (spec §9). */
export const eventsModule = {
  title: 'Agenda',
  all: 'Ver toda la agenda',
  few: 'Pronto, más actos',
  none: 'No hay actos previstos',
  failed: 'No se ha podido cargar la agenda.',
  loading: 'Cargando la agenda',
};

/** Spanish strings for the archive and its dates (spec §2). */
export const archive = {
  titleOf: 'Hemeroteca: {days}',
};

/** A broadcaster's pages. */
export const broadcast = {
  label: 'Radio y televisión',
  live: 'En directo',
  guide: 'Programación',
  onDemand: 'A la carta',
  programmes: 'Programas',
  latest: 'Lo último',
  liveOf: '{name}, en directo',
  today: 'Hoy en {name}',
  guideOf: 'Programación: {day}',
  media: { tv: 'Televisión', radio: 'Radio' },
};

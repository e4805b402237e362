import { errorTextsEs } from '@portal/model';

export const search = {
  title: 'Resultados',
  titleOf: 'Resultados de «{text}»',
  count: { one: '{count} resultado', other: '{count} resultados' },
  text: 'Qué buscas',
  scope: 'Dónde',
  scopes: { all: 'Todos los contenidos', news: 'Noticias', other: 'Otros contenidos' },
  submit: 'Buscar',
  tooShort: errorTextsEs.searchTooShort,
  none: errorTextsEs.noResults,
  noneHint: 'Prueba con menos palabras, con otras, o quita algún filtro.',
  failed: 'No se ha podido buscar. Inténtalo de nuevo.',
  retry: 'Reintentar',
  loading: 'Buscando…',
  loadingMore: 'Cargando más resultados…',
  end: 'No hay más resultados',
};

export const filters = {
  label: 'Filtros',
  more: 'Más filtros',
  less: 'Menos filtros',
  clear: 'Quitar los filtros',
  active: { one: '{count} filtro puesto', other: '{count} filtros puestos' },
  any: 'Todos',
  submit: 'Filtrar',
  text: 'Texto',
  cleared: 'Sin filtros',
};

export const pages = {
  label: 'Páginas',
  page: 'Página {page}',
  current: 'Página {page}, la actual',
  previous: 'Anterior',
  next: 'Siguiente',
};

export const programmeIndex = {
  label: 'Programas de la A a la Z',
  all: 'Todos',
  letter: 'Letra',
  digits: 'Números y signos',
  search: 'Busca un programa',
  none: 'No hay ningún programa que empiece así o que se llame así.',
  count: { one: '{count} programa', other: '{count} programas' },
};

export const eventsModule = {
  title: 'Agenda',
  all: 'Ver toda la agenda',
  few: 'Pronto, más actos',
  none: 'No hay actos previstos',
  failed: 'No se ha podido cargar la agenda.',
  loading: 'Cargando la agenda',
};

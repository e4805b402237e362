import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

export const search: Dictionary['search'] = {
  title: 'Resultats',
  titleOf: 'Resultats de «{text}»',
  count: { one: '{count} resultat', other: '{count} resultats' },
  text: 'Què hi busques',
  scope: 'On',
  scopes: { all: 'Tots els continguts', news: 'Notícies', other: 'Altres continguts' },
  submit: 'Cerca',
  tooShort: errorTextsCa.searchTooShort,
  none: errorTextsCa.noResults,
  noneHint: 'Prova-ho amb menys paraules, amb unes altres, o treu algun filtre.',
  failed: 'No s’ha pogut cercar. Torna-ho a provar.',
  retry: 'Torna-ho a provar',
  loading: 'S’està cercant…',
  loadingMore: 'S’estan carregant més resultats…',
  end: 'No hi ha més resultats',
};

export const filters: Dictionary['filters'] = {
  label: 'Filtres',
  more: 'Més filtres',
  less: 'Menys filtres',
  clear: 'Treu els filtres',
  active: { one: '{count} filtre posat', other: '{count} filtres posats' },
  any: 'Tots',
  submit: 'Filtra',
  text: 'Text',
  cleared: 'Sense filtres',
};

export const pages: Dictionary['pages'] = {
  label: 'Pàgines',
  page: 'Pàgina {page}',
  current: 'Pàgina {page}, l’actual',
  previous: 'Anterior',
  next: 'Següent',
};

export const programmeIndex: Dictionary['programmeIndex'] = {
  label: 'Programes de la A a la Z',
  all: 'Tots',
  letter: 'Lletra',
  digits: 'Números i signes',
  search: 'Busca un programa',
  none: 'No hi ha cap programa que comenci així o que es digui així.',
  count: { one: '{count} programa', other: '{count} programes' },
};

export const eventsModule: Dictionary['eventsModule'] = {
  title: 'Agenda',
  all: 'Mira tota l’agenda',
  few: 'Aviat, més actes',
  none: 'No hi ha actes previstos',
  failed: 'No s’ha pogut carregar l’agenda.',
  loading: 'S’està carregant l’agenda',
};

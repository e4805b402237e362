import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** Catalan strings for the search page: counts, corrections, errors (spec §8). */
export const search: Dictionary['search'] = {
  title: 'Cerca',
  titleOf: 'Resultats de «{text}»',
  count: { one: '{count} resultat', other: '{count} resultats' },
  countOver: 'Més de {count} resultats',
  newestFirst: 'Del més nou al més antic',
  corrected: 'No hi ha res amb el que has escrit: aquests són els resultats de «{text}».',
  text: 'Què busques?',
  scope: 'On',
  scopes: { all: 'Tots els continguts', news: 'Notícies', other: 'Altres continguts' },
  submit: 'Cerca',
  tooShort: errorTextsCa.searchTooShort,
  none: errorTextsCa.noResults,
  noneHint: 'Prova-ho amb menys paraules o amb unes altres.',
  noneHintFiltered: 'Prova-ho amb menys paraules, amb unes altres, o treu algun filtre.',
  clearWords: 'Esborra la cerca',
  everywhere: 'Cerca-ho a tot el web',
  failed: 'No s’ha pogut cercar. Torna-ho a provar.',
  retry: 'Torna-ho a provar',
  loading: 'S’està cercant…',
  loadingMore: 'S’estan carregant més resultats…',
  more: 'Mostra més resultats',
  added: { one: 'S’ha afegit {count} resultat', other: 'S’han afegit {count} resultats' },
  end: 'No hi ha més resultats',
};

/** Catalan strings for the filter bar; `{count}` counts the filters set. */
export const filters: Dictionary['filters'] = {
  label: 'Filtres',
  more: 'Més filtres',
  less: 'Menys filtres',
  clear: 'Treu els filtres',
  active: { one: '{count} filtre aplicat', other: '{count} filtres aplicats' },
  any: 'Tots',
  submit: 'Filtra',
  text: 'Cerca aquí',
  cleared: 'Sense filtres',
  counted: '{name} ({count})',
  from: 'Des del dia',
  to: 'Fins al dia',
};

/** Catalan strings for filters by name, with the values that are the same in every listing. */
export const filterNames: Dictionary['filterNames'] = {
  searchtype: 'On',
  section: 'Secció',
  type: 'Tipus',
  author: 'Autor',
  tag: 'Tema',
  programme: 'Programa',
  difficulty: 'Dificultat',
  cost: 'Cost',
  time: 'Temps',
  thematic: 'Temàtica',
  modality: 'Modalitat',
  location: 'Lloc',
  difficulties: { easy: 'Fàcil', medium: 'Mitjana', expert: 'Per a experts' },
  costs: { low: 'Baix', medium: 'Mitjà', high: 'Alt' },
  times: {
    under30: 'Menys de 30 minuts',
    under60: 'Menys de 60 minuts',
    under90: 'Menys de 90 minuts',
    over90: 'Més de 90 minuts',
  },
  types: {
    article: 'Notícia',
    interview: 'Entrevista',
    opinion: 'Opinió',
    longform: 'Reportatge',
    video: 'Vídeo',
    videoembed: 'Vídeo d’un altre web',
    test: 'Test',
    poll: 'Enquesta',
    blogpost: 'Blog',
    audio: 'Àudio',
    photogallery: 'Galeria de fotos',
    live: 'En directe',
    streaming: 'Emissió',
    file: 'Document',
    external: 'Un altre web',
    ugc: 'Dels lectors',
    ugcparticipation: 'Participació',
    digitalinterview: 'Entrevista digital',
    scrollytelling: 'Reportatge visual',
    videoondemand: 'Vídeo a la carta',
    audioondemand: 'Àudio a la carta',
    externalvideoondemand: 'Vídeo a la carta d’un altre web',
    externalaudioondemand: 'Àudio a la carta d’un altre web',
    ottlive: 'Canal en directe',
    externalottlive: 'Canal en directe d’un altre web',
    recipe: 'Recepta',
    diytask: 'Bricolatge',
    event: 'Acte de l’agenda',
  },
};

/** Catalan strings for the pagination. */
export const pages: Dictionary['pages'] = {
  label: 'Pàgines',
  page: 'Pàgina {page}',
  current: 'Pàgina {page}, l’actual',
  previous: 'Anterior',
  next: 'Següent',
};

/** Catalan strings for the A–Z programme index (spec §2). */
export const programmeIndex: Dictionary['programmeIndex'] = {
  label: 'Programes de la A a la Z',
  all: 'Tots',
  letter: 'Lletra',
  digits: 'Números i signes',
  search: 'Cerca un programa',
  none: 'No hi ha cap programa que comenci així o que es digui així.',
  count: { one: '{count} programa', other: '{count} programes' },
  added: { one: 'S’ha afegit {count} programa', other: 'S’han afegit {count} programes' },
  end: 'No hi ha més programes',
};

/** Catalan strings for the events module (spec §9). */
export const eventsModule: Dictionary['eventsModule'] = {
  title: 'Agenda',
  all: 'Mira tota l’agenda',
  few: 'Aviat, més actes',
  none: 'No hi ha actes previstos',
  failed: 'No s’ha pogut carregar l’agenda.',
  loading: 'S’està carregant l’agenda',
};

/** Catalan strings for the archive and its dates (spec §2). */
export const archive: Dictionary['archive'] = {
  titleOf: 'Hemeroteca: {days}',
};

/** Catalan strings for a broadcaster's pages and their navigation. */
export const broadcast: Dictionary['broadcast'] = {
  label: 'Ràdio i televisió',
  live: 'En directe',
  guide: 'Programació',
  onDemand: 'A la carta',
  programmes: 'Programes',
  latest: 'Els últims capítols',
  liveOf: '{name}, en directe',
  today: 'Avui a {name}',
  guideOf: 'Programació: {day}',
  media: { tv: 'Televisió', radio: 'Ràdio' },
};

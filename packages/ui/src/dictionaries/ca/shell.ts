import type { Dictionary } from '../dictionary';

export const skip: Dictionary['skip'] = { content: 'Ves al contingut', navigation: 'Ves al menú' };

export const header: Dictionary['header'] = {
  menu: 'Menú',
  close: 'Tanca',
  sections: 'Navegació principal',
  search: 'Cerca',
  login: 'Inicia la sessió',
  account: 'El meu compte',
  profile: 'El meu perfil',
  favourites: 'Preferits',
  authors: 'Autors',
  newsletters: 'Butlletins',
  logout: 'Tanca la sessió',
  front: 'Portada',
  foundedIn: 'Fundat el {year}',
  home: '{name}, portada',
  submenu: '{name}: més seccions',
  searchIn: 'Cerca a {name}',
  accountOf: 'Compte de {nick}',
  scheme: { label: 'Tema', light: 'Clar', dark: 'Fosc', auto: 'Automàtic' },
};

export const footer: Dictionary['footer'] = {
  label: 'Peu de pàgina',
  follow: 'Segueix-nos',
  rights: 'Tots els drets reservats',
};

export const hotTopics: Dictionary['hotTopics'] = { label: 'Temes del dia' };

export const breadcrumbs: Dictionary['breadcrumbs'] = { label: 'Ets a' };

export const onAir: Dictionary['onAir'] = {
  now: 'En antena',
  next: 'Tot seguit',
  later: 'Després',
  listen: 'Escolta',
  watch: 'Mira',
  tomorrow: 'Demà',
};

export const error: Dictionary['error'] = { back: 'Ves a la portada', retry: 'Torna-ho a provar' };

export const loading: Dictionary['loading'] = 'S’està carregant';

export const showNavigation: Dictionary['showNavigation'] = {
  label: 'Apartats de {name}',
  choose: 'Ves a un altre apartat',
};

export const days: Dictionary['days'] = {
  label: 'Tria un dia',
  today: 'Avui',
  yesterday: 'Ahir',
  tomorrow: 'Demà',
};

export const asideBar: Dictionary['asideBar'] = {
  label: 'Eines de l’article',
  comments: { one: '{count} comentari', other: '{count} comentaris' },
  comment: 'Comenta-ho',
};

export const schedule: Dictionary['schedule'] = {
  empty: 'No hi ha programació per a aquest dia.',
  over: 'Ja s’ha emès',
  now: 'En antena',
};

export const streams: Dictionary['streams'] = {
  title: 'En directe',
  watch: 'Mira {title}',
  listen: 'Escolta {title}',
  video: 'Mira',
  audio: 'Escolta',
  current: 'Ho estàs mirant',
  currentAudio: 'Ho estàs escoltant',
  audioOnly: 'Només el so',
  withVideo: 'Torna a la imatge',
  loading: 'S’estan buscant els directes…',
  empty: 'Ara no emetem res en directe.',
  error: 'No hem pogut carregar els directes.',
  retry: 'Torna-ho a provar',
};

export const shows: Dictionary['shows'] = { empty: 'Encara no hi ha programes en aquest apartat.' };

export const loadFailure: Dictionary['loadFailure'] = {
  text: 'Aquesta part de la pàgina no s’ha pogut carregar. La resta continua funcionant.',
  retry: 'Torna-ho a provar',
};

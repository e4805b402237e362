import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** Catalan strings for the skip links at the top of every page. */
export const skip: Dictionary['skip'] = {
  label: 'Dreceres',
  content: 'Ves al contingut',
  navigation: 'Ves al menú',
};

/** Catalan strings for the site's header, its menu and the account menu; `{name}` is the site's. */
export const header: Dictionary['header'] = {
  menu: 'Menú',
  close: 'Tanca el menú',
  sections: 'Navegació principal',
  search: 'Cerca',
  login: 'Inicia la sessió',
  subscribe: 'Subscriu-t’hi',
  account: 'El meu compte',
  profile: 'El meu perfil',
  favourites: 'Continguts desats',
  authors: 'Autors',
  newsletters: 'Butlletins',
  logout: 'Tanca la sessió',
  front: 'Portada',
  foundedIn: 'Fundat el {year}',
  home: '{name}, portada',
  submenu: '{name}: més seccions',
  searchIn: 'Cerca a {name}',
  tooShort: errorTextsCa.searchTooShort,
  accountOf: 'Compte {de |d’:nick}',
  scheme: { label: 'Tema', light: 'Clar', dark: 'Fosc', auto: 'Automàtic', highContrast: 'Alt contrast' },
};

/** Catalan strings for the site's footer. */
export const footer: Dictionary['footer'] = {
  label: 'Peu de pàgina',
  follow: 'Segueix-nos',
  rights: 'Tots els drets reservats',
  fiction: 'Capçalera de demostració: els pobles, les persones i les notícies són inventats',
};

/** Catalan strings for the hot-topics strip. */
export const hotTopics: Dictionary['hotTopics'] = { label: 'Temes del dia' };

/** Catalan texts that name the breadcrumbs for assistive technology. */
export const breadcrumbs: Dictionary['breadcrumbs'] = { label: 'Ets a' };

/** Catalan strings for the stage of current shows and for the header's line about them. */
export const onAir: Dictionary['onAir'] = {
  now: 'En antena',
  next: 'Tot seguit',
  later: 'Després',
  listen: 'Escolta',
  watch: 'Mira',
  tomorrow: 'Demà',
  replay: 'A la carta',
  returns: 'Torna {atTime}, amb {title}.',
  off: 'Ara no emet.',
};

/** Catalan strings for the links on an error page; its title and description are in the model. */
export const error: Dictionary['error'] = {
  back: 'Ves a la portada',
  retry: 'Torna-ho a provar',
  write: 'Si creus que hauries de tenir permís, {link}.',
  writeLink: 'escriu-nos',
};

/** Catalan loading text for assistive technology. */
export const loading: Dictionary['loading'] = 'S’està carregant';

/** Catalan strings for a programme's navigation; `{name}` is the programme's. */
export const showNavigation: Dictionary['showNavigation'] = {
  label: 'Apartats {de |d’:name}',
  choose: 'Ves a un altre apartat',
};

/** Catalan strings for the day selector of the programme guide. */
export const days: Dictionary['days'] = {
  label: 'Tria un dia',
  today: 'Avui',
  yesterday: 'Ahir',
  tomorrow: 'Demà',
};

/** Catalan strings for the bar of tools next to an article. */
export const asideBar: Dictionary['asideBar'] = {
  label: 'Eines de l’article',
  comments: { one: '{count} comentari', other: '{count} comentaris' },
  comment: 'Comentaris',
  share: 'Comparteix',
};

/** Catalan strings for the programme guide, a day without shows included (spec §8). */
export const schedule: Dictionary['schedule'] = {
  empty: 'Encara no hem publicat la programació d’aquest dia.',
  toToday: 'Mira la d’avui',
  repeat: 'Repetició',
  over: 'Ja s’ha emès',
  now: 'En antena',
  offAir: 'Sense emissió',
  earlier: 'Abans ({count})',
  listenAgain: 'Torna-ho a escoltar',
  watchAgain: 'Torna-ho a veure',
  nowLine: 'Ara',
  grid: 'Graella del dia, per hores',
  beganBefore: 'Ve d’abans de mitjanit',
  endsLater: 'Continua després de mitjanit',
};

/** Catalan strings for age ratings: `{age}` in years, and content warnings. */
export const ageRating: Dictionary['ageRating'] = {
  all: 'Apte per a tots els públics',
  from: 'No recomanat per a menors de {age} anys',
  warns: '{rating}: {warnings}',
  signs: { all: 'TP', from: '+{age}' },
  warnings: {
    violence: 'violència',
    sex: 'sexe',
    fear: 'terror o angoixa',
    language: 'llenguatge groller',
    drugs: 'alcohol o altres drogues',
    discrimination: 'discriminació',
    imitation: 'conductes perilloses que es poden imitar',
  },
};

/** Catalan strings for the live-streams panel and its buttons; `{title}` is the stream's. */
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

/** Catalan strings for an empty grid of programmes. */
export const shows: Dictionary['shows'] = { empty: 'Encara no hi ha programes en aquest apartat.' };

/** Catalan strings for the notice next to a part whose script did not load (spec §8). */
export const loadFailure: Dictionary['loadFailure'] = {
  text: 'Aquesta part de la pàgina no s’ha pogut carregar. La resta continua funcionant.',
  retry: 'Torna-ho a provar',
};

/** Catalan strings of the light edition. */
export const edition: Dictionary['edition'] = {
  light: 'Edició lleugera',
  note: 'Primer el text, i cada imatge quan la demanes.',
  full: 'Edició completa',
  picture: 'Mostra la imatge',
  namedPicture: 'Mostra la imatge: {alt}',
  failed: 'La imatge no s’ha pogut carregar. Torna-ho a provar',
};

/** Catalan strings for the offline reading list; `{time}` is the time of a copy. */
export const kept: Dictionary['kept'] = {
  offline: 'No hi ha connexió',
  offlineText: 'Aquesta pàgina no està desada en aquest dispositiu. La podràs obrir quan torni la connexió.',
  unsent:
    'El que acabes d’enviar no ha arribat. Aquesta pàgina ho guarda: torna-ho a provar des d’aquí quan torni la connexió.',
  readable: 'El que pots llegir ara',
  nothing:
    'Encara no hi ha res desat en aquest dispositiu. Les pàgines que obris amb connexió les trobaràs aquí.',
  saved: 'És als teus continguts desats',
  opening: 'Aquí només se’n pot llegir el començament',
  copiedAt: 'Desat {time}',
  today: 'avui {time}',
  onDay: '{el |l’:day} {time}',
  front: 'Portada {de |d’:site}',
  copyLabel: 'Còpia desada',
  copy: 'Llegeixes una còpia desada {time}.',
  refresh: 'Actualitza',
  gate: 'La resta de l’article necessita connexió',
  gateText: 'En aquest dispositiu només n’hi ha el començament. Torna-ho a provar quan hi hagi connexió.',
  keepLabel: 'Llegir sense connexió',
  keepNone: 'Encara no en pots llegir cap sense connexió. Desa’ls en aquest dispositiu, amb les imatges.',
  keepText:
    'En pots llegir {kept} de {total} sense connexió. Desa la resta en aquest dispositiu, amb les imatges.',
  keep: 'Desa’ls en aquest dispositiu',
  keepNamed: 'Desa’ls en aquest dispositiu: els continguts desats, per llegir-los sense connexió',
  keeping: 'S’estan desant en aquest dispositiu',
  allKept: 'Els tens tots en aquest dispositiu: els pots llegir sense connexió.',
  keptOpenings: 'Dels que són per a subscriptors o per a lectors registrats, només en tens el començament.',
  keepFailed: 'No s’han pogut desar tots. Torna-ho a provar.',
  clear: 'Esborra les pàgines desades',
  statuses: {
    off: 'Desactivat: no es desa cap pàgina.',
    starting: 'S’està activant…',
    on: 'Activat: les pàgines que llegeixes es desen en aquest dispositiu.',
    cleared: 'Les pàgines desades s’han esborrat. A partir d’ara es tornen a desar les que llegeixes.',
    ending: 'S’està esborrant el que hi havia desat…',
    failed: 'No s’ha pogut activar. Torna-ho a provar.',
    unsupported: 'Aquest navegador no permet desar pàgines per llegir-les sense connexió.',
  },
  withoutScript: 'Per activar-ho cal JavaScript, que aquest navegador no executa. No es desa cap pàgina.',
};

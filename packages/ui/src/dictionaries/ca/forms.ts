import type { Dictionary } from '../dictionary';

/** Catalan texts that form fields share: required mark, password hint, legal terms (spec §5). */
export const fields: Dictionary['fields'] = {
  required: 'camp obligatori',
  terms: 'He llegit i accepto les {link}',
  termsLink: 'condicions legals',
  newTab: 's’obre en una pestanya nova',
  showPassword: 'Mostra la contrasenya',
  hidePassword: 'Amaga la contrasenya',
  passwordHint: 'Mínim 8 caràcters, amb majúscules i minúscules',
  charactersMost: { one: 'Màxim {count} caràcter', other: 'Màxim {count} caràcters' },
  charactersLeft: { one: 'Queda {count} caràcter', other: 'Queden {count} caràcters' },
  charactersOver: { one: 'Sobra {count} caràcter', other: 'Sobren {count} caràcters' },
  choose: 'Tria una opció',
  dismiss: 'Tanca l’avís',
  errors: { one: 'Hi ha {count} dada per revisar', other: 'Hi ha {count} dades per revisar' },
  incomplete: 'Falta alguna dada, o n’hi ha alguna per corregir',
  noValue: 'sense dada',
  kinds: { success: 'Fet', error: 'Error', warning: 'Avís' },
};

/** Catalan strings for calendars and date fields. */
export const calendar: Dictionary['calendar'] = {
  open: 'Obre el calendari',
  choose: 'Tria un dia',
  chooseRange: 'Tria el primer dia i l’últim',
  chooseFirst: 'Tria el primer dia',
  chooseLast: 'Tria l’últim dia',
  previous: 'Mes anterior',
  next: 'Mes següent',
  month: 'Mes',
  year: 'Any',
  today: 'avui',
  selected: 'triat',
  format: 'DD/MM/AAAA',
  clear: 'Esborra la data',
  noDay: 'Escriu el dia amb el format DD/MM/AAAA',
  loading: 'S’està carregant el calendari',
  failed: 'El calendari no s’ha pogut carregar. Escriu la data.',
};

/** Catalan strings for the date select, one for each preset (spec §4). */
export const dateFilters: Dictionary['dateFilters'] = {
  title: 'Data',
  any: 'Qualsevol data',
  today: 'Avui',
  yesterday: 'Ahir',
  last24hours: 'Últimes 24 hores',
  lastWeek: 'Última setmana',
  lastMonth: 'Últim mes',
  lastYear: 'Últim any',
  tomorrow: 'Demà',
  nextWeek: 'La setmana vinent',
  nextWeekend: 'El cap de setmana vinent',
  nextMonth: 'El mes vinent',
  thisMonth: 'Aquest mes',
  nextYear: 'L’any vinent',
  range: 'Entre dues dates…',
  span: '{from} a {to}',
  back: 'Torna a les opcions',
  noCalendar: 'El calendari no s’ha pogut carregar. Torna-ho a provar.',
};

/** Catalan strings for autocomplete fields: hints and match counts (spec §5). */
export const predictive: Dictionary['predictive'] = {
  results: { one: '{count} resultat', other: '{count} resultats' },
  atLeast: 'Escriu {count} lletres com a mínim',
  none: 'Cap resultat',
  loading: 'S’està cercant…',
  failed: 'No s’ha pogut cercar. Torna-ho a provar.',
  clear: 'Esborra',
  open: 'Mostra les opcions',
};

/** Catalan strings for file uploads, their limits and failures (spec §9). */
export const upload: Dictionary['upload'] = {
  choose: 'Tria un fitxer',
  drop: 'o deixa-ho anar aquí',
  image: 'Foto JPEG de {size}\u00a0MB com a màxim',
  video: 'Vídeo MP4 de {size}\u00a0MB com a màxim',
  tooLarge: '{name} pesa més de {size}\u00a0MB',
  wrongFormat: '{name} no és un fitxer JPEG ni MP4',
  wrongImage: '{name} no és un fitxer JPEG',
  wrongVideo: '{name} no és un fitxer MP4',
  tooMany: { one: 'Només es pot enviar {count} fitxer', other: 'Només es poden enviar {count} fitxers' },
  sending: 'S’està enviant {name}',
  done: 'Enviat',
  failed: 'No s’ha pogut enviar',
  retry: 'Torna-ho a provar',
  remove: 'Treu {name}',
};

/** Catalan strings for the contact form and its states. */
export const contact: Dictionary['contact'] = {
  title: 'Escriu-nos',
  name: 'Nom',
  email: 'Correu electrònic',
  subject: 'Assumpte',
  phone: 'Telèfon',
  place: 'Població',
  message: 'Missatge',
  submit: 'Envia',
  done: 'Hem rebut el teu missatge. Et respondrem per correu.',
  failed: 'No s’ha pogut enviar. El que has escrit encara és aquí.',
};

/** Catalan strings for number fields: steps and errors. */
export const numberField: Dictionary['numberField'] = {
  increase: '{label}: augmenta',
  decrease: '{label}: redueix',
  noNumber: 'Escriu un número, com ara {example}',
  tooSmall: 'Ha de ser {min} com a mínim',
  tooLarge: 'Ha de ser {max} com a màxim',
  offStep: 'Ha de ser {before} o {after}',
};

/** Catalan strings for a multiple choice. */
export const multiSelect: Dictionary['multiSelect'] = {
  chosen: { one: '{count} triada', other: '{count} triades' },
  clear: 'Treu-les totes',
  cleared: 'Ja no n’hi ha cap de triada',
};

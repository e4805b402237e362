import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  desk: 'Redacció',
  toSite: 'Ves al web',
  pages: 'Pàgines de la redacció',
  logout: 'Tanca la sessió',
  loggedInAs: '{name}, {role}',
  roles: { moderator: 'moderació', editor: 'edició', chief: 'direcció' },
  home: {
    title: 'Redacció',
    greeting: 'Hola, {name}.',
    people: 'Persones',
    peopleText: 'Qui treballa aquí, amb quin rol, i les invitacions.',
    log: 'Registre',
    logText: 'Tot el que s’ha fet a la redacció, línia a línia.',
  },
  halfDate: 'Escriu la data sencera, o deixa-la buida.',
  keys: 'Tecles a la llista: J i K, següent i anterior',
  keysChoose: 'espai: tria',
  keysLead: 'ves a «{button}»',
  /** Why a moderation rule matched a text. */
  rules: {
    'held-word': 'té una paraula de la llista',
    'refused-word': 'té una paraula prohibida',
    link: 'té un enllaç',
    copy: 'el mateix text ja s’havia enviat, des del mateix compte o des d’altres',
    'long-word': 'té una paraula massa llarga',
    capitals: 'és gairebé tot en majúscules',
    markup: 'conté codi informàtic',
    'hidden-characters': 'té caràcters amagats',
  },
};

type FrameTexts = typeof ca;

const es: FrameTexts = {
  desk: 'Redacción',
  toSite: 'Ir a la web',
  pages: 'Páginas de la redacción',
  logout: 'Cerrar sesión',
  loggedInAs: '{name}, {role}',
  roles: { moderator: 'moderación', editor: 'edición', chief: 'dirección' },
  home: {
    title: 'Redacción',
    greeting: 'Hola, {name}.',
    people: 'Personas',
    peopleText: 'Quién trabaja aquí, con qué rol, y las invitaciones.',
    log: 'Registro',
    logText: 'Todo lo que se ha hecho en la redacción, línea a línea.',
  },
  halfDate: 'Escribe la fecha entera, o déjala vacía.',
  keys: 'Teclas en la lista: J y K, siguiente y anterior',
  keysChoose: 'espacio: elegir',
  keysLead: 'ir a «{button}»',
  /** Why a moderation rule matched a text. */
  rules: {
    'held-word': 'tiene una palabra de la lista',
    'refused-word': 'tiene una palabra prohibida',
    link: 'tiene un enlace',
    copy: 'el mismo texto ya se había enviado, desde la misma cuenta o desde otras',
    'long-word': 'tiene una palabra demasiado larga',
    capitals: 'está casi todo en mayúsculas',
    markup: 'contiene código informático',
    'hidden-characters': 'tiene caracteres ocultos',
  },
};

const en: FrameTexts = {
  desk: 'Newsroom',
  toSite: 'Go to the site',
  pages: 'Newsroom pages',
  logout: 'Log out',
  loggedInAs: '{name}, {role}',
  roles: { moderator: 'moderator', editor: 'editor', chief: 'chief' },
  home: {
    title: 'Newsroom',
    greeting: 'Hello, {name}.',
    people: 'People',
    peopleText: 'Who works here, in which role, and invitations.',
    log: 'Log',
    logText: 'Everything that was done in the newsroom, line by line.',
  },
  halfDate: 'Type the whole date, or leave it empty.',
  keys: 'Keys in the list: J and K, next and previous',
  keysChoose: 'space: choose',
  keysLead: 'go to “{button}”',
  /** Why a moderation rule matched a text. */
  rules: {
    'held-word': 'has a word on the list',
    'refused-word': 'has a forbidden word',
    link: 'has a link',
    copy: 'the same text had been sent already, from the same account or from others',
    'long-word': 'has a word that is too long',
    capitals: 'is almost all in capitals',
    markup: 'has markup',
    'hidden-characters': 'has hidden characters',
  },
};

/** Strings that all pages of the desk share, and its home page. */
export const FRAME_DESK_TEXTS: Readonly<Record<Language, FrameTexts>> = inEveryLanguage({ ca, es, en });

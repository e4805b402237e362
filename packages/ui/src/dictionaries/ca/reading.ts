import { labelWordsCa, rectificationWordsCa, rectifiedSignsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** Catalan strings for media players before hydration. */
export const player: Dictionary['player'] = {
  video: 'Vídeo',
  audio: 'Àudio',
  chapters: 'Capítols del vídeo',
  open: 'Obre el fitxer',
  transcript: 'Transcripció',
  audioDescription: 'Amb audiodescripció',
  signLanguage: 'En llengua de signes',
};

/** Catalan strings for cards: words for kinds of story, and for assistive technology. */
export const card: Dictionary['card'] = {
  opinion: 'Opinió',
  ad: 'Publicitat',
  live: 'Directe',
  finishedLive: 'Minut a minut',
  audio: 'Àudio',
  video: 'Vídeo',
  gallery: 'Fotos',
  interview: 'Entrevista',
  registeredOnly: 'Per a lectors registrats',
  subscribers: 'Per a subscriptors',
  by: 'Per',
  and: 'i',
  votes: { one: '{count} vot', other: '{count} vots' },
  rating: '{value} de 5 estrelles',
  pictures: { one: '{count} foto', other: '{count} fotos' },
  labels: labelWordsCa,
  rectified: rectifiedSignsCa,
  sponsoredBy: 'Patrocinat per {name}',
  partnerOf: 'En col·laboració amb {name}',
  yesterday: 'Ahir {time}',
  breaking: 'Última hora',
};

/** Catalan texts before the dates of publication and last change. */
export const time: Dictionary['time'] = {
  published: 'Publicat',
  updated: 'Actualitzat',
  reading: { one: '{count} minut de lectura', other: '{count} minuts de lectura' },
};

/** Catalan strings for pictures: the credit, and the replacement of a missing file. */
export const image: Dictionary['image'] = { missing: 'Imatge no disponible', credit: 'Foto' };

/** Catalan strings for an event's facts; `{from}` and `{to}` are dates. */
export const event: Dictionary['event'] = {
  range: '{Del |De l’:from} {al |a l’:to}',
  address: 'Adreça',
  when: 'Quan',
  where: 'On',
  timetable: 'Horari',
  kind: 'Modalitat',
  themes: 'Temàtiques',
  price: 'Preu',
  tickets: 'Entrades',
  organiser: 'Organitza',
  otherDates: 'Altres dates',
  label: 'Dades de l’acte',
  addToCalendar: 'Afegeix al calendari',
  map: 'Mira-ho al mapa',
  past: 'Aquest acte ja s’ha celebrat',
  cancelled: 'Aquest acte s’ha cancel·lat',
};

/** Catalan strings for an article around its text: tags, related articles and comments. */
export const article: Dictionary['article'] = {
  related: 'També et pot interessar',
  films: 'Més vídeos',
  sounds: 'Més àudios',
  ofSection: 'Més {section}',
  chapters: 'Capítols',
  next: 'Article següent',
  corrections: 'Correccions',
  correctionOf: 'Correcció {del |de l’:date}',
  rectifications: rectificationWordsCa,
  tags: 'Temes',
  authors: 'Sobre qui el signa',
  comments: {
    title: 'Comentaris',
    replyTo: 'En resposta a {author}',
    none: 'Encara no hi ha comentaris',
    one: '{count} comentari',
    other: '{count} comentaris',
    closed: 'Els comentaris estan tancats',
    afterReading: 'Podràs comentar aquí quan puguis llegir l’article sencer.',
    pending: 'Pendent de revisió',
    refused: 'No s’ha publicat',
    refusedWhy: 'T’hem escrit un correu amb el motiu.',
    sending: 'S’està enviant…',
    failed: 'No s’ha enviat',
    retry: 'Torna-ho a enviar',
    discard: 'Torna a editar-lo',
    deleted: 'Compte eliminat',
    newsroom: 'Redacció',
    edited: 'editat',
    removed: 'L’autor ha eliminat aquest comentari',
    hidden: 'Aquest comentari s’ha retirat',
    permalink: 'Enllaç al comentari {de |d’:author}',
    takePart: 'Respon, vota o denuncia',
    votes: '{likes} a favor, {dislikes} en contra',
    sort: 'Ordre dels comentaris',
    sorts: { newest: 'Més recents', best: 'Més ben valorats', oldest: 'Més antics' },
    allReplies: { one: 'Mostra {count} resposta més', other: 'Mostra {count} respostes més' },
    more: 'Més comentaris',
    loading: 'S’estan carregant els comentaris',
    loadFailed: 'No s’han pogut carregar els comentaris més recents.',
    whole: 'Torna a l’article',
    all: 'Tots els comentaris',
    pageTitle: 'Comentaris sobre «{title}»',
  },
  sections: 'En aquest article',
  embed: {
    open: 'Mira-ho a {provider}',
    notice: 'Aquest contingut és a {provider}. Quan l’obris s’apliquen les seves condicions.',
  },
  download: 'Descarrega',
  table: 'Taula',
  share: 'Comparteix',
  ingredients: 'Ingredients',
  steps: 'Elaboració',
  materials: 'Material',
  tools: 'Eines',
  diySteps: 'Passos',
  yield: 'Racions',
  servings: { one: '{count} persona', other: '{count} persones' },
  difficulty: { label: 'Dificultat', easy: 'Fàcil', medium: 'Mitjana', expert: 'Per a experts' },
  cost: { label: 'Cost', low: 'Baix', medium: 'Mitjà', high: 'Alt' },
  totalTime: 'Temps',
  rating: 'Valoració',
};

/** Catalan strings for the registration gate at the end of an opening (spec §6). */
export const gate: Dictionary['gate'] = {
  title: 'La resta és per a lectors amb compte',
  text: 'Crear-ne un és gratuït: unes quantes dades, i confirmes el correu.',
  benefits: {
    read: 'Llegeix sencers els articles per a lectors registrats',
    save: 'Desa el que vulguis llegir més tard',
    follow: 'Segueix els autors que t’agradin',
  },
  action: 'Crea un compte',
  login: 'Ja tinc compte',
  loginSubscribed: 'Ja tinc subscripció',
  alreadyIn: 'Si ja has iniciat la sessió, llegeix-lo sencer aquí',
  loading: 'S’està carregant la resta de l’article',
  arrived: 'Ja tens l’article sencer',
  failed: 'No s’ha pogut carregar la resta de l’article.',
  retry: 'Torna-ho a provar',
  paper: 'L’article continua a {address}, per a lectors amb compte.',
  metered: {
    title: 'Aquest article continua',
    text: {
      one: 'Cada mes pots llegir {count} article reservat sense subscriure-t’hi: pot ser aquest.',
      other: 'Cada mes pots llegir {count} articles reservats sense subscriure-t’hi. Aquest en serà un.',
    },
    left: {
      one: 'Aquest mes et queda {count} article. Si llegeixes aquest, no te’n quedarà cap.',
      other: 'Aquest mes et queden {count} articles. Si llegeixes aquest, te’n comptarem un.',
    },
    action: 'Llegeix-lo',
  },
  spent: {
    title: 'Ja has llegit els articles gratuïts d’aquest mes',
    text: 'El mes que ve en podràs llegir més. Amb una subscripció els tens tots des d’ara: un compte gratuït no és prou.',
  },
  network: {
    title: 'Des de la teva connexió ja s’han fet totes les lectures gratuïtes d’avui',
    text: 'Inicia la sessió amb un compte creat abans d’avui. Si no en tens cap, crea’n un ara i torna-hi demà: amb un compte teu no dependràs de la connexió.',
  },
  subscribers: {
    title: 'La resta és per a subscriptors',
    text: 'La subscripció paga el temps que hi ha al darrere de cada article. Per llegir aquest no n’hi ha prou amb un compte gratuït.',
    action: 'Mira les subscripcions',
    mayRead: 'Si ets subscriptor o te l’han regalat, llegeix-lo sencer aquí',
  },
  paperOfOthers: 'L’article continua a {address}.',
  whole: 'Aquest és l’article sencer.',
  publicPage: 'Pàgina pública de l’article',
};

/** Catalan strings for photo galleries; `{current}` and `{total}` count pictures. */
export const gallery: Dictionary['gallery'] = { open: 'Mira la galeria', position: '{current} de {total}' };

/** Catalan strings for carousels and their arrows. */
export const carousel: Dictionary['carousel'] = {
  label: 'Carrusel',
  previous: 'Anterior',
  next: 'Següent',
  position: '{current} de {total}',
  goTo: 'Ves a la posició {current}',
};

/** Catalan strings for the most-read module. */
export const mostRead: Dictionary['mostRead'] = { title: 'El més llegit', empty: 'Encara no hi ha dades' };

/** Catalan strings for the module of newest articles. */
export const lastHour: Dictionary['lastHour'] = {
  title: 'Última hora',
  empty: 'Sense novetats per ara',
  all: 'Mira tota l’última hora',
};

/** Catalan strings for the link that loads more, and for its failure. */
export const loadMore: Dictionary['loadMore'] = {
  more: 'Mostra’n més',
  loading: 'S’està carregant…',
  end: 'No hi ha més notícies',
  error: 'No s’ha pogut carregar. Torna-ho a provar.',
  retry: 'Torna-ho a provar',
  added: { one: 'S’ha afegit {count} notícia', other: 'S’han afegit {count} notícies' },
};

/** Catalan strings for an author's head: the word over the name, and the link to X. */
export const author: Dictionary['author'] = { kind: 'Autors', twitter: '{name} a X' };

/** Catalan strings for a programme's head: its kind and medium. */
export const programme: Dictionary['programme'] = {
  kind: 'Programa',
  tv: 'Televisió',
  radio: 'Ràdio',
  all: 'Tots els capítols',
  season: 'Temporada {from}-{to}',
  episodes: 'Capítols',
  listen: 'Escolta l’últim',
  watch: 'Mira l’últim',
  begun: 'Continua',
  left: 'En queden {minutes} min',
  forget: 'Treu de la llista',
  forgetAll: 'Buida la llista',
};

/** Catalan strings for listings: empty ones, and the ways to newer and older pages. */
export const listing: Dictionary['listing'] = {
  empty: 'Encara no hi ha res publicat aquí',
  emptyWay: 'Ves a la portada',
  newest: 'El més nou',
  older: 'Anteriors',
};

/** Catalan strings for a recipe or a DIY task that is followed step by step, and for printing it. */
export const stepByStep: Dictionary['stepByStep'] = {
  open: 'Pas a pas',
  pageTitle: '{title}, pas a pas',
  label: 'Passos',
  begin: 'Comença',
  step: 'Pas {step}',
  stepOf: 'Pas {step} de {total}',
  ofStep: '(pas {step})',
  next: 'Següent',
  previous: 'Anterior',
  first: 'Aquest és el primer pas.',
  finish: 'Acaba',
  whole: 'Mostra tots els passos',
  back: 'Torna al bricolatge',
  backToRecipe: 'Torna a la recepta',
  keepAwake: 'Mantén la pantalla encesa',
  startTimer: 'Compta el temps',
  pause: 'Atura’l',
  resume: 'Continua',
  reset: 'Reinicia’l',
  timers: 'Temporitzadors en marxa',
  over: 'S’ha acabat el temps del pas {step}.',
  howMany: 'Quantes persones',
  fewer: 'Per a menys persones',
  more: 'Per a més persones',
  print: 'Imprimeix',
};

/** Catalan strings for a blog's head, and for a post's place in it. */
export const blog: Dictionary['blog'] = {
  kind: 'Blog',
  authors: 'Qui l’escriu',
  feed: 'Canal RSS',
  of: 'Blog {name}',
  previous: 'Entrada anterior',
  next: 'Entrada següent',
  none: 'Encara no hi ha cap entrada',
  noneHint: 'Quan se’n publiqui la primera, serà aquí.',
};

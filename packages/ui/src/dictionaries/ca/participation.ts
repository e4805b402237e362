import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

export * from './interviews';

/** Catalan strings for the share bar; `{network}` is the network's name. */
export const share: Dictionary['share'] = {
  label: 'Comparteix',
  on: 'Comparteix a {network}',
  native: 'Comparteix',
  copy: 'Copia l’enllaç',
  copied: 'Enllaç copiat',
  copyFailed: 'No s’ha pogut copiar',
  more: 'Més xarxes',
  less: 'Menys xarxes',
};

/** Catalan strings for like, save and follow buttons, on and off. */
export const toggles: Dictionary['toggles'] = {
  like: 'M’agrada',
  likedIt: 'T’agrada',
  save: 'Desa-ho',
  saved: 'Desat',
  saveNamed: 'Desa «{name}»',
  unsaveNamed: 'Treu «{name}» dels continguts desats',
  follow: 'Segueix {name}',
  following: 'Deixa de seguir {name}',
  followShort: 'Segueix',
  followingShort: 'Seguint',
  failed: 'No s’ha pogut desar. Torna-ho a provar.',
  likes: { one: '{count} persona', other: '{count} persones' },
};

/** Catalan strings for the newsletter module (spec §2). */
export const newsletter: Dictionary['newsletter'] = {
  title: 'Rep el nostre butlletí',
  email: 'Correu electrònic',
  submit: 'Subscriu-t’hi',
  done: 'Gairebé ho tens: confirma la subscripció des del correu que t’hem enviat.',
  failed: errorTextsCa.newsletterFailed,
};

/** Catalan strings for polls, by state (spec §4). */
export const poll: Dictionary['poll'] = {
  states: { 'not-started': 'Encara no és oberta', active: 'Oberta', finished: 'Tancada' },
  label: 'Enquesta',
  notStarted: 'L’enquesta s’obre {el |l’:date}',
  closes: 'Oberta fins {al |a l’:date}',
  finished: 'Enquesta tancada',
  vote: 'Vota',
  votes: { one: '{count} vot', other: '{count} vots' },
  yours: 'El teu vot',
  failed: 'No s’ha pogut desar el teu vot. Torna-ho a provar.',
  choose: 'Tria una resposta',
  results: 'Resultats fins ara',
  afterVote: 'Els resultats es veuen després de votar.',
  afterEnd: 'Els resultats es publicaran quan l’enquesta es tanqui.',
  change: 'Canvia el vot',
  upTo: { one: 'Pots triar una resposta', other: 'Pots triar fins a {count} respostes' },
  tooMany: { one: 'Tria només una resposta', other: 'Tria com a màxim {count} respostes' },
  counted: 'Gràcies, hem comptat el teu vot.',
  confirm: 'Encara no hem comptat el teu vot: confirma’l.',
  back: 'Torna a «{title}»',
  winner: 'La més votada',
  reasons: {
    POLL_NOT_STARTED: 'L’enquesta encara no s’ha obert.',
    POLL_FINISHED: 'L’enquesta s’ha tancat abans que arribés el teu vot.',
    ALREADY_VOTED: 'Ja has votat en aquesta enquesta.',
    TOO_MANY_VOTES:
      'Avui ja s’ha votat moltes vegades des de la teva xarxa. Torna-ho a provar demà o inicia la sessió.',
    UNKNOWN_BROWSER: 'Per votar sense compte, el navegador ha d’acceptar galetes.',
  },
};

/** Catalan strings for the comment box and its states (spec §4, §5). */
export const commentBox: Dictionary['commentBox'] = {
  title: 'Escriu un comentari',
  replyTo: 'Respons a {author}',
  cancelReply: 'Cancel·la la resposta',
  submit: 'Publica',
  empty: 'Escriu alguna cosa abans de publicar',
  tooLong: { one: 'Sobra {count} caràcter', other: 'Sobren {count} caràcters' },
  failed: 'No s’ha pogut enviar el teu comentari. El que has escrit encara és aquí.',
  sent: 'Gràcies. La redacció revisarà el teu comentari abans de decidir si el publica.',
  loggedOut: 'Per comentar, inicia la sessió.',
  login: 'Inicia la sessió',
  incomplete: 'Per comentar has de completar el teu perfil.',
  complete: 'Completa el perfil',
  suspended:
    'La redacció ha suspès la teva participació als comentaris. T’hem escrit amb el motiu i com pots presentar un recurs.',
  child: 'Els comptes de menors poden llegir els comentaris, però no escriure’n.',
  edit: 'Edita el teu comentari',
  save: 'Desa',
  cancelEdit: 'Cancel·la',
  reasons: {
    FORBIDDEN: 'Per comentar cal poder llegir l’article sencer.',
    COMMENTS_CLOSED: 'Els comentaris s’han tancat mentre escrivies.',
    PARENT_GONE: 'El comentari que responies ja no hi és.',
    SUSPENDED: 'La redacció ha suspès la teva participació als comentaris.',
    INCOMPLETE_PROFILE: 'Abans has de completar el teu perfil.',
    REFUSED: 'Conté paraules que no publiquem.',
    TOO_LATE: 'Ja han passat els cinc minuts per editar-lo.',
  },
};

/** Catalan strings for the buttons under a comment: vote, report, reply. */
export const commentTools: Dictionary['commentTools'] = {
  like: 'D’acord amb {author}',
  dislike: 'En desacord amb {author}',
  reply: 'Respon',
  replyTo: 'Respon a {author}',
  report: 'Denuncia el comentari {de |d’:author}',
  reportTitle: 'Vols denunciar aquest comentari?',
  reportText: 'Una persona de la redacció el llegirà. Qui l’ha escrit no sabrà qui el denuncia.',
  reportConfirm: 'Denuncia’l',
  reported: 'Denunciat',
  failed: 'No s’ha pogut desar. Torna-ho a provar.',
  edit: 'Edita',
  remove: 'Elimina',
  removeTitle: 'Vols eliminar el teu comentari?',
  removeText: 'Desapareixerà de la pàgina. Les respostes s’hi quedaran.',
  reason: 'Motiu',
  grounds: {
    insult: 'Insulta o assetja',
    hate: 'Incita a l’odi',
    spam: 'És publicitat',
    'personal-data': 'Dona dades personals d’algú',
    illegal: 'Pot ser il·legal',
    'off-topic': 'No té a veure amb la notícia',
    other: 'Un altre motiu',
  },
  removeOwn: 'Elimina’l, si és teu',
};

/** Catalan strings for the rating form (spec §8, §9). */
export const rate: Dictionary['rate'] = {
  title: 'Quina nota li poses?',
  star: { one: '{count} estrella', other: '{count} estrelles' },
  submit: 'Vota',
  choose: 'Tria quantes estrelles',
  yours: { one: 'Li has posat {count} estrella', other: 'Li has posat {count} estrelles' },
  done: 'Gràcies, hem comptat el teu vot.',
  alreadyVoted: errorTextsCa.alreadyVoted,
  failed: errorTextsCa.ratingFailed,
};

/** Catalan strings for live blogs and the notice of newer entries. */
export const liveBlog: Dictionary['liveBlog'] = {
  live: 'En directe',
  finished: 'Directe acabat',
  updated: 'Actualitzat',
  keyMoments: 'Moments clau',
  key: 'Moment clau',
  pinned: 'Fixat',
  by: 'Per {author}',
  link: 'Enllaç a aquesta entrada',
  notStarted: 'El directe encara no ha començat',
  newEntries: { one: '{count} entrada nova', other: '{count} entrades noves' },
  order: 'Ordre de les entrades',
  newest: 'Les més recents primer',
  oldest: 'Des del principi',
  older: 'Entrades següents',
  whole: 'Torna al directe',
  pageTitle: 'Minut a minut: {title}',
  reload: 'Hi ha molts canvis: torna a carregar el directe',
  corrected: 'Corregit',
};

/** Catalan strings for the appeal against a decision on a comment. */
export const commentAppeal: Dictionary['commentAppeal'] = {
  title: 'Presenta un recurs',
  text: 'Explica’ns per què creus que ens equivoquem. El llegirà una persona.',
  label: 'Per què no hi estàs d’acord',
  submit: 'Envia el recurs',
};

/** Catalan strings for calls for readers’ pictures: the form, and the published ones. */
export const sendFile: Dictionary['sendFile'] = {
  title: 'Envia les teves fotos',
  titleBoth: 'Envia les teves fotos o els teus vídeos',
  opens: 'S’obre {el |l’:date}.',
  until: 'S’accepten enviaments fins {al |a l’:date}.',
  closed: 'Aquesta crida ja s’ha tancat. Gràcies per participar-hi.',
  file: 'Fotos',
  fileBoth: 'Fotos o vídeos',
  nameEmpty: 'El títol és obligatori',
  creditEmpty: 'Digues amb quin nom ho publiquem',
  rightsEmpty: 'Marca la casella: necessitem el teu permís',
  name: 'Títol',
  caption: 'Què s’hi veu',
  place: 'On és',
  credit: 'Nom amb què es publicarà',
  rights:
    'Tinc els drets del que envio, qui hi surt hi està d’acord (si és menor, els seus pares o tutors) i permeto que aquest mitjà ho publiqui al seu web amb el meu nom. Ho puc retirar quan vulgui.',
  safety: 'De les fotos esborrem les dades amagades: la càmera, la data i el lloc on es van fer.',
  noScript: 'Sense JavaScript pots enviar una foto. Per enviar un vídeo l’has d’activar.',
  submit: 'Envia',
  submitImages: { one: 'Envia la foto', other: 'Envia {count} fotos' },
  submitVideos: { one: 'Envia el vídeo', other: 'Envia {count} vídeos' },
  submitFiles: { one: 'Envia el fitxer', other: 'Envia {count} fitxers' },
  pick: 'Tria fotos',
  pickBoth: 'Tria fotos o vídeos',
  login: 'Per enviar alguna cosa cal tenir un compte.',
  loginLink: 'Inicia la sessió',
  sendingAs: 'Ho enviaràs com a {name}.',
  sent: 'Ho hem rebut. La redacció ho mirarà abans de decidir si ho publica.',
  own: 'Mira el que has enviat',
  another: 'Envia’n més',
  failed: 'No s’ha pogut enviar. El que has escrit encara és aquí.',
  tooOften: 'Has arribat al màxim d’avui. Torna-hi demà.',
  choose: 'Tria què vols enviar',
  by: '{De |D’:name}',
  gallery: 'Enviat pels lectors',
  none: 'Encara no hi ha res publicat. El teu enviament pot ser el primer.',
  more: 'Mira’n més',
  pageTitle: 'Enviat pels lectors: {title}',
  back: 'Torna a la crida',
  newest: 'Els més recents',
};

/** Catalan strings for a reader's uploads: their states, and the reasons of a rejection. */
export const ownFiles: Dictionary['ownFiles'] = {
  title: 'Els meus enviaments',
  none: 'Encara no has enviat res',
  noneHint: 'El que enviïs a les crides de fotos i vídeos ho trobaràs aquí.',
  noneWay: 'Mira les crides de fotos i vídeos',
  to: 'Enviat a «{title}» {el |l’:date}',
  withdraw: 'Retira',
  withdrawNamed: 'Retira «{title}»',
  withdrawn: 'S’ha retirat i s’esborrarà.',
  incomplete:
    'No s’ha enviat: hi falta el títol, el nom amb què s’ha de publicar, el permís per publicar-lo o el fitxer. Torna enrere i completa-ho.',
  failed: 'No s’ha pogut fer. Torna-ho a provar.',
  reason: 'Motiu: {reason}.',
  states: {
    sending: 'Enviament incomplet',
    received: 'Rebut',
    held: 'Pendent de revisar',
    published: 'Publicat',
    refused: 'Rebutjat',
    withdrawn: 'Retirat',
  },
  reasons: {
    'not-image': 'no és una foto JPEG',
    'not-video': 'no és un vídeo MP4 que es pugui reproduir',
    damaged: 'el fitxer està malmès',
    'too-many-pixels': 'la foto és massa gran: 50 megapíxels com a màxim',
    'off-topic': 'no té a veure amb el que demanàvem',
    quality: 'no es veu prou bé',
    rights: 'no és clar que en tinguis els drets',
    persons: 's’hi veuen persones que potser no ho volen, o menors',
    illegal: 'pot ser il·legal',
    other: 'no compleix les normes de participació',
  },
};

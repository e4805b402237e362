import { errorTextsCa } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** Catalan strings for digital interviews (spec §2). */
export const interview: Dictionary['interview'] = {
  label: 'Entrevista digital',
  upcoming: 'Comença {el |l’:date}. Ja pots enviar la teva pregunta.',
  open: 'Està responent',
  closed: 'Entrevista acabada',
  index: 'Totes les preguntes',
  questions: 'Preguntes i respostes',
  count: { one: '{count} resposta', other: '{count} respostes' },
  none: 'Encara no hi ha cap resposta',
  asks: 'Pregunta {de |d’:author}',
  someone: 'algú que ja no té compte',
  pending: 'Pendent de resposta',
  goodbye: 'Comiat',
  more: 'Més respostes',
  pageTitle: 'Preguntes i respostes: {title}',
  first: 'Des de la primera resposta',
  back: 'Torna a l’entrevista',
  fresh: { one: 'Hi ha {count} resposta nova.', other: 'Hi ha {count} respostes noves.' },
  ended: 'L’entrevista s’ha acabat.',
  reload: 'Torna a carregar l’entrevista',
  toForm: 'Fes la teva pregunta',
};

/** Catalan strings for the question form of digital interviews (spec §8). */
export const askQuestion: Dictionary['askQuestion'] = {
  title: 'Fes la teva pregunta',
  name: 'Nom amb què signes',
  nameEmpty: 'El nom és obligatori',
  question: 'La teva pregunta',
  questionEmpty: 'Escriu la teva pregunta',
  tooLong: { one: 'Sobra {count} caràcter', other: 'Sobren {count} caràcters' },
  submit: 'Envia la pregunta',
  sent: 'Hem rebut la teva pregunta. Gràcies.',
  failed: 'No s’ha pogut enviar la teva pregunta. El que has escrit encara és aquí.',
  limit: errorTextsCa.questionLimit,
  another: 'Fes una altra pregunta',
};

/** Catalan strings for a reader’s own questions to an interview. */
export const ownQuestions: Dictionary['ownQuestions'] = {
  title: 'Les teves preguntes',
  pageTitle: 'Pregunta a {guest}',
  none: 'Encara no n’has enviat cap.',
  left: { one: 'En pots enviar {count} més.', other: 'En pots enviar {count} més.' },
  withdraw: 'Retira',
  withdrawNamed: 'Retira la pregunta «{question}»',
  withdrawn: 'Hem retirat la teva pregunta.',
  failed: 'No s’ha pogut fer. Torna-ho a provar.',
  tooOften: 'Has enviat moltes preguntes en poca estona. Espera uns minuts.',
  picture: 'Afegeix una fotografia a la pregunta',
  pictureHint: 'Si és teva i s’hi pot publicar. La redacció la mira abans que ningú la vegi.',
  pictureOf: 'Fotografia enviada per {name}',
  child: 'Els comptes de menors poden llegir l’entrevista, però no enviar-hi preguntes.',
  suspended: 'Hem suspès la teva participació.',
  closed: 'L’entrevista ja no admet preguntes.',
  states: {
    waiting: 'Rebuda',
    chosen: 'Triada per a l’entrevista',
    answered: 'Resposta',
    refused: 'No es publicarà',
    withdrawn: 'Retirada',
  },
  ground: 'Motiu: {ground}.',
  grounds: {
    insult: 'insulta algú',
    hate: 'incita a l’odi',
    spam: 'és publicitat',
    'personal-data': 'dona dades d’una altra persona',
    illegal: 'pot ser il·legal',
    'off-topic': 'no té a veure amb l’entrevista',
    other: 'no compleix les normes de participació',
    asked: 'algú ja ho havia preguntat',
    'no-time': 'no hi ha hagut temps de respondre-la',
  },
};

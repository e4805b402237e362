import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  title: 'Recursos',
  text: 'Lectors que demanen que es revisi una decisió.',
  none: 'No n’hi ha cap.',
  of: 'Recurs {de |d’:nick}',
  decisions: {
    publish: 'Comentari publicat',
    hold: 'Comentari retingut',
    refuse: 'Comentari rebutjat',
    suspend: 'Lector suspès',
    file: 'Fitxer rebutjat',
  },
  byRule: 'per una norma del web: {ground}',
  byPerson: 'per una persona: {ground}',
  said: 'Què diu',
  comment: 'El comentari',
  uphold: 'Dona la raó a {nick}',
  reject: 'Mantén la decisió sobre {nick}',
  upholdShort: 'Dona-li la raó',
  rejectShort: 'Mantén la decisió',
  failed: 'No s’ha pogut fer: potser algú altre ja l’ha contestat.',
};

type AppealTexts = typeof ca;

const es: AppealTexts = {
  title: 'Recursos',
  text: 'Lectores que piden que se revise una decisión.',
  none: 'No hay ninguno.',
  of: 'Recurso de {nick}',
  decisions: {
    publish: 'Comentario publicado',
    hold: 'Comentario retenido',
    refuse: 'Comentario rechazado',
    suspend: 'Lector suspendido',
    file: 'Archivo rechazado',
  },
  byRule: 'por una norma de la web: {ground}',
  byPerson: 'por una persona: {ground}',
  said: 'Qué dice',
  comment: 'El comentario',
  uphold: 'Dar la razón a {nick}',
  reject: 'Mantener la decisión sobre {nick}',
  upholdShort: 'Darle la razón',
  rejectShort: 'Mantener la decisión',
  failed: 'No se ha podido hacer: quizá otra persona ya lo ha contestado.',
};

const en: AppealTexts = {
  title: 'Appeals',
  text: 'Readers who ask for a decision to be looked at again.',
  none: 'There are none.',
  of: 'Appeal by {nick}',
  decisions: {
    publish: 'Comment published',
    hold: 'Comment held',
    refuse: 'Comment refused',
    suspend: 'Reader suspended',
    file: 'File refused',
  },
  byRule: 'by a rule of the site: {ground}',
  byPerson: 'by a person: {ground}',
  said: 'What they say',
  comment: 'The comment',
  uphold: 'Uphold the appeal by {nick}',
  reject: 'Reject the appeal by {nick}',
  upholdShort: 'Uphold',
  rejectShort: 'Reject',
  failed: 'It could not be done: somebody else may have answered it already.',
};

/** Strings for readers' appeals. */
export const APPEAL_DESK_TEXTS: Readonly<Record<Language, AppealTexts>> = inEveryLanguage({ ca, es, en });

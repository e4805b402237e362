import { inEveryLanguage, type Language } from '@portal/model';
import type { DecisionOrigin } from '@portal/model/participation';

const ca = {
  clause: 'Norma que incompleixen',
  usualClause: 'La del motiu',
  clauseOf: '{number}. {title}',
  duration: 'Durada, si se suspèn algú',
  usualDuration: 'L’habitual del motiu: de {least} a {most} dies',
  days: { one: '{count} dia', other: '{count} dies' },
  endless: 'Sense data de fi',
  lawMissing: 'Per a «il·legal» cal dir a la nota quina llei incompleix i per què.',
  broken: 'Norma: {clause}',
  lasts: 'Durada: {duration}',
  origins: {
    notice: 'arran d’una denúncia',
    own: 'la redacció ho va veure',
    rule: 'ho va detectar una regla',
  },
  objectionOf: 'Recurs {de |d’:nick}, que va denunciar un comentari a «{title}»',
  reported: 'El va denunciar com a {reason}. {text}',
  isShown:
    'Es continua veient: si se li dona la raó, es rebutja i qui l’ha escrit rep l’exposició de motius.',
  isGone: 'Ja no es veu.',
  answer: 'Què s’explica a qui denuncia i, si es rebutja, a qui l’ha escrit',
  answerMissing: 'Cal explicar el perquè de la resposta.',
};

type RestrictionTexts = Omit<typeof ca, 'origins'> & {
  origins: Readonly<Record<DecisionOrigin, string>>;
};

/** Strings for a decision beyond its ground, and for objections by reporters. */
export const RESTRICTION_DESK_TEXTS: Readonly<Record<Language, RestrictionTexts>> = inEveryLanguage({
  ca,
  es: {
    clause: 'Norma que incumplen',
    usualClause: 'La del motivo',
    clauseOf: '{number}. {title}',
    duration: 'Duración, si se suspende a alguien',
    usualDuration: 'La habitual del motivo: de {least} a {most} días',
    days: { one: '{count} día', other: '{count} días' },
    endless: 'Sin fecha de fin',
    lawMissing: 'Para «ilegal» hay que decir en la nota qué ley incumple y por qué.',
    broken: 'Norma: {clause}',
    lasts: 'Duración: {duration}',
    origins: {
      notice: 'a raíz de una denuncia',
      own: 'la redacción lo vio',
      rule: 'lo detectó una regla',
    },
    objectionOf: 'Recurso de {nick}, que denunció un comentario en «{title}»',
    reported: 'Lo denunció como {reason}. {text}',
    isShown:
      'Sigue viéndose: si se le da la razón, se rechaza y quien lo ha escrito recibe la exposición de motivos.',
    isGone: 'Ya no se ve.',
    answer: 'Qué se explica a quien denuncia y, si se rechaza, a quien lo ha escrito',
    answerMissing: 'Hay que explicar el porqué de la respuesta.',
  },
  en: {
    clause: 'Rule broken',
    usualClause: 'That of the ground',
    clauseOf: '{number}. {title}',
    duration: 'Duration, if somebody is suspended',
    usualDuration: 'What is usual for the ground: {least} to {most} days',
    days: { one: '{count} day', other: '{count} days' },
    endless: 'No end date',
    lawMissing: 'For “illegal”, the note has to say which law it breaks and why.',
    broken: 'Rule: {clause}',
    lasts: 'Duration: {duration}',
    origins: {
      notice: 'after a report',
      own: 'the newsroom saw it',
      rule: 'a rule detected it',
    },
    objectionOf: 'Appeal by {nick}, who reported a comment on “{title}”',
    reported: 'Reported as {reason}. {text}',
    isShown:
      'It is still shown: if the appeal is upheld, it will be taken down and its author will get a statement of reasons.',
    isGone: 'It is no longer shown.',
    answer: 'What its reporter is told and, if it is refused, its author',
    answerMissing: 'The answer has to say why.',
  },
});

import { inEveryLanguage, type Language } from '@portal/model';
import type { DecisionOrigin, ReportReason } from '@portal/model/participation';
import type { ScreeningRule } from '../../sites';
import type { EmailWords } from '../../sites/emails';

/**
 * Kinds of email to authors of comments: statements of reasons (Digital Services Act, article 17), and
 * answers to appeals.
 */
export const COMMENT_EMAIL_KINDS = [
  'commentRefused',
  'commentHidden',
  'readerSuspended',
  'commentRestored',
  'appealRejected',
] as const;
export type CommentEmailKind = (typeof COMMENT_EMAIL_KINDS)[number];

export type Ground = ReportReason | ScreeningRule;

type CommentWords = Record<CommentEmailKind, EmailWords> & {
  grounds: Record<Ground, string>;
  /** Origin of a decision and who took it: states whether automated means were used for either. */
  origins: Record<DecisionOrigin, string>;
  byRule: string;
  byPerson: string;
  /** Introduces the quoted comment that led to a suspension. */
  about: string;
  /** Duration of a suspension. */
  until: string;
  endless: string;
};

/** Strings for emails about comments. In a statement of reasons, `{link}` leads to the appeal form. */
export const COMMENT_EMAILS: Readonly<Record<Language, CommentWords>> = inEveryLanguage({
  ca: {
    commentRefused: {
      subject: 'El teu comentari a {site} no es mostra',
      text: 'Hem decidit no mostrar el comentari que vas escriure a «{title}»:\n\n{words}\n\nMotiu: {ground}.\n\nNorma de participació que incompleix: {clause}\n\nAbast i durada: la decisió afecta només aquest comentari, a {site}, i no té data de fi.\n\n{cause} {by}\n\nSi creus que ens equivoquem, tens {months} mesos per presentar un recurs en aquesta pàgina. El llegirà una persona:\n\n{link}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
      button: 'Presenta un recurs',
    },
    commentHidden: {
      subject: 'Hem amagat el teu comentari a {site}',
      text: 'El comentari que vas escriure a «{title}» no es veurà fins que algú de la redacció el revisi:\n\n{words}\n\nMotiu: {ground}.\n\nNorma de participació que pot incomplir: {clause}\n\nAbast i durada: la decisió afecta només aquest comentari, a {site}, fins que algú de la redacció el revisi.\n\n{cause} {by}\n\nSi creus que ens equivoquem, tens {months} mesos per presentar un recurs en aquesta pàgina. El llegirà una persona:\n\n{link}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
      button: 'Presenta un recurs',
    },
    readerSuspended: {
      subject: 'Hem suspès la teva participació a {site}',
      text: 'Hem suspès la teva participació: pots continuar llegint, però no comentar ni enviar preguntes a les entrevistes.\n\n{about}\n\n{words}\n\nMotiu: {ground}.\n\nNorma de participació que incompleix: {clause}\n\nAbast: els comentaris i les preguntes a les entrevistes {de |d’:site}. La resta del teu compte continua igual.\n\nDurada: {duration}.\n\n{cause} {by}\n\nSi creus que ens equivoquem, tens {months} mesos per presentar un recurs en aquesta pàgina. El llegirà una persona:\n\n{link}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
      button: 'Presenta un recurs',
    },
    commentRestored: {
      subject: 'Hem rectificat una decisió sobre tu a {site}',
      text: 'Hem tornat a mirar la decisió que vam prendre sobre la teva participació i l’hem retirada. Disculpa les molèsties.\n\nPots tornar-hi des d’aquí:\n\n{link}\n',
      button: 'Torna a participar-hi',
    },
    appealRejected: {
      subject: 'Resposta al teu recurs a {site}',
      text: 'Una persona de la redacció ha llegit el teu recurs i ha decidit mantenir la decisió. Motiu: {ground}.\n\nLes normes de participació són aquí:\n\n{link}\n\nPots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
      button: 'Llegeix les normes',
    },
    grounds: {
      insult: 'insults o assetjament',
      hate: 'odi contra persones pel que són',
      spam: 'publicitat o correu brossa',
      'personal-data': 'dades personals d’algú',
      illegal: 'contingut que pot ser il·legal',
      'off-topic': 'no té a veure amb la notícia',
      other: 'incompleix les normes de participació',
      'moderated-before': 'en aquesta notícia els comentaris es revisen abans de publicar-se',
      'held-word': 'conté una paraula que revisem sempre',
      'refused-word': 'conté una paraula que no publiquem',
      link: 'conté un enllaç',
      copy: 'repeteix un altre comentari',
      'long-word': 'conté una paraula massa llarga',
      capitals: 'està escrit en majúscules',
      markup: 'conté codi',
      'hidden-characters': 'conté caràcters amagats',
      reported: 'l’han denunciat diversos lectors',
    },
    origins: {
      notice: 'L’han denunciat un lector o més.',
      own: 'La redacció ho ha vist pel seu compte.',
      rule: 'Ho ha detectat una regla automàtica.',
    },
    byRule: 'Ho ha decidit una regla automàtica, sense que hi intervingués ningú.',
    byPerson: 'Ho ha decidit una persona de la redacció.',
    about: 'El comentari pel qual ho hem decidit, a «{title}»:',
    until: 'fins {al |a l’:when}; s’acaba tota sola',
    endless: 'sense data de fi, fins que la redacció l’aixequi',
  },
  es: {
    commentRefused: {
      subject: 'Tu comentario en {site} no se muestra',
      text: 'Hemos decidido no mostrar el comentario que escribiste en «{title}»:\n\n{words}\n\nMotivo: {ground}.\n\nNorma de participación que incumple: {clause}\n\nAlcance y duración: la decisión afecta solo a este comentario, en {site}, y no tiene fecha de fin.\n\n{cause} {by}\n\nSi crees que nos equivocamos, tienes {months} meses para presentar un recurso en esta página. Lo leerá una persona:\n\n{link}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
      button: 'Presentar un recurso',
    },
    commentHidden: {
      subject: 'Hemos ocultado tu comentario en {site}',
      text: 'El comentario que escribiste en «{title}» no se verá hasta que alguien de la redacción lo revise:\n\n{words}\n\nMotivo: {ground}.\n\nNorma de participación que puede incumplir: {clause}\n\nAlcance y duración: la decisión afecta solo a este comentario, en {site}, hasta que alguien de la redacción lo revise.\n\n{cause} {by}\n\nSi crees que nos equivocamos, tienes {months} meses para presentar un recurso en esta página. Lo leerá una persona:\n\n{link}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
      button: 'Presentar un recurso',
    },
    readerSuspended: {
      subject: 'Hemos suspendido tu participación en {site}',
      text: 'Hemos suspendido tu participación: puedes seguir leyendo, pero no comentar ni enviar preguntas a las entrevistas.\n\n{about}\n\n{words}\n\nMotivo: {ground}.\n\nNorma de participación que incumple: {clause}\n\nAlcance: los comentarios y las preguntas a las entrevistas de {site}. Lo demás de tu cuenta sigue igual.\n\nDuración: {duration}.\n\n{cause} {by}\n\nSi crees que nos equivocamos, tienes {months} meses para presentar un recurso en esta página. Lo leerá una persona:\n\n{link}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
      button: 'Presentar un recurso',
    },
    commentRestored: {
      subject: 'Hemos rectificado una decisión sobre ti en {site}',
      text: 'Hemos vuelto a mirar la decisión que tomamos sobre tu participación y la hemos retirado. Disculpa las molestias.\n\nPuedes volver desde aquí:\n\n{link}\n',
      button: 'Volver a participar',
    },
    appealRejected: {
      subject: 'Respuesta a tu recurso en {site}',
      text: 'Una persona de la redacción ha leído tu recurso y ha decidido mantener la decisión. Motivo: {ground}.\n\nLas normas de participación están aquí:\n\n{link}\n\nPuedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
      button: 'Leer las normas',
    },
    grounds: {
      insult: 'insultos o acoso',
      hate: 'odio contra personas por lo que son',
      spam: 'publicidad o correo no deseado',
      'personal-data': 'datos personales de alguien',
      illegal: 'contenido que puede ser ilegal',
      'off-topic': 'no tiene que ver con la noticia',
      other: 'incumple las normas de participación',
      'moderated-before': 'en esta noticia los comentarios se revisan antes de publicarse',
      'held-word': 'contiene una palabra que revisamos siempre',
      'refused-word': 'contiene una palabra que no publicamos',
      link: 'contiene un enlace',
      copy: 'repite otro comentario',
      'long-word': 'contiene una palabra demasiado larga',
      capitals: 'está escrito en mayúsculas',
      markup: 'contiene código',
      'hidden-characters': 'contiene caracteres ocultos',
      reported: 'lo han denunciado varios lectores',
    },
    origins: {
      notice: 'Lo han denunciado uno o más lectores.',
      own: 'La redacción lo ha visto por su cuenta.',
      rule: 'Lo ha detectado una regla automática.',
    },
    byRule: 'Lo ha decidido una regla automática, sin que interviniera nadie.',
    byPerson: 'Lo ha decidido una persona de la redacción.',
    about: 'El comentario por el que lo hemos decidido, en «{title}»:',
    until: 'hasta el {when}; termina sola',
    endless: 'sin fecha de fin, hasta que la redacción la levante',
  },
  en: {
    commentRefused: {
      subject: 'Your comment at {site} is not shown',
      text: 'We have decided not to show the comment you wrote on “{title}”:\n\n{words}\n\nReason: {ground}.\n\nRule of participation that it breaks: {clause}\n\nScope and duration: the decision concerns this comment alone, at {site}, and has no end date.\n\n{cause} {by}\n\nIf you think we are wrong, you have {months} months to appeal on this page. A person will read it:\n\n{link}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts.',
      button: 'Appeal against the decision',
    },
    commentHidden: {
      subject: 'We have hidden your comment at {site}',
      text: 'The comment you wrote on “{title}” will not be shown until someone in the newsroom has reviewed it:\n\n{words}\n\nReason: {ground}.\n\nRule of participation that it may break: {clause}\n\nScope and duration: the decision concerns this comment alone, at {site}, until someone in the newsroom has reviewed it.\n\n{cause} {by}\n\nIf you think we are wrong, you have {months} months to appeal on this page. A person will read it:\n\n{link}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts.',
      button: 'Appeal against the decision',
    },
    readerSuspended: {
      subject: 'We have suspended you from taking part at {site}',
      text: 'We have suspended you from taking part: you can go on reading, but not commenting or sending questions to interviews.\n\n{about}\n\n{words}\n\nReason: {ground}.\n\nRule of participation that it breaks: {clause}\n\nScope: comments and questions to interviews at {site}. The rest of your account stays as it is.\n\nDuration: {duration}.\n\n{cause} {by}\n\nIf you think we are wrong, you have {months} months to appeal on this page. A person will read it:\n\n{link}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts.',
      button: 'Appeal against the decision',
    },
    commentRestored: {
      subject: 'We have corrected a decision about you at {site}',
      text: 'We have looked again at the decision we took about your participation, and have withdrawn it. We are sorry for the trouble.\n\nYou can go back from here:\n\n{link}\n',
      button: 'Take part again',
    },
    appealRejected: {
      subject: 'Answer to your appeal at {site}',
      text: 'A person in the newsroom has read your appeal and has upheld the decision. Reason: {ground}.\n\nThe rules for taking part are here:\n\n{link}\n\nYou can turn to an out-of-court dispute settlement body or to the courts.',
      button: 'Read the rules',
    },
    grounds: {
      insult: 'insults or harassment',
      hate: 'hatred against people for what they are',
      spam: 'advertising or spam',
      'personal-data': 'someone’s personal data',
      illegal: 'content that may be illegal',
      'off-topic': 'it has nothing to do with the story',
      other: 'it breaks the rules for taking part',
      'moderated-before': 'comments on this story are reviewed before they are published',
      'held-word': 'it has a word that we always review',
      'refused-word': 'it has a word that we do not publish',
      link: 'it has a link',
      copy: 'it repeats another comment',
      'long-word': 'it has a word that is too long',
      capitals: 'it is written in capitals',
      markup: 'it has code in it',
      'hidden-characters': 'it has hidden characters',
      reported: 'several readers have reported it',
    },
    origins: {
      notice: 'One or more readers reported it.',
      own: 'The newsroom saw it for itself.',
      rule: 'An automatic rule detected it.',
    },
    byRule: 'An automatic rule decided this, and no person took part.',
    byPerson: 'A person in the newsroom decided this.',
    about: 'The comment for which we decided it, on “{title}”:',
    until: 'until {when}; it ends by itself',
    endless: 'no end date: until the newsroom lifts it',
  },
});

import { inEveryLanguage, type Language, type ReportReason } from '@portal/model';
import type { ScreeningRule } from '../database/comments';

/** Kinds of email about comments: statements of reasons, and what became of appeals and reports. */
export const COMMENT_EMAIL_KINDS = [
  'commentRefused',
  'commentHidden',
  'readerSuspended',
  'commentRestored',
  'appealRejected',
  'reportDecided',
] as const;
export type CommentEmailKind = (typeof COMMENT_EMAIL_KINDS)[number];

/** Ground of a decision. */
export type Ground = ReportReason | ScreeningRule;

type Words = { subject: string; text: string };
type CommentWords = Record<CommentEmailKind, Words> & {
  grounds: Record<Ground, string>;
  byRule: string;
  byPerson: string;
};

/** Texts of emails about comments; `{link}` of a statement of reasons leads to the appeal. */
export const COMMENT_EMAILS: Readonly<Record<Language, CommentWords>> = inEveryLanguage({
  ca: {
    commentRefused: {
      subject: 'El teu comentari a {site} no es publicarà',
      text: 'No publicarem el comentari que vas escriure a «{title}»:\n\n{words}\n\nMotiu: {ground}. {by}\n\nSi creus que ens equivoquem, tens sis mesos per presentar un recurs en aquesta pàgina. El llegirà una persona:\n\n{link}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
    },
    commentHidden: {
      subject: 'Hem amagat el teu comentari a {site}',
      text: 'El comentari que vas escriure a «{title}» no es veurà fins que algú de la redacció el revisi:\n\n{words}\n\nMotiu: {ground}. {by}\n\nSi creus que ens equivoquem, tens sis mesos per presentar un recurs en aquesta pàgina. El llegirà una persona:\n\n{link}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
    },
    readerSuspended: {
      subject: 'Ja no pots comentar a {site}',
      text: 'Hem suspès el teu compte de la participació: pots continuar llegint, però no comentar.\n\nMotiu: {ground}. {by}\n\nSi creus que ens equivoquem, tens sis mesos per presentar un recurs en aquesta pàgina. El llegirà una persona:\n\n{link}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
    },
    commentRestored: {
      subject: 'Hem rectificat una decisió sobre tu a {site}',
      text: 'Hem tornat a mirar la decisió que vam prendre sobre la teva participació i l’hem retirada. Disculpa les molèsties.\n\nPots tornar-hi des d’aquí:\n\n{link}\n',
    },
    appealRejected: {
      subject: 'Resposta al teu recurs a {site}',
      text: 'Una persona de la redacció ha llegit el teu recurs i ha decidit mantenir la decisió. Motiu: {ground}.\n\nLes normes de participació són aquí:\n\n{link}\n\nPots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
    },
    reportDecided: {
      subject: 'Hem revisat el comentari que vas denunciar a {site}',
      text: 'Gràcies per avisar-nos. Una persona de la redacció ha llegit el comentari que vas denunciar a «{title}». {outcome}\n\nÉs en aquesta pàgina:\n\n{link}\n',
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
    byRule: 'Ho ha decidit una regla automàtica.',
    byPerson: 'Ho ha decidit una persona de la redacció.',
  },
  es: {
    commentRefused: {
      subject: 'Tu comentario en {site} no se publicará',
      text: 'No publicaremos el comentario que escribiste en «{title}»:\n\n{words}\n\nMotivo: {ground}. {by}\n\nSi crees que nos equivocamos, tienes seis meses para presentar un recurso en esta página. Lo leerá una persona:\n\n{link}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
    },
    commentHidden: {
      subject: 'Hemos ocultado tu comentario en {site}',
      text: 'El comentario que escribiste en «{title}» no se verá hasta que alguien de la redacción lo revise:\n\n{words}\n\nMotivo: {ground}. {by}\n\nSi crees que nos equivocamos, tienes seis meses para presentar un recurso en esta página. Lo leerá una persona:\n\n{link}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
    },
    readerSuspended: {
      subject: 'Ya no puedes comentar en {site}',
      text: 'Hemos suspendido tu cuenta de la participación: puedes seguir leyendo, pero no comentar.\n\nMotivo: {ground}. {by}\n\nSi crees que nos equivocamos, tienes seis meses para presentar un recurso en esta página. Lo leerá una persona:\n\n{link}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
    },
    commentRestored: {
      subject: 'Hemos rectificado una decisión sobre ti en {site}',
      text: 'Hemos vuelto a mirar la decisión que tomamos sobre tu participación y la hemos retirado. Disculpa las molestias.\n\nPuedes volver desde aquí:\n\n{link}\n',
    },
    appealRejected: {
      subject: 'Respuesta a tu recurso en {site}',
      text: 'Una persona de la redacción ha leído tu recurso y ha decidido mantener la decisión. Motivo: {ground}.\n\nLas normas de participación están aquí:\n\n{link}\n\nPuedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
    },
    reportDecided: {
      subject: 'Hemos revisado el comentario que denunciaste en {site}',
      text: 'Gracias por avisarnos. Una persona de la redacción ha leído el comentario que denunciaste en «{title}». {outcome}\n\nEstá en esta página:\n\n{link}\n',
    },
    grounds: {
      insult: 'insultos o acoso',
      hate: 'odio contra personas por lo que son',
      spam: 'publicidad o correo basura',
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
    byRule: 'Lo ha decidido una regla automática.',
    byPerson: 'Lo ha decidido una persona de la redacción.',
  },
  en: {
    commentRefused: {
      subject: 'Your comment at {site} will not be published',
      text: 'We will not publish the comment you wrote on “{title}”:\n\n{words}\n\nReason: {ground}. {by}\n\nIf you think we are wrong, you have six months to appeal on this page. A person will read it:\n\n{link}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts.',
    },
    commentHidden: {
      subject: 'We have hidden your comment at {site}',
      text: 'The comment you wrote on “{title}” will not be shown until someone in the newsroom has reviewed it:\n\n{words}\n\nReason: {ground}. {by}\n\nIf you think we are wrong, you have six months to appeal on this page. A person will read it:\n\n{link}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts.',
    },
    readerSuspended: {
      subject: 'You can no longer comment at {site}',
      text: 'We have suspended your account from taking part: you can go on reading, but not commenting.\n\nReason: {ground}. {by}\n\nIf you think we are wrong, you have six months to appeal on this page. A person will read it:\n\n{link}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts.',
    },
    commentRestored: {
      subject: 'We have corrected a decision about you at {site}',
      text: 'We have looked again at the decision we took about your participation, and have withdrawn it. We are sorry for the trouble.\n\nYou can go back from here:\n\n{link}\n',
    },
    appealRejected: {
      subject: 'Answer to your appeal at {site}',
      text: 'A person in the newsroom has read your appeal and has upheld the decision. Reason: {ground}.\n\nThe rules for taking part are here:\n\n{link}\n\nYou can turn to an out-of-court dispute settlement body or to the courts.',
    },
    reportDecided: {
      subject: 'We have reviewed the comment you reported at {site}',
      text: 'Thank you for telling us. A person in the newsroom has read the comment you reported on “{title}”. {outcome}\n\nIt is on this page:\n\n{link}\n',
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
    byRule: 'An automatic rule decided this.',
    byPerson: 'A person in the newsroom decided this.',
  },
});
/** What a report led to, in the words of the email that says so. */
export const REPORT_OUTCOMES: Readonly<Record<Language, Record<'kept' | 'refused', string>>> =
  inEveryLanguage({
    ca: { kept: 'Hem decidit que s’ha de continuar veient.', refused: 'Hem decidit retirar-lo.' },
    es: { kept: 'Hemos decidido que debe seguir viéndose.', refused: 'Hemos decidido retirarlo.' },
    en: { kept: 'We have decided that it should stay.', refused: 'We have decided to take it down.' },
  });

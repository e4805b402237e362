import { inEveryLanguage, type Language } from '@portal/model';
import type { EmailWords } from '../../sites/emails';

/**
 * Kinds of email to reporters of comments (Digital Services Act, articles 16.4, 16.5 and 20): the report was
 * received, the comment stays or was removed, and the answer to an objection.
 */
export const REPORT_EMAIL_KINDS = [
  'reportReceived',
  'reportKept',
  'reportRemoved',
  'objectionUpheld',
  'objectionRejected',
] as const;
export type ReportEmailKind = (typeof REPORT_EMAIL_KINDS)[number];

/**
 * Strings for emails to reporters. `{appeal}` leads to the objection form; `{link}` leads to the story, never
 * to a removed comment.
 */
export const REPORT_EMAILS: Readonly<Record<Language, Record<ReportEmailKind, EmailWords>>> = inEveryLanguage(
  {
    ca: {
      reportReceived: {
        subject: 'Hem rebut la teva denúncia a {site}',
        text: 'Hem rebut la teva denúncia d’un comentari a «{title}». Motiu: {ground}.\n\nUna persona de la redacció el llegirà i et direm què ha decidit. Qui l’ha escrit no sabrà qui el denuncia.\n\nLa notícia és aquí:\n\n{link}',
        button: 'Mira la notícia',
      },
      reportKept: {
        subject: 'El comentari que vas denunciar a {site} es continuarà veient',
        text: 'Gràcies per avisar-nos. Una persona de la redacció ha llegit el comentari que vas denunciar a «{title}», l’ha comparat amb la norma de participació que hi té a veure i ha decidit que s’ha de continuar veient.\n\nLa norma: {clause}\n\n{by}\n\nSi no hi estàs d’acord, tens {months} mesos per presentar un recurs en aquesta pàgina. El llegirà una persona:\n\n{appeal}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals. La notícia és aquí:\n\n{link}',
        button: 'Presenta un recurs',
      },
      reportRemoved: {
        subject: 'Hem retirat el comentari que vas denunciar a {site}',
        text: 'Gràcies per avisar-nos. Una persona de la redacció ha llegit el comentari que vas denunciar a «{title}» i ha decidit retirar-lo. Qui el va escriure pot presentar un recurs; si li donem la raó, t’ho direm.\n\nLa norma de participació que incompleix: {clause}\n\n{by}\n\nSi no estàs d’acord amb la decisió, tens {months} mesos per presentar un recurs en aquesta pàgina. El llegirà una persona:\n\n{appeal}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals. La notícia és aquí:\n\n{link}',
        button: 'Presenta un recurs',
      },
      objectionUpheld: {
        subject: 'Et donem la raó en la denúncia que vas fer a {site}',
        text: 'Una persona de la redacció ha llegit el teu recurs sobre el comentari que vas denunciar a «{title}» i et dona la raó. {outcome}\n\n{note}\n\nLa notícia és aquí:\n\n{link}',
        button: 'Mira la notícia',
      },
      objectionRejected: {
        subject: 'Mantenim la decisió sobre la teva denúncia a {site}',
        text: 'Una persona de la redacció ha llegit el teu recurs sobre el comentari que vas denunciar a «{title}» i ha decidit mantenir la decisió.\n\n{note}\n\nPots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals. La notícia és aquí:\n\n{link}',
        button: 'Mira la notícia',
      },
    },
    es: {
      reportReceived: {
        subject: 'Hemos recibido tu denuncia en {site}',
        text: 'Hemos recibido tu denuncia de un comentario en «{title}». Motivo: {ground}.\n\nUna persona de la redacción lo leerá y te diremos qué ha decidido. Quien lo ha escrito no sabrá quién lo denuncia.\n\nLa noticia está aquí:\n\n{link}',
        button: 'Ver la noticia',
      },
      reportKept: {
        subject: 'El comentario que denunciaste en {site} seguirá viéndose',
        text: 'Gracias por avisarnos. Una persona de la redacción ha leído el comentario que denunciaste en «{title}», lo ha comparado con la norma de participación que tiene que ver con él y ha decidido que debe seguir viéndose.\n\nLa norma: {clause}\n\n{by}\n\nSi no estás de acuerdo, tienes {months} meses para presentar un recurso en esta página. Lo leerá una persona:\n\n{appeal}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales. La noticia está aquí:\n\n{link}',
        button: 'Presentar un recurso',
      },
      reportRemoved: {
        subject: 'Hemos retirado el comentario que denunciaste en {site}',
        text: 'Gracias por avisarnos. Una persona de la redacción ha leído el comentario que denunciaste en «{title}» y ha decidido retirarlo. Quien lo escribió puede presentar un recurso; si le damos la razón, te lo diremos.\n\nLa norma de participación que incumple: {clause}\n\n{by}\n\nSi no estás de acuerdo con la decisión, tienes {months} meses para presentar un recurso en esta página. Lo leerá una persona:\n\n{appeal}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales. La noticia está aquí:\n\n{link}',
        button: 'Presentar un recurso',
      },
      objectionUpheld: {
        subject: 'Te damos la razón en la denuncia que hiciste en {site}',
        text: 'Una persona de la redacción ha leído tu recurso sobre el comentario que denunciaste en «{title}» y te da la razón. {outcome}\n\n{note}\n\nLa noticia está aquí:\n\n{link}',
        button: 'Ver la noticia',
      },
      objectionRejected: {
        subject: 'Mantenemos la decisión sobre tu denuncia en {site}',
        text: 'Una persona de la redacción ha leído tu recurso sobre el comentario que denunciaste en «{title}» y ha decidido mantener la decisión.\n\n{note}\n\nPuedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales. La noticia está aquí:\n\n{link}',
        button: 'Ver la noticia',
      },
    },
    en: {
      reportReceived: {
        subject: 'We have received the report you made on {site}',
        text: 'We have received your report of a comment on “{title}”. Reason: {ground}.\n\nA person in the newsroom will read it and we will tell you what they decide. Whoever wrote it will not know who reported it.\n\nThe story is here:\n\n{link}',
        button: 'See the story',
      },
      reportKept: {
        subject: 'The comment you reported on {site} will stay up',
        text: 'Thank you for telling us. A person in the newsroom has read the comment you reported on “{title}”, compared it with the rule of participation that applies to it, and decided that it should stay.\n\nThe rule: {clause}\n\n{by}\n\nIf you do not agree, you have {months} months to appeal on this page. A person will read it:\n\n{appeal}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts. The story is here:\n\n{link}',
        button: 'Appeal against the decision',
      },
      reportRemoved: {
        subject: 'We have removed the comment you reported at {site}',
        text: 'Thank you for telling us. A person in the newsroom has read the comment you reported on “{title}” and decided to remove it. Whoever wrote it can appeal; if they win, we will tell you.\n\nThe rule of participation that it breaks: {clause}\n\n{by}\n\nIf you think this was not the right decision, you have {months} months to appeal on this page. A person will read it:\n\n{appeal}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts. The story is here:\n\n{link}',
        button: 'Appeal against the decision',
      },
      objectionUpheld: {
        subject: 'We agree with you about your report at {site}',
        text: 'A person in the newsroom has read your appeal about the comment you reported on “{title}” and agrees with you. {outcome}\n\n{note}\n\nThe story is here:\n\n{link}',
        button: 'See the story',
      },
      objectionRejected: {
        subject: 'We keep our decision about your report at {site}',
        text: 'A person in the newsroom has read your appeal about the comment you reported on “{title}” and has upheld the decision.\n\n{note}\n\nYou can turn to an out-of-court dispute settlement body or to the courts. The story is here:\n\n{link}',
        button: 'See the story',
      },
    },
  },
);

/** Effect of an upheld objection: the comment is removed now, or was removed already. */
export const OBJECTION_OUTCOMES: Readonly<Record<Language, Record<'removed' | 'noted', string>>> =
  inEveryLanguage({
    ca: {
      removed: 'Hem retirat el comentari.',
      noted: 'El comentari ja no es veu.',
    },
    es: {
      removed: 'Hemos retirado el comentario.',
      noted: 'El comentario ya no se ve.',
    },
    en: {
      removed: 'We have removed the comment.',
      noted: 'The comment is no longer shown.',
    },
  });

import { inEveryLanguage, type Language } from '@portal/model';
import type { UploadGround } from '@portal/model/participation';
import type { EmailWords } from '../../sites/emails';

export const UPLOAD_EMAIL_KINDS = ['uploadRefused', 'uploadRestored', 'uploadAppealRejected'] as const;
export type UploadEmailKind = (typeof UPLOAD_EMAIL_KINDS)[number];

type UploadWords = Record<UploadEmailKind, EmailWords> & { grounds: Record<UploadGround, string> };

/** Strings for emails about readers' files. */
export const UPLOAD_EMAILS: Readonly<Record<Language, UploadWords>> = inEveryLanguage({
  ca: {
    uploadRefused: {
      subject: 'No publicarem el que vas enviar a {site}',
      text: 'Gràcies per enviar-nos «{title}». Una persona de la redacció ho ha mirat i ha decidit no publicar-ho.\n\nMotiu: {ground}.\n\nSi creus que ens equivoquem, demana que una persona ho torni a mirar:\n\n{appeal}\n\nEl fitxer s’esborrarà d’aquí a trenta dies si no ho demanes; el pots retirar abans des d’aquí:\n\n{link}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
      button: 'Demana una revisió',
    },
    uploadRestored: {
      subject: 'Hem publicat el que vas enviar a {site}',
      text: 'Hem tornat a mirar «{title}» i tenies raó: ja és publicat. Pots veure tot el que has enviat aquí:\n\n{link}\n\nGràcies per dir-nos-ho.',
      button: 'Mira el que has enviat',
    },
    uploadAppealRejected: {
      subject: 'Hem tornat a mirar el que vas enviar a {site}',
      text: 'Una persona de la redacció ha tornat a mirar «{title}» i manté la decisió de no publicar-ho.\n\nMotiu: {ground}.\n\nPots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals. Tot el que has enviat és aquí:\n\n{link}',
      button: 'Mira el que has enviat',
    },
    grounds: {
      'off-topic': 'no té a veure amb el que demanàvem',
      quality: 'no es veu prou bé per publicar-ho',
      rights: 'no és clar que en tinguis els drets',
      persons: 's’hi veuen persones que potser no ho volen, o menors',
      illegal: 'pot ser il·legal',
      other: 'no compleix les normes de participació',
    },
  },
  es: {
    uploadRefused: {
      subject: 'No publicaremos lo que enviaste a {site}',
      text: 'Gracias por enviarnos «{title}». Una persona de la redacción lo ha mirado y ha decidido no publicarlo.\n\nMotivo: {ground}.\n\nSi crees que nos equivocamos, pide que una persona vuelva a mirarlo:\n\n{appeal}\n\nEl archivo se borrará dentro de treinta días si no lo pides; puedes retirarlo antes desde aquí:\n\n{link}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
      button: 'Pedir una revisión',
    },
    uploadRestored: {
      subject: 'Hemos publicado lo que enviaste a {site}',
      text: 'Hemos vuelto a mirar «{title}» y tenías razón: ya está publicado. Puedes ver todo lo que has enviado aquí:\n\n{link}\n\nGracias por decírnoslo.',
      button: 'Ver lo que has enviado',
    },
    uploadAppealRejected: {
      subject: 'Hemos vuelto a mirar lo que enviaste a {site}',
      text: 'Una persona de la redacción ha vuelto a mirar «{title}» y mantiene la decisión de no publicarlo.\n\nMotivo: {ground}.\n\nPuedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales. Todo lo que has enviado está aquí:\n\n{link}',
      button: 'Ver lo que has enviado',
    },
    grounds: {
      'off-topic': 'no tiene que ver con lo que pedíamos',
      quality: 'no se ve lo bastante bien para publicarlo',
      rights: 'no está claro que tengas los derechos',
      persons: 'se ven personas que quizá no lo quieren, o menores',
      illegal: 'puede ser ilegal',
      other: 'no cumple las normas de participación',
    },
  },
  en: {
    uploadRefused: {
      subject: 'We will not publish what you sent to {site}',
      text: 'Thank you for sending us “{title}”. A person in the newsroom has looked at it and has decided not to publish it.\n\nReason: {ground}.\n\nIf you think we are wrong, ask for a person to look at it again:\n\n{appeal}\n\nThe file will be deleted in thirty days unless you do; you can withdraw it before then from here:\n\n{link}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts.',
      button: 'Ask for a review',
    },
    uploadRestored: {
      subject: 'We have published what you sent to {site}',
      text: 'We have looked at “{title}” again and you were right: it has now been published. Everything you have sent is here:\n\n{link}\n\nThank you for telling us.',
      button: 'See what you sent',
    },
    uploadAppealRejected: {
      subject: 'We have looked again at what you sent to {site}',
      text: 'A person in the newsroom has looked at “{title}” again and upholds the decision not to publish it.\n\nReason: {ground}.\n\nYou can turn to an out-of-court dispute settlement body or to the courts. Everything you have sent is here:\n\n{link}',
      button: 'See what you sent',
    },
    grounds: {
      'off-topic': 'it has nothing to do with what we asked for',
      quality: 'the picture is not clear enough to be published',
      rights: 'it is not clear that you have the rights to it',
      persons: 'it shows minors, or people who may not want to be shown',
      illegal: 'it may be illegal',
      other: 'it breaks the rules for taking part',
    },
  },
});

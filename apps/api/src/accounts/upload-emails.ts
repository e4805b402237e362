import type { Language, UploadGround } from '@portal/model';

/** Kinds of email about what readers send. */
export const UPLOAD_EMAIL_KINDS = ['uploadRefused'] as const;
export type UploadEmailKind = (typeof UPLOAD_EMAIL_KINDS)[number];

type Words = { subject: string; text: string };
type UploadWords = Record<UploadEmailKind, Words> & { grounds: Record<UploadGround, string> };

/** Texts of emails about what readers send. */
export const UPLOAD_EMAILS: Readonly<Record<Language, UploadWords>> = {
  ca: {
    uploadRefused: {
      subject: 'No publicarem el que vas enviar a {site}',
      text: 'Gràcies per enviar-nos «{title}». Una persona de la redacció ho ha mirat i ha decidit no publicar-ho.\n\nMotiu: {ground}.\n\nSi creus que ens equivoquem, respon aquest correu o escriu-nos: ho tornarem a mirar. El fitxer s’esborrarà d’aquí a trenta dies; el pots retirar abans des d’aquí:\n\n{link}\n\nTambé pots acudir a un òrgan de resolució extrajudicial de litigis o als tribunals.',
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
      text: 'Gracias por enviarnos «{title}». Una persona de la redacción lo ha mirado y ha decidido no publicarlo.\n\nMotivo: {ground}.\n\nSi crees que nos equivocamos, responde a este correo o escríbenos: lo volveremos a mirar. El archivo se borrará dentro de treinta días; puedes retirarlo antes desde aquí:\n\n{link}\n\nTambién puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.',
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
      text: 'Thank you for sending us “{title}”. A person in the newsroom has looked at it and has decided not to publish it.\n\nReason: {ground}.\n\nIf you think we are wrong, answer this email or write to us: we will look at it again. The file will be deleted in thirty days; you can withdraw it before then from here:\n\n{link}\n\nYou can also turn to an out-of-court dispute settlement body or to the courts.',
    },
    grounds: {
      'off-topic': 'it has nothing to do with what we asked for',
      quality: 'it cannot be seen well enough to be published',
      rights: 'it is not clear that you have the rights to it',
      persons: 'it shows people who may not want it, or minors',
      illegal: 'it may be illegal',
      other: 'it breaks the rules for taking part',
    },
  },
};

import { inEveryLanguage, type Language } from '@portal/model';

/** Strings for the form that records a request on paper, in Catalan. */
const ca = {
  text: 'Una petició que ha arribat en paper, per burofax o per correu. El termini compta des del dia en què va arribar.',
  labels: {
    receivedOn: 'Dia en què va arribar (DD/MM/AAAA)',
    kind: 'Què demana',
    story: 'Adreça de la notícia',
    party: 'Persona o entitat afectada',
    partyKind: 'La part afectada és…',
    name: 'Qui ho demana',
    capacity: 'En nom de qui ho demana',
    email: 'Correu electrònic, si en dona cap',
    facts: 'Fets que no són exactes o que han canviat',
    text: 'Text que s’ha de publicar, tal com l’ha escrit',
    evidence: 'En què es basa',
  },
  kinds: { rectification: 'Una rectificació', update: 'Una actualització' },
  parties: { person: 'Una persona', organization: 'Una entitat' },
  emailHint: 'Hi enviem el justificant i la decisió. Sense correu, cal contestar-li en paper.',
  save: 'Apunta-la',
  faults: {
    receivedOn: 'Escriu un dia que ja hagi arribat: DD/MM/AAAA',
    story: 'No hi ha cap notícia d’aquest web en aquesta adreça',
    party: 'Escriu el nom de la persona o l’entitat',
    name: 'Escriu qui ho demana',
    email: 'No és una adreça de correu',
    facts: 'Escriu quins fets són',
    text: 'Escriu el text',
    evidence: 'Per a una actualització cal dir en què es basa',
  },
};

type RecordTexts = typeof ca;

const es: RecordTexts = {
  text: 'Una petición que ha llegado en papel, por burofax o por correo. El plazo cuenta desde el día en que llegó.',
  labels: {
    receivedOn: 'Día en que llegó (DD/MM/AAAA)',
    kind: 'Qué pide',
    story: 'Dirección de la noticia',
    party: 'Persona o entidad afectada',
    partyKind: 'La parte afectada es…',
    name: 'Quién lo pide',
    capacity: 'En nombre de quién lo pide',
    email: 'Correo electrónico, si da alguno',
    facts: 'Hechos que no son exactos o que han cambiado',
    text: 'Texto que hay que publicar, tal como lo ha escrito',
    evidence: 'En qué se basa',
  },
  kinds: { rectification: 'Una rectificación', update: 'Una actualización' },
  parties: { person: 'Una persona', organization: 'Una entidad' },
  emailHint: 'Ahí enviamos el justificante y la decisión. Sin correo, hay que contestarle en papel.',
  save: 'Apuntarla',
  faults: {
    receivedOn: 'Tiene que ser un día que ya haya llegado: DD/MM/AAAA',
    story: 'No hay ninguna noticia de esta web en esta dirección',
    party: 'Falta el nombre de la persona o la entidad',
    name: 'Falta quién lo pide',
    email: 'No es una dirección de correo',
    facts: 'Faltan los hechos',
    text: 'Falta el texto',
    evidence: 'Para una actualización hay que decir en qué se basa',
  },
};

const en: RecordTexts = {
  text: 'A request that came on paper, by registered fax or by email. Its term counts from the day when it came.',
  labels: {
    receivedOn: 'Day when it came (DD/MM/YYYY)',
    kind: 'What is asked for',
    story: 'Address of the story',
    party: 'Person or organisation concerned',
    partyKind: 'The party concerned is…',
    name: 'Who asks',
    capacity: 'In whose name',
    email: 'Email address, if any is given',
    facts: 'Facts that are not so or have changed',
    text: 'Text to be published, just as it was written',
    evidence: 'What it is based on',
  },
  kinds: { rectification: 'A rectification', update: 'An update' },
  parties: { person: 'A person', organization: 'An organisation' },
  emailHint: 'The acknowledgement and the decision go there. Without one, answer on paper.',
  save: 'Write it down',
  faults: {
    receivedOn: 'Write a day that has come already: DD/MM/YYYY',
    story: 'There is no story of this site at this address',
    party: 'Write the name of the person or organisation',
    name: 'Write who asks',
    email: 'This is not an email address',
    facts: 'Write which facts they are',
    text: 'Write the text',
    evidence: 'For an update, say what it is based on',
  },
};

/** Strings for the form that records a request on paper, by language. */
export const RECTIFICATION_RECORD_TEXTS: Readonly<Record<Language, RecordTexts>> = inEveryLanguage({
  ca,
  es,
  en,
});

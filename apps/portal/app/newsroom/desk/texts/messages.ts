import { inEveryLanguage, type Language } from '@portal/model';

/** Strings for the desk's held messages in Catalan. */
const ca = {
  title: 'Missatges',
  text: 'Els que han arribat pel formulari de contacte i semblen correu brossa.',
  none: 'No n’hi ha cap de retingut.',
  of: '{name} <{email}>',
  noSubject: 'Sense assumpte',
  rule: 'norma: {rule}',
  release: 'Envia’l a la redacció',
  discard: 'Descarta’l',
  releaseOf: 'Envia a la redacció el missatge {de |d’:name}',
  discardOf: 'Descarta el missatge {de |d’:name}',
  failed: 'No s’ha pogut fer: potser algú altre ja ho ha decidit.',
  older: 'Més antics',
};

type MessageDeskTexts = typeof ca;

const es: MessageDeskTexts = {
  title: 'Mensajes',
  text: 'Los que han llegado por el formulario de contacto y parecen correo no deseado.',
  none: 'No hay ninguno retenido.',
  of: '{name} <{email}>',
  noSubject: 'Sin asunto',
  rule: 'norma: {rule}',
  release: 'Enviarlo a la redacción',
  discard: 'Descartarlo',
  releaseOf: 'Enviar a la redacción el mensaje de {name}',
  discardOf: 'Descartar el mensaje de {name}',
  failed: 'No se ha podido hacer: quizá alguien ya lo ha decidido.',
  older: 'Más antiguos',
};

const en: MessageDeskTexts = {
  title: 'Messages',
  text: 'Those that came by the contact form and look like spam.',
  none: 'None is held.',
  of: '{name} <{email}>',
  noSubject: 'No subject',
  rule: 'rule: {rule}',
  release: 'Send it to the newsroom',
  discard: 'Discard it',
  releaseOf: 'Send the message from {name} to the newsroom',
  discardOf: 'Discard the message from {name}',
  failed: 'It could not be done: somebody may have decided already.',
  older: 'Older ones',
};

/** Strings for the desk's held messages by language. */
export const MESSAGE_DESK_TEXTS: Readonly<Record<Language, MessageDeskTexts>> = inEveryLanguage({
  ca,
  es,
  en,
});

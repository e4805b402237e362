import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  title: 'Registre',
  caption: 'El que s’ha fet a la redacció, el més nou primer',
  line: 'Número al registre',
  at: 'Quan',
  actor: 'Qui',
  act: 'Què',
  subject: 'De què',
  details: 'Detalls',
  rules: 'El sistema',
  none: 'Encara no s’hi ha fet res.',
  older: 'Més antics',
  newest: 'Els més nous',
};

type LogTableTexts = typeof ca;

const es: LogTableTexts = {
  title: 'Registro',
  caption: 'Lo que se ha hecho en la redacción, lo más nuevo primero',
  line: 'Número en el registro',
  at: 'Cuándo',
  actor: 'Quién',
  act: 'Qué',
  subject: 'De qué',
  details: 'Detalles',
  rules: 'El sistema',
  none: 'Todavía no se ha hecho nada.',
  older: 'Más antiguos',
  newest: 'Los más nuevos',
};

const en: LogTableTexts = {
  title: 'Log',
  caption: 'What was done in the newsroom, newest first',
  line: 'Number in the log',
  at: 'When',
  actor: 'Who',
  act: 'What',
  subject: 'To what',
  details: 'Details',
  rules: 'The system',
  none: 'Nothing has been done yet.',
  older: 'Older',
  newest: 'Newest',
};

/** Strings for the table of the log. */
export const LOG_TABLE_TEXTS: Readonly<Record<Language, LogTableTexts>> = inEveryLanguage({ ca, es, en });

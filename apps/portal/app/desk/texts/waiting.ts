import type { DeskQueue, Language } from '@portal/model';

/** Texts of what waits at the desk. */
type WaitingTexts = {
  title: string;
  none: string;
  /** So many that they are not counted. */
  many: string;
  queues: Readonly<Record<DeskQueue, string>>;
};

export const WAITING_TEXTS: Readonly<Record<Language, WaitingTexts>> = {
  ca: {
    title: 'Què espera',
    none: 'Ara mateix no espera res.',
    many: '99+',
    queues: {
      comments: 'Comentaris retinguts',
      reports: 'Comentaris denunciats',
      appeals: 'Recursos per contestar',
      questions: 'Preguntes per triar',
      uploads: 'Enviaments per mirar',
      messages: 'Missatges retinguts',
    },
  },
  es: {
    title: 'Qué espera',
    none: 'Ahora mismo no espera nada.',
    many: '99+',
    queues: {
      comments: 'Comentarios retenidos',
      reports: 'Comentarios denunciados',
      appeals: 'Recursos por contestar',
      questions: 'Preguntas por elegir',
      uploads: 'Envíos por mirar',
      messages: 'Mensajes retenidos',
    },
  },
  en: {
    title: 'What waits',
    none: 'Nothing waits right now.',
    many: '99+',
    queues: {
      comments: 'Held comments',
      reports: 'Reported comments',
      appeals: 'Appeals to answer',
      questions: 'Questions to choose from',
      uploads: 'Files to look at',
      messages: 'Held messages',
    },
  },
};

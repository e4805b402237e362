import { inEveryLanguage, type Language } from '@portal/model';
import type { DeskQueue } from '@portal/model/newsroom';

/** Texts about the number of items in the desk's queues. */
type WaitingTexts = {
  title: string;
  none: string;
  /** Shown if there are too many to count. */
  many: string;
  /** Deadline of the first request, and that its term has ended. */
  due: string;
  overdue: string;
  queues: Readonly<Record<DeskQueue, string>>;
};

export const WAITING_TEXTS: Readonly<Record<Language, WaitingTexts>> = inEveryLanguage({
  ca: {
    title: 'Pendent',
    none: 'No hi ha res pendent.',
    many: '99+',
    due: 'Primer termini: {date}',
    overdue: 'Fora de termini: va acabar {el |l’:date}',
    queues: {
      comments: 'Comentaris retinguts',
      reports: 'Comentaris denunciats',
      appeals: 'Recursos per contestar',
      questions: 'Preguntes per revisar',
      uploads: 'Enviaments per revisar',
      messages: 'Missatges retinguts',
      rectifications: 'Rectificacions per decidir',
    },
  },
  es: {
    title: 'Pendiente',
    none: 'No hay nada pendiente.',
    many: '99+',
    due: 'Primer plazo: {date}',
    overdue: 'Fuera de plazo: acabó el {date}',
    queues: {
      comments: 'Comentarios retenidos',
      reports: 'Comentarios denunciados',
      appeals: 'Recursos por contestar',
      questions: 'Preguntas por revisar',
      uploads: 'Envíos por revisar',
      messages: 'Mensajes retenidos',
      rectifications: 'Rectificaciones por decidir',
    },
  },
  en: {
    title: 'Pending',
    none: 'Nothing is pending.',
    many: '99+',
    due: 'First one due: {date}',
    overdue: 'Overdue since {date}',
    queues: {
      comments: 'Held comments',
      reports: 'Reported comments',
      appeals: 'Appeals to answer',
      questions: 'Questions to review',
      uploads: 'Files to review',
      messages: 'Held messages',
      rectifications: 'Rectifications to decide',
    },
  },
});

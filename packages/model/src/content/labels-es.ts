import type { LabelWords } from './labels';

/** Spanish words of the labels of contents. */
export const labelWordsEs: LabelWords = {
  sponsored: 'Contenido patrocinado',
  partner: 'En colaboración',
  opinion: 'Opinión',
  satire: 'Sátira',
  'ai-assisted': 'Con ayuda de IA',
};

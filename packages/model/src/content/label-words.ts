import type { ContentLabel } from './labels';

/** Words of the labels of contents. */
export type LabelWords = Readonly<Record<ContentLabel, string>>;

/** Spanish words of the labels of contents. */
export const labelWordsEs: LabelWords = {
  sponsored: 'Contenido patrocinado',
  partner: 'En colaboración',
  opinion: 'Opinión',
  satire: 'Sátira',
  'ai-assisted': 'Con ayuda de IA',
};

/** Catalan words of the labels of contents. */
export const labelWordsCa: LabelWords = {
  sponsored: 'Contingut patrocinat',
  partner: 'En col·laboració',
  opinion: 'Opinió',
  satire: 'Sàtira',
  'ai-assisted': 'Amb ajuda d’IA',
};

/** English words of the labels of contents. */
export const labelWordsEn: LabelWords = {
  sponsored: 'Sponsored',
  partner: 'Partner content',
  opinion: 'Opinion',
  satire: 'Satire',
  'ai-assisted': 'AI-assisted',
};

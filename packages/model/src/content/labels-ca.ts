import type { LabelWords } from './labels';

/** Catalan words of the labels of contents. */
export const labelWordsCa: LabelWords = {
  sponsored: 'Contingut patrocinat',
  partner: 'En col·laboració',
  opinion: 'Opinió',
  satire: 'Sàtira',
  'ai-assisted': 'Amb ajuda d’IA',
};

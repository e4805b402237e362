import type { LabelWords } from './labels';

/** English words of the labels of contents. */
export const labelWordsEn: LabelWords = {
  sponsored: 'Sponsored',
  partner: 'Partner content',
  opinion: 'Opinion',
  satire: 'Satire',
  'ai-assisted': 'AI-assisted',
};

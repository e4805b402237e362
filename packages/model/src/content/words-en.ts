import type { LabelWords } from './labels';
import type { RectificationWords, RectifiedSigns } from './rectification';

/** English labels of stories with a rectification or an update. */
export const rectifiedSignsEn: RectifiedSigns = {
  rectification: 'With a rectification',
  update: 'With an update',
};

/** English texts around rectifications and updates. */
export const rectificationWordsEn: RectificationWords = {
  label: 'Rectifications and updates',
  headings: {
    rectification: 'Rectification by {party}',
    update: 'Update',
  },
  byNewsroom: 'Note by the newsroom',
  story: 'The story as published',
  whole: 'Full text by {party}, published at their request (Organic Act 2/1984)',
  notices: {
    rectification:
      'This story does not reflect the current situation of {party}: their rectification stands beside it.',
    update: 'This story does not reflect the current situation: it was updated on {date}.',
  },
  read: { rectification: 'Read the rectification', update: 'Read the update' },
  ask: 'Request a rectification',
};

/** English strings for the labels of articles. */
export const labelWordsEn: LabelWords = {
  sponsored: 'Sponsored',
  partner: 'Partner content',
  opinion: 'Opinion',
  satire: 'Satire',
  'ai-assisted': 'AI-assisted',
};

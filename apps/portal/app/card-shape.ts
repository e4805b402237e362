import type { CardShape, SearchType } from '@portal/model';

/** Shape of cards by kind of listing: an agenda shows when and where. */
export const cardShapeOf = (type: SearchType | undefined): CardShape =>
  type === 'agenda' ? 'event' : 'horizontal';

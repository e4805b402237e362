import type { CardShape, SearchType } from '@portal/model';

/** How a kind of listing shows its contents: an agenda says when and where. */
export const cardShapeOf = (type: SearchType | undefined): CardShape =>
  type === 'agenda' ? 'event' : 'horizontal';

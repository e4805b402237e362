import type { ArticleNewsType } from '@portal/model';
import type { contents } from './tables';

type Typed = Pick<typeof contents.$inferSelect, 'type' | 'extra'>;

const NEWS_TYPES: Partial<Record<Typed['type'], ArticleNewsType>> = {
  opinion: 'opinion',
  interview: 'interview',
  live: 'live',
  longform: 'longform',
  photogallery: 'gallery',
  video: 'video',
  videoondemand: 'video',
  audio: 'audio',
  audioondemand: 'audio',
  event: 'event',
  recipe: 'recipe',
};

/** The kind of a content, which decides its layout: its newsroom's own, otherwise that of its type. */
export const newsTypeOf = ({ type, extra }: Typed): ArticleNewsType | undefined =>
  extra.articleNewsTypeEnum ?? NEWS_TYPES[type];

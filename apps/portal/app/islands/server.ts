import { CarouselIsland } from './CarouselIsland';
import { LoadMoreIsland } from './LoadMoreIsland';
import { MostReadIsland } from './MostReadIsland';
import type { Islands } from './registry';
import { SchemeIsland } from './SchemeIsland';

/** The same parts, for the server to render. */
export const SERVER_ISLANDS: Islands = {
  carousel: CarouselIsland,
  'load-more': LoadMoreIsland,
  'most-read': MostReadIsland,
  scheme: SchemeIsland,
};

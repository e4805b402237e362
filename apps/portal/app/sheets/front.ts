/** What fronts draw. */
export * as carousel from '../islands/CarouselIsland';
export * as loadMore from '../islands/LoadMoreIsland';
export * as mostRead from '../islands/MostReadIsland';
export * as modules from '../modules';
export * as front from '../pages/front';

/** What listings draw, and the search. */
export * as follow from '../islands/FollowIsland';
export * as loadMoreIsland from '../islands/LoadMoreIsland';
export * as searcher from '../islands/SearcherIsland';
export * as loadMore from '../load-more';
export * as listing from '../pages/listing';

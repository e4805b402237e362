export * from './Byline';
export * from './RelativeTime';

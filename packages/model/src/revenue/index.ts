export * from './crawlers';
export * from './gifts';
export * from './paywall';
export * from './renewals';
export * from './settings';
export * from './subscriptions';
export * from './withdrawal';
export * from './withdrawals';

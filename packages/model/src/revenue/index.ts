export * from './crawlers';
export * from './gate-refusals';
export * from './gifts';
export * from './paywall';
export { addMonths, PRICE_NOTICE_DAYS, RENEWAL_NOTICE_DAYS } from './renewals';
export * from './settings';
export * from './subscriptions';
export * from './withdrawal';
export * from './withdrawals';

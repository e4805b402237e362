export * from './Paywall';
export * from './PaywallMessage';

export * from './AccountList';

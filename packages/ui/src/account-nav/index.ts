export * from './AccountHead';
export * from './AccountNav';

export * from './charts';
export * from './consent-framework';
export * from './consent-or-pay';
export * from './interactive/index';
export * from './weather';

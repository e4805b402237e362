export * from './Disclosure';

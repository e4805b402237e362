export * from './ResultList';

export * from './SkipLinks';

export * from './StreamPanel';

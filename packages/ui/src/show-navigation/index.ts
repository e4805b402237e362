export * from './ShowNavigation';

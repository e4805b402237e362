export * from './BreakingNews';

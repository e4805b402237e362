export * from './PrintButton';
export * from './StepByStep';

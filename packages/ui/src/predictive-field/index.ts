export * from './PredictiveField';

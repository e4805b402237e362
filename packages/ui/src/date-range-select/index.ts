export * from './DateRangeSelect';

export * from './DaySelector';

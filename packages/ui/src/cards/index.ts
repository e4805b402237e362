export * from './Cards';
export * from './DayCards';

export * from './BlogCards';
export * from './Cards';
export * from './DayCards';

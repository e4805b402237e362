export { DAY_MS, HOUR_MS } from './durations';
export { KEPT_DAYS } from './kept-days';

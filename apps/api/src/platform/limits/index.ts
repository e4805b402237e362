export { Busy, ConcurrencyLimit } from './concurrency-limit';
export { forgetLimits, type LetterAsker, Limits, TooOften } from './limits';

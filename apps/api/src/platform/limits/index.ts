export { Busy, ConcurrencyLimit } from './concurrency-limit';
export { type EmailRequester as LetterAsker, forgetLimits, Limits, TooOften } from './limits';

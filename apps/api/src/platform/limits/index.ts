export { Busy, ConcurrencyLimit } from './concurrency-limit';
export { type EmailRequester, forgetLimits, Limits, TooOften } from './limits';

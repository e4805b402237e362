export { consentCalls } from './endpoints';
export { forgetConsents, recordedConsents } from './records';

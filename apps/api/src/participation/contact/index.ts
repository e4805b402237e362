export { recipientOf } from './emails';
export { contactCalls, messageDeskCalls } from './endpoints';
export { forgetMessages } from './messages';
export { contactMessages } from './tables';

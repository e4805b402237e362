export {
  EMAIL_WIDTH,
  type EmailScheme,
  headlineOf,
  Paper,
  runningOf,
  SMALL,
  weakColours,
} from './dress';
export { type Block, dressedHtml } from './dressed';
export { dayAndHour, type EmailTexts, type EmailValues, type EmailWords, emailOf, senderOf } from './email';

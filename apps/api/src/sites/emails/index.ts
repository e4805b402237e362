export {
  EMAIL_WIDTH as LETTER_WIDTH,
  type EmailScheme as LetterScheme,
  headlineOf,
  Paper,
  runningOf,
  SMALL,
  weakColours,
} from './dress';
export { type Block, dressedHtml } from './dressed';
export { dayAndHour, type EmailTexts, type EmailValues, type EmailWords, emailOf, senderOf } from './email';

export { headlineOf, LETTER_WIDTH, type LetterScheme, Paper, runningOf, SMALL } from './dress';
export { weakColours } from './dress-contrast';
export { type Block, dressedHtml } from './dressed';
export { type EmailTexts, type EmailValues, type EmailWords, emailOf } from './email';
export { senderOf } from './sender';

export { counted } from './counted';
export { emailKey, mailboxKey, nameKey, nickKey, wordsOf, writtenKey } from './keys';
export { hasLink } from './links';
export { lettersOf, remembered, wordIn } from './listed-words';
export { foldText, UNSEEN } from './look-alikes';
export {
  A_LETTER,
  A_LIGATURE,
  GEMINATE,
  LETTERS,
  LIGATURES,
  MARKS,
  PASTS,
  RULES,
  STOP_WORDS,
} from './word-rules';

import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';
import { type LabelWords, labelWordsCa, labelWordsEn, labelWordsEs } from './label-words';

/** Words of the labels of contents in every language: for servers, as feeds and newsletters say them. */
export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = inEveryLanguage({
  es: labelWordsEs,
  ca: labelWordsCa,
  en: labelWordsEn,
});

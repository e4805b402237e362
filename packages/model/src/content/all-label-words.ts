import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';
import type { LabelWords } from './labels';
import { labelWordsCa } from './labels-ca';
import { labelWordsEn } from './labels-en';
import { labelWordsEs } from './labels-es';

/** Words of the labels of contents in every language: for servers, as feeds and newsletters say them. */
export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = inEveryLanguage({
  es: labelWordsEs,
  ca: labelWordsCa,
  en: labelWordsEn,
});

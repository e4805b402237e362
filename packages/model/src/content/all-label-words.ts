import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';
import type { LabelWords } from './labels';
import { labelWordsCa } from './labels-ca';
import { labelWordsEn } from './labels-en';
import { labelWordsEs } from './labels-es';

/** Labels of contents in every language, for feeds and newsletters on servers. */
export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = inEveryLanguage({
  es: labelWordsEs,
  ca: labelWordsCa,
  en: labelWordsEn,
});

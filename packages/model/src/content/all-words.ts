import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';
import type { LabelWords } from './labels';
import type { RectificationWords, RectifiedSigns } from './rectification';
import { labelWordsCa, rectificationWordsCa, rectifiedSignsCa } from './words-ca';
import { labelWordsEn, rectificationWordsEn, rectifiedSignsEn } from './words-en';
import { labelWordsEs, rectificationWordsEs, rectifiedSignsEs } from './words-es';

/** Texts around rectifications in every language, for feeds on servers. */
export const RECTIFICATION_WORDS: Readonly<Record<Language, RectificationWords>> = inEveryLanguage({
  es: rectificationWordsEs,
  ca: rectificationWordsCa,
  en: rectificationWordsEn,
});

/** Labels of rectified stories in every language, for feeds and newsletters on servers. */
export const RECTIFIED_SIGNS: Readonly<Record<Language, RectifiedSigns>> = inEveryLanguage({
  es: rectifiedSignsEs,
  ca: rectifiedSignsCa,
  en: rectifiedSignsEn,
});

/** Labels of articles in every language, for feeds and newsletters on servers. */
export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = inEveryLanguage({
  es: labelWordsEs,
  ca: labelWordsCa,
  en: labelWordsEn,
});

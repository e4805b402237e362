import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';
import type { RectificationWords, RectifiedSigns } from './rectification';
import { rectificationWordsCa, rectifiedSignsCa } from './rectified-ca';
import { rectificationWordsEn, rectifiedSignsEn } from './rectified-en';
import { rectificationWordsEs, rectifiedSignsEs } from './rectified-es';

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

import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';
import type { RectificationWords, RectifiedSigns } from './rectification';
import { rectificationWordsCa, rectifiedSignsCa } from './rectified-ca';
import { rectificationWordsEn, rectifiedSignsEn } from './rectified-en';
import { rectificationWordsEs, rectifiedSignsEs } from './rectified-es';

/** Words around rectifications in every language: for servers, as feeds say them. */
export const RECTIFICATION_WORDS: Readonly<Record<Language, RectificationWords>> = inEveryLanguage({
  es: rectificationWordsEs,
  ca: rectificationWordsCa,
  en: rectificationWordsEn,
});

/** Words of the signs of rectified stories in every language: for servers, as feeds and newsletters say them. */
export const RECTIFIED_SIGNS: Readonly<Record<Language, RectifiedSigns>> = inEveryLanguage({
  es: rectifiedSignsEs,
  ca: rectifiedSignsCa,
  en: rectifiedSignsEn,
});

import { inEveryLanguage, type Language } from '@portal/model';
import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import type { RectificationTexts } from './words';

/** Strings for requests for rectifications, by language. */
export const RECTIFICATION_TEXTS: Readonly<Record<Language, RectificationTexts>> = inEveryLanguage({
  ca,
  es,
  en,
});

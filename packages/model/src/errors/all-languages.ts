import type { Language } from '../constants/index';
import { inEveryLanguage } from '../wording/index';
import type { ErrorTexts } from './catalogue';
import type { FieldDictionary } from './field-dictionary';
import { fieldDictionaryCa } from './fields-ca';
import { fieldDictionaryEn } from './fields-en';
import { fieldDictionaryEs } from './fields-es';
import { type PageErrorTexts, pageErrorTextsCa, pageErrorTextsEn, pageErrorTextsEs } from './page-errors';
import { errorTextsCa } from './texts-ca';
import { errorTextsEn } from './texts-en';
import { errorTextsEs } from './texts-es';

/** Error texts in every language, for servers. A browser imports those of the language it shows. */
export const ERROR_TEXTS: Readonly<Record<Language, ErrorTexts>> = inEveryLanguage({
  es: errorTextsEs,
  ca: errorTextsCa,
  en: errorTextsEn,
});
/** Field labels and validation messages in every language, for servers; a browser loads one language. */
export const FIELD_DICTIONARIES: Readonly<Record<Language, FieldDictionary>> = inEveryLanguage({
  es: fieldDictionaryEs,
  ca: fieldDictionaryCa,
  en: fieldDictionaryEn,
});
/** Strings for the error pages in every language, for servers; a browser loads one language (spec §8). */
export const PAGE_ERROR_TEXTS: Readonly<Record<Language, PageErrorTexts>> = inEveryLanguage({
  es: pageErrorTextsEs,
  ca: pageErrorTextsCa,
  en: pageErrorTextsEn,
});

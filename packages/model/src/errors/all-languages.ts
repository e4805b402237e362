import type { Language } from '../constants/index';
import type { ErrorTexts } from './catalogue';
import type { FieldDictionary } from './field-dictionary';
import { fieldDictionaryCa } from './fields-ca';
import { fieldDictionaryEs } from './fields-es';
import { type PageErrorTexts, pageErrorTextsCa, pageErrorTextsEs } from './page-errors';
import { errorTextsCa } from './texts-ca';
import { errorTextsEs } from './texts-es';

/** Dictionaries of every language: for servers. A browser imports those of the language it shows. */
export const ERROR_TEXTS: Readonly<Record<Language, ErrorTexts>> = { es: errorTextsEs, ca: errorTextsCa };
export const FIELD_DICTIONARIES: Readonly<Record<Language, FieldDictionary>> = {
  es: fieldDictionaryEs,
  ca: fieldDictionaryCa,
};
export const PAGE_ERROR_TEXTS: Readonly<Record<Language, PageErrorTexts>> = {
  es: pageErrorTextsEs,
  ca: pageErrorTextsCa,
};

import { dateLocaleCa, dateLocaleEn, dateLocaleEs, inValencian, type Language } from '@portal/model';
import * as ca from '../dictionaries/ca/index';
import * as en from '../dictionaries/en/index';
import * as es from '../dictionaries/es/index';
import type { LanguagePack } from './locale';

/** All interface languages that ship, for servers; browsers load one with `loadLanguage`. */
export const LANGUAGE_PACKS: Readonly<Record<Language, LanguagePack>> = {
  es: { language: 'es', texts: { ...es }, dates: dateLocaleEs },
  ca: { language: 'ca', texts: { ...ca }, dates: dateLocaleCa },
  en: { language: 'en', texts: { ...en }, dates: dateLocaleEn },
  'ca-valencia': { language: 'ca-valencia', texts: inValencian({ ...ca }), dates: inValencian(dateLocaleCa) },
};

import type { DateLanguage, Language } from '../../constants/index';
import { inValencian } from '../../wording/variants';
import { dateLocaleCa } from './ca';
import { dateLocaleEn } from './en';
import { dateLocaleEs } from './es';
import { dateLocaleIt } from './it';
import type { DateLocale } from './locale';

/** Every language of dates, for servers. A browser imports only the one it shows. */
export const DATE_LOCALES: Readonly<Record<DateLanguage | Language, DateLocale>> = {
  en: dateLocaleEn,
  es: dateLocaleEs,
  ca: dateLocaleCa,
  'ca-valencia': inValencian(dateLocaleCa),
  it: dateLocaleIt,
};

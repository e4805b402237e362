import type { DateLanguage } from '../../constants/index';
import { dateLocaleCa } from './ca';
import { dateLocaleEn } from './en';
import { dateLocaleEs } from './es';
import { dateLocaleIt } from './it';
import type { DateLocale } from './locale';

/** Every language of dates: for servers. A browser imports the one it shows. */
export const DATE_LOCALES: Readonly<Record<DateLanguage, DateLocale>> = {
  en: dateLocaleEn,
  es: dateLocaleEs,
  ca: dateLocaleCa,
  it: dateLocaleIt,
};

import { counted, fill, formatCount, type Locale, textsOf } from '../locale/locale';

/** Text for a number of results. */
export function countWords(count: number, isCapped: boolean, locale: Locale<'search'>): string {
  const { count: forms, countOver } = textsOf(locale).search;
  return isCapped ? fill(countOver, { count: formatCount(count, locale) }) : counted(forms, count, locale);
}

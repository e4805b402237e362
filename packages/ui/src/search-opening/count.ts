import { counted, fill, formatCount, type Locale } from '../locale/locale';

/** Words for how many there are. */
export function countWords(count: number, isCapped: boolean, locale: Locale<'search'>): string {
  const { count: forms, countOver } = locale.texts.search;
  return isCapped ? fill(countOver, { count: formatCount(count, locale) }) : counted(forms, count, locale);
}

import { counted, fill, formatCount, type Locale } from '../locale/locale';

/** Words for how many there are. */
export function countWords(
  count: number,
  isCapped: boolean,
  { count: forms, countOver }: Locale<'search'>['texts']['search'],
): string {
  return isCapped ? fill(countOver, { count: formatCount(count) }) : counted(forms, count);
}

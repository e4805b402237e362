import { addDays, dayOf, formatTime } from '@portal/model';
import { dateSettings, fill, type Locale, textsOf } from '../locale/locale';

/**
 * Publication hour of a story of today or yesterday, in the site's time zone; null for any other. It depends
 * on the day only, so that it stays true in a cached page.
 */
export function recentHour(date: string, locale: Locale<'card'>): string | null {
  const { now, timeZone } = locale;
  const [day, today] = [dayOf(date, timeZone), dayOf(now, timeZone)];
  if (day === null || today === null) return null;
  const time = formatTime(date, dateSettings(locale));
  if (day === today) return time;
  return day === addDays(today, -1) ? fill(textsOf(locale).card.yesterday, { time }) : null;
}

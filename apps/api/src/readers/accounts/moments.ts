import { DATE_LOCALES, formatAtTime, formatLongDay } from '@portal/model';
import type { RequestContext } from '../../sites';

/** A moment as written in an email: `18 de març de 2026 a les 9.30 h`. */
export function dayAndHour(moment: Date, { language, timeZone }: RequestContext['site']): string {
  const settings = { locale: DATE_LOCALES[language], timeZone };
  return `${formatLongDay(moment, settings)} ${formatAtTime(moment, settings)}`;
}

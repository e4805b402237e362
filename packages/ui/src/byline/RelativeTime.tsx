import { formatAgo, formatMachine } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { dateSettings, type Locale } from '../locale/locale';

/** How long ago, by the page's clock: “fa 3 hores”. In a file of its own: a page of cards needs no such words. */
export function RelativeTime({ date, locale }: { date: string; locale: Locale<never> }) {
  return (
    <time
      className={textClass.meta}
      dateTime={formatMachine(date, locale.timeZone)}
      data-part="relative-time"
    >
      {formatAgo(date, locale.now, dateSettings(locale))}
    </time>
  );
}

import { formatAgo, formatMachine } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { dateSettings, type Locale } from '../locale/locale';

/**
 * Relative time by the page's clock: “fa 3 hores”. A separate module, so that pages of cards do not load its
 * texts.
 */
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

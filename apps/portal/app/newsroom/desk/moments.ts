import { fill, formatDate, formatTime, toMilliseconds, wallTime } from '@portal/model';
import type { ContentStatus } from '@portal/model/newsroom';
import { dateSettings } from '@portal/ui/locale';
import type { PageContext } from '../../page';
import { deskTexts } from './frame';

/** Date and time as text. */
export function momentInWords({ locale }: Pick<PageContext, 'locale'>, moment: string): string {
  const settings = dateSettings(locale);
  return `${formatDate(moment, 'published', settings)}, ${formatTime(moment, settings)}`;
}

/** Value of a date and time field in the site's local time: `2026-03-18T09:00`; '' for none. */
export const fieldOfMoment = ({ site }: Pick<PageContext, 'site'>, moment: string | null): string =>
  moment === null ? '' : wallTime(moment, site.timeZone).slice(0, 16);

/** ISO 8601 of such a field's value; null for none, '' for an invalid one. */
export function momentOfField(
  { site }: Pick<PageContext, 'site'>,
  written: string | undefined,
): string | null {
  if (!written) return null;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(written)) return '';
  const ms = toMilliseconds(written.slice(0, 16), site.timeZone);
  return ms === null ? '' : new Date(ms).toISOString();
}

/** Status and date of an article, as text. */
export function statusLine(
  context: PageContext,
  { status, publishedAt }: { status: ContentStatus; publishedAt: string },
): string {
  const { at, statuses } = deskTexts(context).contents;
  const settings = dateSettings(context.locale);
  return fill(at, {
    status: statuses[status],
    date: formatDate(publishedAt, 'published', settings),
    time: formatTime(publishedAt, settings),
  });
}

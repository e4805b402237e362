import { escapeHtml } from '@portal/model';
import type { OfflineSettings } from './messages';
import { GATE, type Kept } from './pages';

type Clock = { now: number } & Pick<OfflineSettings, 'language' | 'timeZone' | 'moments'>;

/** Fills a template; a value that looks like a placeholder stays unchanged. */
const filled = (template: string, values: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Time of a copy, in words: `today at 10:32`, `on 17 March at 21:05`. */
export function timeOf(at: number, { now, language, timeZone, moments }: Clock): string {
  const written = (time: number, tag: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(time);
  const [hour = '', minute = ''] = written(at, 'en-GB', { hour: '2-digit', minute: '2-digit' }).split(':');
  const time = filled(hour === '01' ? moments.hour.one : moments.hour.other, {
    hour: String(Number(hour)),
    minute,
  });
  const isToday = written(at, 'en-CA', {}) === written(now, 'en-CA', {});
  if (isToday) return filled(moments.today, { time });
  const day = written(at, language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long' });
  return filled(moments.onDay, { day, time });
}

/** The document of a stored page, with its time over the content, and a link to the rest at the gate. */
export function copyOf(
  html: string,
  { at, path }: Pick<Kept, 'at'> & { path: string },
  settings: OfflineSettings,
  now: number,
): string {
  const values = { time: timeOf(at, { ...settings, now }), address: escapeHtml(path) };
  return html
    .replace(/<main[\s>]/, (main) => filled(settings.copy, values) + main)
    .replace(GATE, (gate) => filled(settings.gate, values) + gate);
}

/** A template without the sign of that name. */
const withoutSign = (template: string, name: string) =>
  template.replace(new RegExp(`<span[^>]* data-part="${name}"[\\s\\S]*?</span>`), '');

/** HTML of the pages that can be read: saved ones first, then the latest. Empty if there are none. */
export function listOf(
  pages: readonly (Kept & { path: string })[],
  settings: OfflineSettings,
  now: number,
): string {
  if (!pages.length) return '';
  const items = pages
    .toSorted((one, other) => Number(other.isSaved) - Number(one.isSaved) || other.at - one.at)
    .map(({ path, title, at, isSaved, isOpening }) => {
      const marked = isSaved ? settings.item : withoutSign(settings.item, 'kept-saved');
      return filled(isOpening ? marked : withoutSign(marked, 'kept-opening'), {
        address: escapeHtml(path),
        title: path === settings.front.path ? settings.front.title : title,
        time: timeOf(at, { ...settings, now }),
      });
    });
  return filled(settings.list, { items: items.join('') });
}

/** The offline page with the list of the pages that can be read. */
export function offlinePageOf(html: string, list: string): string {
  if (!list) return html;
  return html.replace(/<p[^>]* data-part="nothing-kept"[^>]*>[\s\S]*?<\/p>/, () => list);
}

/** Fields that must be typed again, since a page must not contain them. */
const SECRET = /password/i;

/**
 * The offline page in response to a form that was not sent: it says so, and can send the same again.
 * @param fields of the form
 */
export function unsentPageOf(
  html: string,
  action: string,
  fields: URLSearchParams,
  { unsent }: Pick<OfflineSettings, 'unsent'>,
): string {
  const inputs = [...fields]
    .filter(([name]) => !SECRET.test(name))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  const start = `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}`;
  return html
    .replace(/(<p[^>]* data-part="offline-text"[^>]*>)[^<]*/, (_, head: string) => head + unsent)
    .replace(
      /<a href=""([^>]*)>(.*?)<\/a>/s,
      (_, look: string, label: string) => `${start}<button type="submit"${look}>${label}</button></form>`,
    );
}

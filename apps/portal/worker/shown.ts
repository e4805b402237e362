import type { OfflineSettings } from './messages';
import { GATE, type Kept } from './pages';

type Clock = { now: number } & Pick<OfflineSettings, 'language' | 'timeZone'>;

/** When a copy came: the hour, and the day where that was another. */
export function timeOf(at: number, { now, language, timeZone }: Clock): string {
  const dayOf = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
  const isToday = dayOf(at) === dayOf(now);
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at);
}

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Puts values into a template; a value that looks like a place of it stays as it is. */
const filled = (template: string, values: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** The document of a kept page, which says over its content of when it is, and at its gate that the rest is elsewhere. */
export function copyOf(
  html: string,
  { at, path }: Pick<Kept, 'at'> & { path: string },
  settings: OfflineSettings,
  now: number,
): string {
  const values = { time: timeOf(at, { ...settings, now }), address: inAttribute(path) };
  return html
    .replace(/<main[\s>]/, (main) => filled(settings.copy, values) + main)
    .replace(GATE, (gate) => filled(settings.gate, values) + gate);
}

/** A template without the sign of that name. */
const withoutSign = (template: string, name: string) =>
  template.replace(new RegExp(`<span[^>]* data-part="${name}"[\\s\\S]*?</span>`), '');

/** The offline page with the pages that can be read: those saved first, then the latest. */
export function offlinePageOf(
  html: string,
  pages: readonly (Kept & { path: string })[],
  settings: OfflineSettings,
  now: number,
): string {
  if (!pages.length) return html;
  const items = pages
    .toSorted((one, other) => Number(other.isSaved) - Number(one.isSaved) || other.at - one.at)
    .map(({ path, title, at, isSaved, isOpening }) => {
      const marked = isSaved ? settings.item : withoutSign(settings.item, 'kept-saved');
      return filled(isOpening ? marked : withoutSign(marked, 'kept-opening'), {
        address: inAttribute(path),
        title,
        time: timeOf(at, { ...settings, now }),
      });
    });
  const list = filled(settings.list, { items: items.join('') });
  return html.replace(/<p[^>]* data-part="nothing-kept"[^>]*>[\s\S]*?<\/p>/, () => list);
}

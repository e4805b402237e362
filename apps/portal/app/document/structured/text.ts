import { type Card, HTML_TAG, toMilliseconds, zoneOffsetMinutes } from '@portal/model';

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Inline tags: removing them separates no words. */
const INLINE = new Set('a abbr b cite code em i mark q s small span strong sub sup u'.split(' '));

/** The plain text of sanitised HTML. */
export function plainText(html: string): string {
  return html
    .replace(HTML_TAG, (_, __, name: string) => (INLINE.has(name.toLowerCase()) ? '' : ' '))
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain text of a card's standfirst. */
export function standfirstText(card: Pick<Card, 'description'>): string | undefined {
  return card.description?.map(({ html }) => plainText(html)).join(' ') || undefined;
}

/** An absolute URL. */
export const absolute = (path: string, origin: string) => new URL(path, origin).href;

/** Text cut to a number of characters, never within one. */
export const cut = (text: string, length: number) => [...text].slice(0, length).join('');

/**
 * A timestamp in a site's local time, with its offset from UTC; a date alone stays a date. Undefined for no
 * date.
 */
export function zonedDate(text: string | undefined, timeZone: string): string | undefined {
  if (text === undefined) return undefined;
  const moment = toMilliseconds(text, timeZone);
  if (moment === null) return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const offset = zoneOffsetMinutes(moment, timeZone);
  const wall = new Date(moment + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** ISO 8601 duration of whole seconds, `PT1H30M`; undefined for less than one. */
export function isoDuration(seconds: number | undefined): string | undefined {
  if (seconds === undefined || !(seconds >= 1)) return undefined;
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `PT${parts.map((part, at) => (part ? `${part}${'HMS'[at]}` : '')).join('')}`;
}

/** An object without its missing properties: they are left out instead of null. */
export function known(facts: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** Longest headline that search engines show in full. */
export const HEADLINE_LENGTH = 110;

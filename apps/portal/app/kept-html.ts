import type { Locale } from '@portal/ui/locale';
import { LRUCache } from 'lru-cache';
import { createContext } from 'react';

/** Memory that pieces may take, in bytes: keys and HTML. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Bytes that a kept piece takes beside its strings. */
const ENTRY_BYTES = 128;

/**
 * A text that was put together from thousands of parts is a tree of them, which each reading of a page would walk. Searching
 * it makes it one text, in place and for good.
 */
function flattened(html: string): string {
  html.indexOf('\0');
  return html;
}

/** A locale, and whether anything has read its moment. */
function watched<L extends Locale>({ language, texts, dates, timeZone, now }: L) {
  let isRead = false;
  const locale: Locale = {
    language,
    texts,
    dates,
    timeZone,
    get now() {
      isRead = true;
      return now;
    },
  };
  return { locale, isRead: () => isRead };
}

export type Piece = {
  /** All that its HTML depends on, but for the locale. */
  key: readonly (string | number | boolean | undefined)[];
  locale: Locale;
  /** The site's day, for what reads the moment and shows nothing that changes within a day; else such HTML is not kept. */
  day?: string | null;
  draw: (locale: Locale) => string;
};

/**
 * HTML of parts of public pages, kept from one drawing to the next. A piece is a function of its key and its locale, so
 * nothing that changes has to be dropped: it has another key. What is not asked for again leaves by itself.
 */
export class KeptHtml {
  private readonly pieces = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (html, key) => ENTRY_BYTES + 2 * (html.length + key.length),
  });

  /** @param keeps false where every piece is drawn anew, as if none were kept */
  constructor(private readonly keeps = true) {}

  private readonly names = new WeakMap<object, number>();
  private lastName = 0;

  /** What keys call an object that never changes, such as a site as the back end sent it. */
  nameOf(object: object): number {
    const known = this.names.get(object);
    if (known !== undefined) return known;
    this.lastName += 1;
    this.names.set(object, this.lastName);
    return this.lastName;
  }

  /** The kept HTML of a piece, or what it draws now. */
  get({ key, locale, day, draw }: Piece): string {
    if (!this.keeps) return draw(locale);
    const name = JSON.stringify([locale.language, locale.timeZone, day, ...key]);
    const known = this.pieces.get(name);
    if (known !== undefined) return known;
    const { locale: watchedLocale, isRead } = watched(locale);
    const html = flattened(draw(watchedLocale));
    if (day || !isRead()) this.pieces.set(name, html);
    return html;
  }
}

/** Where the page that is drawn keeps its pieces; a page of one reader keeps none. */
export const KeptHtmlContext = createContext<KeptHtml | null>(null);

import type { Locale } from '@portal/ui/locale';
import { LRUCache } from 'lru-cache';
import { createContext } from 'react';

/** Memory limit in bytes: keys and HTML. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Bytes of a cached piece in addition to its strings. */
const ENTRY_BYTES = 128;

/**
 * V8 stores a concatenated text as a tree, which each use of a page would traverse. Searching it flattens it
 * in place, permanently.
 */
function flattened(html: string): string {
  html.indexOf('\0');
  return html;
}

/** A locale that records whether its `now` has been read. */
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
  /** Everything that its HTML depends on, except the locale. */
  key: readonly (string | number | boolean | undefined)[];
  locale: Locale;
  /**
   * The site's day, for a piece that reads `now` and shows nothing that changes within a day; without it
   * such HTML is not cached.
   */
  day?: string | null;
  draw: (locale: Locale) => string;
};

/**
 * Cache of HTML fragments of public pages. A piece is a pure function of its key and its locale, so nothing
 * needs to be invalidated: a change has another key. Unused entries are evicted.
 */
export class KeptHtml {
  private readonly pieces = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (html, key) => ENTRY_BYTES + 2 * (html.length + key.length),
  });

  /** @param keeps false to render every piece again, without a cache */
  constructor(private readonly keeps = true) {}

  private readonly names = new WeakMap<object, number>();
  private lastName = 0;

  /** Id for keys of an immutable object, such as a site of the back end. */
  nameOf(object: object): number {
    const known = this.names.get(object);
    if (known !== undefined) return known;
    this.lastName += 1;
    this.names.set(object, this.lastName);
    return this.lastName;
  }

  /** The cached HTML of a piece, or its new rendering. */
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

/** The cache of the page that is rendered; null for a page of one reader. */
export const KeptHtmlContext = createContext<KeptHtml | null>(null);

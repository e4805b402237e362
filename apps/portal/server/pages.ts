import type { Page, PageType } from '@portal/model';
import type { Lifetimes } from '../app/lifetimes';
import type { DocumentType, PageContents, PageFile } from '../app/page';

/** One file per type of page. */
const FILES = import.meta.glob<PageFile>('../app/pages/*.tsx', { eager: true, import: 'default' });

const byType = new Map<PageType, PageFile>(Object.values(FILES).map((file) => [file.type, file]));

/** The file of a type of page; undefined for types that only redirect. */
export const pageFileOf = (type: PageType): PageFile | undefined => byType.get(type);

/** Articles of its site that a page shows, and whether new ones may appear on it. */
export function shownOf(page: Page, site: string): Shown {
  const file = pageFileOf(page.type);
  return file ? { site, type: file.type, ...file.shows(page) } : { site, contents: [], lists: false };
}

/** Articles that a page shows: a change purges pages by them. */
export type Shown = PageContents & {
  /** Alias of the site. */
  site: string;
  /** Undefined for feeds, sitemaps and calendars, which are no documents. */
  type?: DocumentType;
};

/** A rendered page. */
export type MadePage = {
  status: number;
  headers: Record<string, string>;
  body: string;
  lifetimes: Lifetimes;
  shown: Shown;
  /** Whether it is the light edition, which no cache in between may serve to other readers. */
  isLight?: boolean;
};

import type { Page, PageType } from '@portal/model';
import type { PageFile } from '../app/page';
import type { Shown } from './made-page';

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

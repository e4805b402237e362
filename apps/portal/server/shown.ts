import type { Page } from '@portal/model';
import type { Shown } from './made-page';
import { pageFileOf } from './pages';

/** Contents of its site that a page shows, and whether new ones may appear on it. */
export function shownOf(page: Page, site: string): Shown {
  const file = pageFileOf(page.type);
  return file ? { site, type: file.type, ...file.shows(page) } : { site, contents: [], lists: false };
}

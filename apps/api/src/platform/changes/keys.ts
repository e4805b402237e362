/** Keys by which caches find the answers that a change concerns: answers name them, purges ask for them. */
import type { PageType } from '@portal/model';

export const contentKey = (id: string) => `c${id}`;
/** Everything a new story of a site may appear on. */
export const listKey = (site: string) => `list-${site}`;
export const siteKey = (site: string) => `site-${site}`;
/** All pages of a type, to purge by hand after a change of their design. */
export const pageKey = (type: PageType) => `page-${type}`;

/** Cache keys that a change affects: responses are tagged with them, purges send them. */
import type { PageType } from '@portal/model';

export const contentKey = (id: string) => `c${id}`;
/** Everything on which a new story of a site may appear. */
export const listKey = (site: string) => `list-${site}`;
export const siteKey = (site: string) => `site-${site}`;
/** All pages of a type, for purging by hand after a change of their design. */
export const pageKey = (type: PageType) => `page-${type}`;

/** Families of pages, by what they show: each has the styles of its own sheets beside those of every page. */
export const PAGE_FAMILIES = ['front', 'content', 'listing', 'broadcast', 'weather', 'account'] as const;

/** Sheets that a page loads beside those of its family: of what some contents have and others have not. */
export const EXTRA_SHEETS = ['media'] as const;

/** What a page names the sheets by that it needs. Errors need none but those of every page. */
export type PageStyles = (typeof PAGE_FAMILIES)[number] | (typeof EXTRA_SHEETS)[number];

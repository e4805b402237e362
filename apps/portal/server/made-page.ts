import type { Lifetimes } from '../app/lifetimes';
import type { DocumentType, PageContents } from '../app/page';

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
};

import type { Lifetimes } from '../app/lifetimes';
import type { DocumentType, PageContents } from '../app/page';

/** Contents that a page shows: by them a change finds the pages that it concerns. */
export type Shown = PageContents & {
  /** Alias of the site. */
  site: string;
  /** Undefined for what is no page: feeds, sitemaps, calendars. */
  type?: DocumentType;
};

/** A page as it is made. */
export type MadePage = {
  status: number;
  headers: Record<string, string>;
  body: string;
  lifetimes: Lifetimes;
  shown: Shown;
};

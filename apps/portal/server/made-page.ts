import type { Lifetimes } from '../app/lifetimes';
import type { PageContents } from '../app/page';

/** Contents that a page shows: by them a change finds the pages that it concerns. */
export type Shown = PageContents & {
  /** Alias of the site. */
  site: string;
};

/** A page as it is made. */
export type MadePage = {
  status: number;
  headers: Record<string, string>;
  body: string;
  lifetimes: Lifetimes;
  shown: Shown;
};

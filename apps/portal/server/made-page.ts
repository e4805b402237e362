/** How long a page is fresh, may be served while a new one is made, and may be served when none can be made; seconds. */
export type Lifetimes = { fresh: number; whileRevalidate: number; ifError: number };

/** What a page shows: by it a change finds the pages that it concerns. */
export type Shown = {
  /** Alias of the site. */
  site: string;
  /** Ids of the contents that it shows or names. */
  contents: readonly string[];
  /** Whether a content that is not on it yet may come to stand on it: fronts, listings, feeds, sitemaps. */
  lists: boolean;
};

/** A page as it is made. */
export type MadePage = {
  status: number;
  headers: Record<string, string>;
  body: string;
  lifetimes: Lifetimes;
  shown: Shown;
};

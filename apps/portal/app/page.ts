import type { Broadcast, Card, Page, PageType, Site, SocialProvider, WeatherForecast } from '@portal/model';
import type { Locale } from '@portal/ui/locale';
import type { ReactNode } from 'react';
import type { Head } from './document/head';
import { type Lifetimes, withinDay } from './lifetimes';
import type { Showroom } from './showroom';

/** Request data of every page. */
export type PageContext = {
  site: Site;
  locale: Locale;
  /** Origin of the page's URLs: the site's own, or the host's on a developer's machine. */
  origin: string;
  /** Whether its editor sees it: never cached, never indexed. */
  preview: boolean;
  /** Whether it is the light edition: pictures on tap, no fonts, no ads. */
  isLight?: boolean;
  /** How ads are drawn without an ad server; undefined in production. */
  adFace?: 'preview' | 'showroom' | 'none' | undefined;
  /** Options of a showroom's URL; undefined in production. */
  showroom?: Showroom | undefined;
  /** Social providers that readers can log in with here. */
  providers: readonly SocialProvider[];
};

/** Types of page that are documents; a redirect is none. */
export type DocumentType = Exclude<PageType, 'redirect'>;
export type PageOf<T extends PageType> = Extract<Page, { type: T }>;

/** Separate style sheets (`style-sheets.mjs`) of parts that islands may render after the first HTML. */
export type LaterSheet = 'offline' | 'consent' | 'media' | 'chart';
/** Names of the style sheets that a page declares: its own, the account, legal or desk pages', later ones. */
export type StyleGroup = DocumentType | 'account' | 'legal' | 'desk' | LaterSheet;

/** Facts of a page's masthead, next to the name: the show on air, otherwise the weather. */
export type MastheadNow = { show?: Broadcast | undefined; weather?: WeatherForecast | undefined };

/** Articles of its site that a page shows or names, and whether new ones may appear on it. */
export type PageContents = { contents: readonly string[]; lists: boolean };

export type PageDefinition<T extends DocumentType> = {
  /** The type of page that it shows; the newsroom's data decide which URLs have it. */
  type: T;
  head: (page: PageOf<T>, context: PageContext) => Omit<Head, 'next'>;
  lifetimes: (page: PageOf<T>, now: Date) => Lifetimes;
  view: (page: PageOf<T>, context: PageContext) => ReactNode;
  /**
   * URL of the next page, null on the last. A list declares it, and accepts a cursor; on any other page a URL
   * with a cursor redirects to the one without.
   */
  next?: (page: PageOf<T>, context: PageContext) => string | null;
  /** Articles whose changes purge it; none by default. */
  shows?: (page: PageOf<T>) => PageContents;
  /** Separate sheets of what its islands render later; those of its first HTML are found by their classes. */
  later?: (page: PageOf<T>) => readonly LaterSheet[];
  /** Facts of this hour for its masthead; its lifetimes must end with them. */
  masthead?: (page: PageOf<T>, context: PageContext) => MastheadNow;
  /** Id of its main content (spec §3: page variables). */
  contentId?: (page: PageOf<T>) => string;
  /** HTML responses that its islands request: the page includes their styles. */
  fragments?: readonly unknown[];
};

/** A page's content before it is put into the site's frame. */
export type DrawnPage = {
  head: Head;
  view: ReactNode;
  styles: readonly StyleGroup[];
  lifetimes: Lifetimes;
  contentId: string | null;
  masthead?: MastheadNow | undefined;
};

/** A page's file, independent of its type. */
export type PageFile = {
  type: DocumentType;
  /** Whether it is a list with a cursor. */
  hasCursor: boolean;
  /** @throws Error for a page of another type, as `shows` does */
  draw: (page: Page, context: PageContext, now: Date) => DrawnPage;
  shows: (page: Page) => PageContents;
};

/** Declares a page: one file each under `pages/`. */
export function page<T extends DocumentType>(
  definition: PageDefinition<T>,
): PageFile & { definition: PageDefinition<T> } {
  const isOurs = (page: Page): page is PageOf<T> => page.type === definition.type;
  const ours = (page: Page): PageOf<T> => {
    if (isOurs(page)) return page;
    throw new Error(`The page “${definition.type}” cannot show “${page.type}”.`);
  };
  return {
    type: definition.type,
    hasCursor: definition.next !== undefined,
    definition,
    shows: (page) => definition.shows?.(ours(page)) ?? { contents: [], lists: false },
    draw: (shown, context, now) => {
      const page = ours(shown);
      const { head, view, lifetimes, later, contentId, masthead } = definition;
      const next = definition.next?.(page, context) ?? null;
      return {
        head: { ...head(page, context), ...(next === null ? {} : { next }) },
        view: view(page, context),
        styles: [definition.type, ...(later?.(page) ?? [])],
        lifetimes: withinDay(lifetimes(page, now), now, context.site.timeZone),
        contentId: contentId?.(page) ?? null,
        masthead: masthead?.(page, context),
      };
    },
  };
}

export const idsOf = (cards: readonly Pick<Card, 'id'>[]): string[] => cards.map(({ id }) => id);

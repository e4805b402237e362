import type { Card, Page, PageType, Site, SocialProvider } from '@portal/model';
import type { Locale } from '@portal/ui/locale';
import type { ReactNode } from 'react';
import type { Head } from './document/head';
import { type Lifetimes, withinDay } from './lifetimes';
import type { Showroom } from './showroom';

/** Request data of every page. */
export type PageContext = {
  site: Site;
  locale: Locale;
  /** Origin that addresses of this page are written with: the site's own, or the host's on a developer's machine. */
  origin: string;
  /** Seen by its editor: never cached, never indexed. */
  preview: boolean;
  /** How ads are drawn where none is asked for; undefined where readers are. */
  adFace?: 'preview' | 'showroom' | 'none' | undefined;
  /** What the address of a showroom chooses; undefined where readers are. */
  showroom?: Showroom | undefined;
  /** Social providers that readers can log in with here. */
  providers: readonly SocialProvider[];
};

/** Types of page that are documents; a redirect only sends the reader on. */
export type DocumentType = Exclude<PageType, 'redirect'>;
export type PageOf<T extends PageType> = Extract<Page, { type: T }>;

/** Style sheets of what only some pages draw, beside their own (`style-sheets.mjs`). */
export type ApartSheet = 'offline' | 'consent' | 'media' | 'live-blog' | 'interview' | 'recipe' | 'rectified';
/** Names of the style sheets that the build makes: each page, the pages of accounts and of the law, and those apart. */
export type StyleGroup = DocumentType | 'account' | 'legal' | 'desk' | ApartSheet;

/** The contents of its site that a page shows or names, and whether others may come to it. */
export type PageContents = { contents: readonly string[]; lists: boolean };

export type PageDefinition<T extends DocumentType> = {
  /** The type of page that it shows: which addresses have it is the newsroom's data. */
  type: T;
  head: (page: PageOf<T>, context: PageContext) => Omit<Head, 'next'>;
  lifetimes: (page: PageOf<T>, now: Date) => Lifetimes;
  view: (page: PageOf<T>, context: PageContext) => ReactNode;
  /**
   * Address of the page after this one, null on the last. A list declares it, and is asked for by a cursor; an address with a
   * cursor on any other page leads to the page without it.
   */
  next?: (page: PageOf<T>, context: PageContext) => string | null;
  /** By which changes it is made anew; by those of no content unless given. */
  shows?: (page: PageOf<T>) => PageContents;
  /** Sheets that it needs beside its own: of players, of a live blog (and what follows it), of an interview. */
  apart?: (page: PageOf<T>) => readonly ApartSheet[];
  /** Id of the one content that it is about (spec §3: page variables). */
  contentId?: (page: PageOf<T>) => string;
  /** Answers of HTML that its islands ask for: the page brings their styles. */
  fragments?: readonly unknown[];
};

/** A page's document before it is put into the frame of the site. */
export type DrawnPage = {
  head: Head;
  view: ReactNode;
  styles: readonly StyleGroup[];
  lifetimes: Lifetimes;
  contentId: string | null;
};

/** A page's file, whatever its type. */
export type PageFile = {
  type: DocumentType;
  /** Whether it is a list that a cursor continues. */
  hasCursor: boolean;
  /** @throws Error for a page of another type, as `shows` does */
  draw: (page: Page, context: PageContext, now: Date) => DrawnPage;
  shows: (page: Page) => PageContents;
};

/** Declares a page: one file under `pages/` each. */
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
      const { head, view, lifetimes, apart, contentId } = definition;
      const next = definition.next?.(page, context) ?? null;
      return {
        head: { ...head(page, context), ...(next === null ? {} : { next }) },
        view: view(page, context),
        styles: [definition.type, ...(apart?.(page) ?? [])],
        lifetimes: withinDay(lifetimes(page, now), now, context.site.timeZone),
        contentId: contentId?.(page) ?? null,
      };
    },
  };
}

/** Ids of the contents that cards lead to. */
export const idsOf = (cards: readonly Pick<Card, 'id'>[]): string[] => cards.map(({ id }) => id);

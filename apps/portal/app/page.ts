import type { Page, PageType, Site, SocialProvider } from '@portal/model';
import type { Locale } from '@portal/ui/locale';
import type { ReactNode } from 'react';
import type { Lifetimes } from '../server/made-page';
import type { Head } from './document/head';
import type { PageStyles } from './sheets/families';

/** What every page knows of its request. */
export type PageContext = {
  site: Site;
  locale: Locale;
  /** Origin that addresses of this page are written with: the site's own, or the host's on a developer's machine. */
  origin: string;
  /** Seen by its editor: never cached, never indexed. */
  preview: boolean;
  /** Social providers that readers can log in with here. */
  providers: readonly SocialProvider[];
};

/** Types of page that are documents; the others only send the reader on. */
export type DocumentType = Exclude<PageType, 'redirect' | 'gone'>;
export type PageOf<T extends PageType> = Extract<Page, { type: T }>;

export type PageDefinition<T extends DocumentType> = {
  /** The type of page that it shows: which addresses have it is the newsroom's data. */
  type: T;
  head: (page: PageOf<T>, context: PageContext) => Head;
  lifetimes: (page: PageOf<T>, now: Date) => Lifetimes;
  /** The style sheets that it needs beside those of every page. */
  styles: (page: PageOf<T>) => readonly PageStyles[];
  view: (page: PageOf<T>, context: PageContext) => ReactNode;
};

/** Declares a page: one file under `pages/` each. */
export const page = <T extends DocumentType>(definition: PageDefinition<T>): PageDefinition<T> => definition;

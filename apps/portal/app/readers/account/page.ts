import type { FormErrors } from '@portal/ui/account-form';
import { counted, type Locale } from '@portal/ui/locale';
import type { ReactNode } from 'react';
import type { Head } from '../../document/head';
import type { PageContext, StyleGroup } from '../../page';

/** What comes before and after a page. */
export type PageFrame = { head: ReactNode; foot: ReactNode };

/** What a page of a reader's own knows beside what every page does. */
export type ReaderContext = PageContext & {
  /** It is a child's account, under a guardian's. */
  isChild?: boolean;
  /** They have or had a subscription of this site, which may sell none itself. */
  hasSubscription?: boolean;
};

/** A page of somebody's account: made for each request, kept nowhere. */
export type AccountView = {
  head: Head;
  view: ReactNode;
  /** It was made for a reader who is logged in: its header says so from the first. */
  isReader?: boolean;
  status?: number;
  /** It shows what is not published yet: nothing of it is counted, kept or told to others. */
  isPreview?: boolean;
  /** What is around it in place of the site's own header and footer. */
  frame?: PageFrame;
  /** Style sheets beside those of every page; those of accounts unless said. */
  styles?: readonly StyleGroup[];
  /** Address of another site that a browser goes on to by itself. */
  leadsTo?: string;
  /** Origins that this page alone loads from. */
  origins?: readonly string[];
};

/** Title of a form that came back with faults: how many there are is the first that is read of it. */
export const titleWithFaults = (
  title: string,
  errors: FormErrors | undefined,
  locale: Locale<'fields'>,
): string => {
  const count = Object.values(errors ?? {}).filter((error) => error?.length).length;
  return count ? `${counted(locale.texts.fields.errors, count, locale)} | ${title}` : title;
};

/** Head of a page that no search engine should know. */
export const accountHead = (title: string, path: string): Head => ({
  title,
  path,
  kind: 'website',
  noIndex: true,
});

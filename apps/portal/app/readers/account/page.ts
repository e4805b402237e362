import type { FormErrors } from '@portal/ui/account-form';
import { counted, type Locale } from '@portal/ui/locale';
import type { ReactNode } from 'react';
import type { Head } from '../../document/head';
import type { PageContext, StyleGroup } from '../../page';

/** Header and footer of a page. */
export type PageFrame = { head: ReactNode; foot: ReactNode };

/** Context of a private page, in addition to that of every page. */
export type ReaderContext = PageContext & {
  /** A child's account, managed by a guardian's. */
  isChild?: boolean;
  /** The reader has or had a subscription of this site, which may no longer sell any. */
  hasSubscription?: boolean;
};

/** Account page: rendered for each request and never cached. */
export type AccountView = {
  head: Head;
  view: ReactNode;
  /** Rendered for a logged-in reader: its header says so from the start. */
  isReader?: boolean;
  status?: number;
  /** Shows unpublished content: it is not counted, cached or sent to third parties. */
  isPreview?: boolean;
  /** Replaces the site's own header and footer. */
  frame?: PageFrame;
  /** Style sheets in addition to those of every page; those of accounts by default. */
  styles?: readonly StyleGroup[];
  /** Address of another site that the browser is redirected to. */
  leadsTo?: string;
  /** Additional origins that this page loads from. */
  origins?: readonly string[];
};

/** Title of a rejected form: a screen reader reads the number of errors first. */
export const titleWithFaults = (
  title: string,
  errors: FormErrors | undefined,
  locale: Locale<'fields'>,
): string => {
  const count = Object.values(errors ?? {}).filter((error) => error?.length).length;
  return count ? `${counted(locale.texts.fields.errors, count, locale)} | ${title}` : title;
};

/** Head of a page that search engines must not index. */
export const accountHead = (title: string, path: string): Head => ({
  title,
  path,
  kind: 'website',
  noIndex: true,
});

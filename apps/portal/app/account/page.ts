import type { ReactNode } from 'react';
import type { Head } from '../document/head';

/** A page of somebody's account: made for each request, kept nowhere. */
export type AccountView = {
  head: Head;
  view: ReactNode;
  status?: number;
  /** What this page alone loads from elsewhere. */
  origins?: readonly string[];
};

/** Head of a page that no search engine should know. */
export const accountHead = (title: string, path: string): Head => ({
  title,
  path,
  kind: 'website',
  noIndex: true,
});

import type { Store, StoredFor } from '@portal/model';

/** Pages that the law asks of a site, in the order in which each footer leads to them. */
export const LEGAL_PAGES = ['notice', 'privacy', 'cookies', 'accessibility'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** A part of such a page: its heading and its paragraphs, with `{name}` for values. */
export type LegalSection = {
  heading: string;
  text: readonly string[];
  /** Only on sites that close texts. */
  only?: 'paywall';
};

/** What is kept in browsers, by what it is for, in the order of the page of cookies. */
export const STORED_GROUPS = [
  'session',
  'safety',
  'closed',
  'choices',
  'drafts',
  'offline',
  'measuring',
  'ads',
] as const;
export type StoredGroup = (typeof STORED_GROUPS)[number];
export const GROUP_OF: Readonly<Record<StoredFor, StoredGroup>> = {
  login: 'session',
  entry: 'session',
  desk: 'session',
  safety: 'safety',
  gift: 'closed',
  meter: 'closed',
  version: 'closed',
  consent: 'choices',
  look: 'choices',
  player: 'choices',
  embeds: 'choices',
  alerts: 'choices',
  draft: 'drafts',
  offline: 'offline',
  measuring: 'measuring',
  ads: 'ads',
};

export type LegalTexts = {
  pages: Record<
    LegalPage,
    { title: string; short: string; intro: string; sections: readonly LegalSection[] }
  >;
  /** Facts of the publisher, by their names in a site's file. */
  facts: Record<
    'name' | 'taxId' | 'address' | 'registry' | 'email' | 'phone' | 'dataProtection' | 'principles',
    string
  >;
  cookies: {
    caption: string;
    groups: Record<StoredGroup, string>;
    stores: Record<Store, string>;
    purposes: Record<StoredFor, string>;
    days: string;
    oneDay: string;
    untilRemoved: string;
    untilClosed: string;
    untilEnded: string;
    tools: string;
    toolsText: string;
    ownTool: string;
    partners: string;
    noPartners: string;
    /** On a site that speaks the framework of IAB Europe. */
    framework: string;
  };
};

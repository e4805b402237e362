import type { FeatureFlag } from '@portal/model';
import type { PaywallVersions } from '@portal/model/revenue';

/** How a showroom draws advertising: none, house ads, placeholders, or placeholders with all their data. */
export const SHOWROOM_ADS = ['none', 'house', 'showroom', 'preview'] as const;
/**
 * Reader of a gated text in a showroom: the visitor, somebody without an account, or a reader who has used
 * up the month’s stories.
 */
export const SHOWROOM_READERS = ['own', 'nobody', 'spent'] as const;

/** Options in the URL of a page in the newsroom's showroom (spec §6). */
export type Showroom = {
  /** Versions of the site's paywall. */
  versions: PaywallVersions;
  /** The version of the site's paywall that the URL names. */
  paywallFakeId: string | null;
  /** Unknown values in the URL, unchanged. */
  unknown: Partial<Record<'paywallFakeId' | 'ads' | 'reader' | 'date' | FeatureFlag, string>>;
  ads: (typeof SHOWROOM_ADS)[number];
  reader: (typeof SHOWROOM_READERS)[number];
  flags: Partial<Record<FeatureFlag, boolean>>;
  /** Time at which the page is shown: as it was typed, in the site's time zone, and as an instant. */
  date: { text: string; at: Date } | null;
  /** All valid options, as a query, for the page's own links. */
  kept: string;
};

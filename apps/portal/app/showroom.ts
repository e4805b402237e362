import type { FeatureFlag, PaywallVersions } from '@portal/model';

/** How a showroom draws advertising: none, the paper’s own, the room that it takes, or with all its facts. */
export const SHOWROOM_ADS = ['none', 'house', 'showroom', 'preview'] as const;
/** Who reads a closed text in a showroom: whoever looks, somebody without account, or who has had the month’s stories. */
export const SHOWROOM_READERS = ['own', 'nobody', 'spent'] as const;

/** What the address of a page in the newsroom's showroom chooses (spec §6). */
export type Showroom = {
  /** Versions of the paywall that the site has. */
  versions: PaywallVersions;
  /** The version of the paywall that the address names, one of the site's. */
  paywallFakeId: string | null;
  /** What the address says of a choice and there is not, as it was said. */
  unknown: Partial<Record<'paywallFakeId' | 'ads' | 'reader' | 'date' | FeatureFlag, string>>;
  ads: (typeof SHOWROOM_ADS)[number];
  reader: (typeof SHOWROOM_READERS)[number];
  flags: Partial<Record<FeatureFlag, boolean>>;
  /** The page as it would be then: as it was typed, in the site's time zone, and the moment. */
  date: { text: string; at: Date } | null;
  /** All of it that is known, as a query, for the page's own links. */
  kept: string;
};

import {
  ADULT_AGE_YEARS,
  type CaptchaProvider,
  CHILD_OWN_ACCOUNT_YEARS,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '@portal/model';
import {
  APPEAL_MONTHS,
  COMMENT_EDIT_MINUTES,
  RECTIFICATION_DAYS,
  UPDATE_MONTHS,
  UPLOADS_A_DAY,
} from '@portal/model/participation';
import { CONSENT_DAYS, OFFLINE_LIMITS, STORED_ITEMS, type StoredItem } from '@portal/model/readers';
import { RENEWAL_NOTICE_DAYS } from '@portal/model/revenue';
import { KEPT_DAYS } from '../../platform/time';

import type { SiteRecord } from '../index';

/** Behaviour of an installation that legal pages describe, in addition to the facts in a site’s file. */
export type LegalFacts = {
  keptDays: Readonly<Record<keyof typeof KEPT_DAYS, number>>;
  /** Months in which a decision on a comment can be appealed against. */
  appealMonths: number;
  /** Days between the notification about a yearly renewal and its charge. */
  renewalDays: number;
  consentDays: number;
  /** Months in which a request for an update is decided on. */
  updateMonths: number;
  rectificationDays: Readonly<Record<keyof typeof RECTIFICATION_DAYS, number>>;
  editMinutes: number;
  uploadsADay: number;
  adultAge: number;
  childAge: number;
  storedItems: readonly StoredItem[];
  /** Maximum numbers of pages and bytes that a browser stores for reading offline. */
  offlineLimits: Readonly<Record<'pagesRead' | 'pagesSaved' | 'allFileBytes', number>>;
  /** Ways to log in other than email and password. */
  socialLogins: readonly SocialProvider[];
  captcha: CaptchaProvider | null;
  /** Other sites of the installation. */
  otherSites: readonly Pick<SiteRecord, 'alias' | 'name' | 'features' | 'publisher'>[];
};

/** Facts that are the same for all sites: constants of the code. */
export const PRODUCT_FACTS = {
  keptDays: KEPT_DAYS,
  appealMonths: APPEAL_MONTHS,
  renewalDays: RENEWAL_NOTICE_DAYS.year,
  consentDays: CONSENT_DAYS,
  rectificationDays: RECTIFICATION_DAYS,
  updateMonths: UPDATE_MONTHS,
  editMinutes: COMMENT_EDIT_MINUTES,
  uploadsADay: UPLOADS_A_DAY,
  adultAge: ADULT_AGE_YEARS,
  childAge: CHILD_OWN_ACCOUNT_YEARS,
  storedItems: STORED_ITEMS,
  offlineLimits: OFFLINE_LIMITS,
} as const satisfies Partial<LegalFacts>;

/** The settings of an installation that its legal pages mention. */
type Settings = {
  /** Whether readers can turn offline reading on. */
  offline: boolean;
  accounts: {
    /** Configured social providers. */
    social: Partial<Record<SocialProvider, object>>;
    captcha?: { provider: CaptchaProvider } | undefined;
  };
};

/** Facts for one of the sites of an installation. */
export const legalFacts = (
  { accounts: { social, captcha }, offline }: Settings,
  sites: LegalFacts['otherSites'],
  site: Pick<SiteRecord, 'alias'>,
): LegalFacts => ({
  ...PRODUCT_FACTS,
  storedItems: offline ? STORED_ITEMS : STORED_ITEMS.filter(({ purpose }) => purpose !== 'offline'),
  socialLogins: SOCIAL_PROVIDERS.filter((provider) => social[provider] !== undefined),
  captcha: captcha?.provider ?? null,
  otherSites: sites.filter(({ alias }) => alias !== site.alias),
});

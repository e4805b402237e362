import {
  ADULT_AGE_YEARS,
  APPEAL_MONTHS,
  type CaptchaProvider,
  CHILD_OWN_ACCOUNT_YEARS,
  COMMENT_EDIT_MINUTES,
  CONSENT_DAYS,
  OFFLINE_LIMITS,
  RECTIFICATION_DAYS,
  RENEWAL_NOTICE_DAYS,
  SOCIAL_PROVIDERS,
  type SocialProvider,
  STORED_ITEMS,
  type StoredItem,
  UPDATE_MONTHS,
  UPLOADS_A_DAY,
} from '@portal/model';
import { KEPT_DAYS } from '../../platform/time';

import type { SiteRecord } from '../index';

/** What the product does at an installation, beside what a site’s file says: the pages of the law are made of both. */
export type LegalFacts = {
  keptDays: Readonly<Record<keyof typeof KEPT_DAYS, number>>;
  /** Months in which a decision on a comment can be appealed against. */
  appealMonths: number;
  /** Days before the charge of a year’s subscription at which its reader is told. */
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
  /** Most pages and bytes that a browser keeps for reading offline. */
  offlineLimits: Readonly<Record<'pagesRead' | 'pagesSaved' | 'allFileBytes', number>>;
  /** Ways to log in beside email and password. */
  socialLogins: readonly SocialProvider[];
  captcha: CaptchaProvider | null;
  /** Other sites of the installation. */
  otherSites: readonly Pick<SiteRecord, 'alias' | 'name' | 'features' | 'publisher'>[];
};

/** What is the same for all sites: constants that the code obeys. */
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

/** The settings of an installation that its pages of the law speak of. */
type Settings = {
  /** Whether readers can turn offline reading on. */
  offline: boolean;
  accounts: {
    /** Social providers that are set up. */
    social: Partial<Record<SocialProvider, object>>;
    captcha?: { provider: CaptchaProvider } | undefined;
  };
};

/** Facts of one of the sites of an installation. */
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

import * as v from 'valibot';
import { adMapSchema, adSettingsSchema } from '../ads/index';
import { analyticsSettingsSchema } from '../analytics/settings';
import {
  ADULT_AGE_YEARS,
  DEFAULT_LANGUAGE,
  HOT_TOPICS_POSITIONS,
  LANGUAGES,
  MIN_AGE_YEARS,
  SECTION_LEADS,
} from '../constants/index';
import { isTimeZone } from '../dates/index';
import { contactSettingsSchema } from '../participation/contact';
import { consentSettingsSchema } from '../readers/consent/settings';
import { sitePaywallSchema } from '../revenue/settings';
import { siteFlagsSchema } from '../shell/flags';
import { type SiteIdentityProvider, siteIdentityProviderSchema } from './identity-provider';
import type { Named } from './link';
import { hotTopicSchema, linkSchema, navigationItemSchema, urlSchema } from './link';
import { newsletterPublicPlanSchema } from './newsletter';
import { publisherSchema } from './publisher';

/**
 * Choices for crawlers of AI companies: `refused` admits none, `search` those that answer a reader's
 * question and cite the source, `allowed` also those that gather texts to train models.
 */
export const AI_CRAWLER_CHOICES = ['refused', 'search', 'allowed'] as const;

/** Which crawlers of AI companies may read a site. */
export type AiCrawlerChoice = (typeof AI_CRAWLER_CHOICES)[number];

/** Schema of a publisher's settings for machines that read a site's texts. */
export const machineRightsSchema = v.object({
  /** Text and data mining (Directive 2019/790, article 4): reserved by default. */
  textMining: v.optional(v.picklist(['reserved', 'allowed']), 'reserved'),
  /** Page or file with the licence terms of mining. */
  miningPolicy: v.optional(urlSchema),
  aiCrawlers: v.optional(v.picklist(AI_CRAWLER_CHOICES), 'search'),
});

/** A publisher's settings for machines that read a site's texts. */
export type MachineRights = v.InferOutput<typeof machineRightsSchema>;

/** Drawings that a site may show next to its name. */
export const SITE_SIGNS = ['lighthouse', 'river', 'waves', 'none'] as const;

/** Schema of a site's alias, its name in files, URLs and settings: 2 to 31 of a–z, 0–9 and hyphens. */
export const aliasSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]{1,30}$/,
    'an alias is 2 to 31 lower-case letters, digits or hyphens and starts with a letter',
  ),
);

/** Features that a site can have. A disabled feature leaves no trace on its pages. */
export const siteFeaturesSchema = v.object({
  /** Readers can have an account (spec §1, `has users`). */
  users: v.boolean(),
  /** A customer-identity provider keeps the accounts (spec §1). */
  identityProvider: v.boolean(),
  /** Any form creates a trial account (spec §7, demo registration), for demonstrations. */
  demoAccounts: v.optional(v.boolean()),
  /** Password recovery reports an address without an account (spec §8), which reveals who has one. */
  tellsUnknownEmails: v.optional(v.boolean()),
});

const ORIGIN = /^https?:\/\/[^\s/?#@]+$/;

const STATIC = /^(?:https?:\/\/[^\s/?#@]|\/(?!\/))\S*$/;

/** A site as its pages need it (spec §3, site): one row of data defines one brand. */
const siteShape = v.object({
  alias: aliasSchema,
  id: v.string(),
  mediaId: v.string(),
  name: v.string(),
  scheme: v.picklist(['http', 'https']),
  /** Canonical origin, without a trailing slash. */
  url: v.pipe(
    v.string(),
    v.check(
      (url) => ORIGIN.test(url) && URL.canParse(url),
      'must be an origin such as https://www.example.org, without a slash at its end',
    ),
  ),
  /** Origin or path that static files are served from. */
  staticUrl: v.pipe(
    v.string(),
    v.check(
      (url) => STATIC.test(url) && URL.canParse(url, 'https://site.invalid'),
      'must be a path such as /assets, or an address such as https://static.example.org',
    ),
  ),
  /** Spanish by default (spec §1). */
  language: v.optional(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  /** Token set, `data-site`. */
  theme: v.string(),
  /** Drawing next to its name. */
  sign: v.optional(v.picklist(SITE_SIGNS), 'none'),
  tagline: v.string(),
  description: v.string(),
  /** Year of foundation, printed in the masthead. */
  founded: v.optional(v.number()),
  /** Place of the newsroom, printed in the masthead next to the date. */
  place: v.optional(v.string()),
  timeZone: v.pipe(
    v.string(),
    v.check(isTimeZone, 'must be a time zone of the IANA database, such as Europe/Madrid'),
  ),
  features: siteFeaturesSchema,
  /** Settings of the provider, for a site with the feature `identityProvider`. */
  identityProvider: v.optional(siteIdentityProviderSchema),
  navigation: v.array(navigationItemSchema),
  hotTopics: v.array(hotTopicSchema),
  /** Place of the hot topics on a front whose rows do not place them; in the middle by default (spec §9). */
  hotTopicsPosition: v.optional(v.picklist(HOT_TOPICS_POSITIONS)),
  /** Lead of a section's page: its words under its picture, as by default, or on it. */
  sectionLead: v.optional(v.picklist(SECTION_LEADS)),
  footer: v.array(v.object({ title: v.string(), links: v.array(linkSchema) })),
  social: v.array(linkSchema),
  /**
   * Pages of a search that load automatically as its end scrolls into view; after them the reader asks for
   * more, and can reach the footer. Unlimited by default (spec §4).
   */
  automaticPages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))),
  /**
   * Slugs of the sections for children: their pages are large pictures with few words, and nothing under them is
   * counted or measured.
   */
  childrenSections: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)))),
  /** Profiles have a field for the NIF or NIE (spec §5). */
  asksNif: v.optional(v.boolean()),
  /** Largest film of a reader, in whole megabytes, on a site in Spanish; 80 by default (spec §9). */
  uploadVideoMegabytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
  adMaps: v.object({ desktop: v.optional(adMapSchema), mobile: v.optional(adMapSchema) }),
  /** House ads, and the authorized sellers of its advertising. */
  ads: v.optional(adSettingsSchema),
  /**
   * Minimum age in years to register without a guardian: 13 (spec §5), or more by a country's law, such as
   * Spain's age of consent to the use of one's own data (14).
   */
  minAge: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(MIN_AGE_YEARS), v.maxValue(ADULT_AGE_YEARS)),
    MIN_AGE_YEARS,
  ),
  /** Newsletters that readers can choose (spec §3). */
  newsletters: v.optional(
    v.array(
      v.object({
        id: aliasSchema,
        name: v.string(),
        /** Absent if a third party sends it. */
        plan: v.optional(newsletterPublicPlanSchema),
      }),
    ),
    [],
  ),
  /** Settings of the contact form; a site without them has none. */
  contact: v.optional(contactSettingsSchema),
  /** The article that presents the site, and what stands next to it; without it no article is composed so. */
  about: v.optional(
    v.object({
      /** Path of the article. */
      path: urlSchema,
      /** Sister sites of its group. */
      group: v.optional(
        v.object({
          name: v.string(),
          sites: v.pipe(
            v.array(v.object({ name: v.string(), url: urlSchema, text: v.optional(v.string()) })),
            v.maxLength(20),
          ),
        }),
      ),
    }),
  ),
  /** Publisher of the site; without it there is neither legal notice nor privacy page. */
  publisher: v.optional(publisherSchema),
  /**
   * Consents that readers are asked for; a site without them loads nothing third-party until a reader asks
   * for it.
   */
  consent: v.optional(consentSettingsSchema),
  /** Analytics tools, which get events once a reader consents to measuring. */
  analytics: v.optional(analyticsSettingsSchema),
  /** Features that are on, off, or on for a share of readers. */
  flags: v.optional(siteFlagsSchema),
  /**
   * A demonstration: its pages say so, and wherever it is public, search engines are asked not to index it.
   */
  isFiction: v.optional(v.boolean(), false),
  /** Permissions for machines that read its texts. */
  machines: v.optional(machineRightsSchema, {}),
  /** Settings of the paywall; without them the only condition of a site is a login. */
  paywall: v.optional(sitePaywallSchema),
  /** Help address for readers of a demo account, and reply address of emails. */
  contactEmail: v.optional(v.pipe(v.string(), v.email())),
  /** Contact for security reports, published in `/.well-known/security.txt`: `mailto:` or `https:`. */
  securityContact: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
        'must be an address such as mailto:security@example.org or https://example.org/security',
      ),
    ),
  ),
  /** Page of the legal terms that registration asks to accept. */
  termsUrl: v.optional(urlSchema),
  /** Picture of shared links for pages without one. */
  shareImage: v.optional(urlSchema),
  /** Id of the publisher's Facebook application, named on its pages. */
  facebookAppId: v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'must be the digits of an id'))),
});

/** Type of `siteSchema`, an interface so that declaration files print its name. */
export interface SiteSchema extends Named<typeof siteShape> {}

/**
 * Schema of a site's description; `url`, `staticUrl`, `timeZone` and `alias` are checked, absent lists become
 * empty (spec §3).
 */
export const siteSchema: SiteSchema = siteShape;

/** A site: names, origin, language, theme, features and navigation. One value defines one brand (spec §3). */
export type Site = v.InferOutput<typeof siteSchema>;

/** The provider that keeps a site's accounts; undefined if the site keeps them itself, or has none. */
export function identityProviderOf({
  features,
  identityProvider,
}: Pick<Site, 'features' | 'identityProvider'>): SiteIdentityProvider | undefined {
  return features.users && features.identityProvider ? identityProvider : undefined;
}

/** Whether a page of a site is for children: those of `childrenSections`, and all under them. */
export const isForChildren = (
  { childrenSections = [] }: Pick<Site, 'childrenSections'>,
  path: string,
): boolean => childrenSections.some((slug) => path.startsWith(`/${slug}/`));

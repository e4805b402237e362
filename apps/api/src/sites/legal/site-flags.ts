import { asksFirst, purposesOf } from '@portal/model/readers';
import type { SiteRecord } from '../index';
import { soldOffers } from '../index';
import type { LegalFacts } from './facts';
import { hasSale, isSpanish } from './gaps';
import type { Flag } from './template';

/**
 * Sites that share accounts with this one: accounts belong to the installation, those of an identity provider
 * to a site.
 */
export const sharedWith = (site: Pick<SiteRecord, 'features'>, { otherSites }: LegalFacts): string[] =>
  site.features.users && !site.features.identityProvider
    ? otherSites
        .filter(({ features }) => features.users && !features.identityProvider)
        .map(({ name }) => name)
    : [];

/** Other sites of the same publisher. */
export const groupOf = ({ publisher }: Pick<SiteRecord, 'publisher'>, { otherSites }: LegalFacts): string[] =>
  otherSites
    .filter(({ publisher: other }) => other !== undefined && other.taxId === publisher?.taxId)
    .map(({ name }) => name);

type Flags = Partial<Record<Flag, boolean>>;

function accountFlags(site: SiteRecord, facts: LegalFacts): Flags {
  const { users, identityProvider } = site.features;
  const ownAccounts = users && !identityProvider;
  return {
    users,
    noAccounts: !users,
    ownAccounts,
    identityProvider: users && identityProvider,
    // If nobody younger can have an account of their own, the legal age changes nothing.
    decidesLater: users && site.minAge < facts.childAge,
    social: ownAccounts && facts.socialLogins.length > 0,
    captcha: ownAccounts && facts.captcha !== null,
    shared: sharedWith(site, facts).length > 0,
    newsletters: site.newsletters.length > 0,
    commercial: users && site.publisher?.commercialEmails === true,
    contact: site.contact !== undefined,
    moderatedBefore: users && site.comments.moderation === 'before',
    moderatedAfter: users && site.comments.moderation !== 'before',
  };
}

function saleFlags(site: SiteRecord): Flags {
  const { paywall } = site;
  const offers = soldOffers({ paywall });
  const here = offers.filter(({ stripePrice }) => stripePrice !== undefined);
  const sells = hasSale(site);
  return {
    paywall: paywall !== undefined,
    metered: paywall !== undefined && !paywall.isOff && paywall.monthly > 0,
    gifts: paywall?.gifts !== undefined,
    sells,
    soldHere: sells && here.length > 0,
    soldElsewhere: sells && offers.some(({ stripePrice, soldAt }) => !stripePrice && soldAt),
    yearly: here.some(({ period }) => period === 'year'),
  };
}

function consentFlags({ consent, analytics, ads }: SiteRecord): Flags {
  const asks = consent !== undefined && asksFirst(consent);
  return {
    asksFirst: asks,
    offersChoices: consent !== undefined,
    analytics: analytics !== undefined,
    partners: Boolean(consent?.partners.length),
    noPartners: consent === undefined,
    advertising: consent !== undefined && purposesOf(consent).includes('ads'),
    framework: consent?.tcf !== undefined,
    ownAds: Boolean(ads?.house.length),
  };
}

function publisherFlags({ publisher, machines, streams }: SiteRecord): Flags {
  const status = publisher?.accessibility?.status;
  const { textMining, miningPolicy, aiCrawlers } = machines;
  return {
    reserved: textMining === 'reserved',
    miningAllowed: textMining === 'allowed',
    miningPolicy: miningPolicy !== undefined,
    crawlersRefused: aiCrawlers === 'refused',
    crawlersSearch: aiCrawlers === 'search',
    crawlersAllowed: aiCrawlers === 'allowed',
    broadcaster: streams.length > 0,
    principles: publisher?.principles !== undefined,
    dataOfficer: publisher?.dataOfficer !== undefined,
    spanish: isSpanish({ publisher }),
    statusFull: status === 'full',
    statusPartial: status === 'partial',
    statusNone: status === 'none',
  };
}

/** Flags of a site for its legal pages. */
export const flagsOf = (site: SiteRecord, facts: LegalFacts): Flags => ({
  ...accountFlags(site, facts),
  ...saleFlags(site),
  ...consentFlags(site),
  ...publisherFlags(site),
  readsOffline: facts.storedItems.some(({ purpose, asked }) => purpose === 'offline' && asked === true),
  inGroup: groupOf(site, facts).length > 0,
});

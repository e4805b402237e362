import { CHILD_OWN_ACCOUNT_YEARS, dayOf, offersPath, ROUTES } from '@portal/model';
import { adWarningsOf } from '@portal/model/ads';
import { LEGAL_GAPS, LEGAL_PAGES, type LegalGap, legalPath } from '@portal/model/legal';
import { asksFirst } from '@portal/model/readers';
import type { SiteFile } from '../../sites';
import { soldOffers } from '../../sites';
import { weakColours } from '../../sites/emails';
import { legalGapsOf } from '../../sites/legal';
import type { ApiSettings } from './settings';

type Settings = {
  accounts: Pick<ApiSettings['accounts'], 'gigyaSecret'>;
  sellers: ApiSettings['sellers'];
  weather: Pick<ApiSettings['weather'], 'key'>;
};
type Site = Pick<
  SiteFile,
  | 'name'
  | 'url'
  | 'timeZone'
  | 'features'
  | 'weather'
  | 'sections'
  | 'adMaps'
  | 'ads'
  | 'consent'
  | 'paywall'
  | 'publisher'
  | 'termsUrl'
  | 'isFiction'
  | 'navigation'
  | 'hotTopics'
  | 'footer'
  | 'social'
  | 'letters'
  | 'streams'
  | 'minAge'
>;

/** Legal pages that the product generates from `publisher`. */
const LEGAL_PATHS = LEGAL_PAGES.map(legalPath);
/** First segment of their paths. */
const LEGAL = ROUTES.legalNotice.split('/', 2)[1] ?? '';

/** Whether the site asks for consent to advertising, or embeds a platform that may. */
const asksForAds = (consent: Site['consent']): boolean =>
  consent?.tcf !== undefined ||
  consent?.platform !== undefined ||
  Boolean(consent?.partners.some(({ purpose }) => purpose === 'ads'));

/** Paywall settings that cannot work, or are probably unintended. */
function paywallGaps({ name, paywall, publisher, isFiction }: Site, { sellers }: Settings): string[] {
  if (!paywall) return [];
  const { offerUrl, isOff } = paywall;
  const offers = soldOffers({ paywall });
  const sold = offers.filter(({ stripePrice }) => stripePrice).map(({ id }) => id);
  return [
    ...(isOff
      ? [
          `${name}: its paywall is off and every text is open to everybody: take paywall.isOff out once the emergency is over`,
        ]
      : []),
    ...(offers.length && !offerUrl
      ? [
          `${name}: nothing leads to what it sells: set paywall.offerUrl, ${offersPath()} where its offers are shown`,
        ]
      : []),
    // A demonstration shows offers without selling them.
    ...(sold.length && !sellers?.stripe && !isFiction
      ? [
          `${name}: nobody can buy its offers (${sold.join(', ')}): set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or take out their stripePrice`,
        ]
      : []),
    ...(offers.length && !publisher
      ? [
          `${name}: ${offersPath()} does not say who sells, how to cancel and the right of withdrawal: set publisher`,
        ]
      : []),
  ];
}

/** Warns if `termsUrl` points to a missing page under `/legal/`, where the product's own legal pages are. */
function termsGap({ name, termsUrl, url, publisher, sections }: Site): string[] {
  if (!termsUrl || !URL.canParse(termsUrl, url) || sections.some(({ slug }) => slug === LEGAL)) return [];
  const { origin, pathname } = new URL(termsUrl, url);
  if (origin !== new URL(url).origin || pathname.split('/', 2)[1] !== LEGAL) return [];
  const isOwn = LEGAL_PATHS.some((path) => path === pathname);
  if (isOwn && publisher) return [];
  return [
    isOwn
      ? `${name}: termsUrl leads to ${pathname}, which is there once publisher is set`
      : `${name}: termsUrl leads to ${pathname}, which is none of the pages under /${LEGAL}/ (${LEGAL_PATHS.join(', ')}): set the path of the site’s own terms, or take termsUrl out for ${ROUTES.terms}`,
  ];
}

/** Missing fact for each gap of the legal pages, as shown in the log. */
const LACKING: Readonly<Record<Exclude<LegalGap, 'publisher' | 'minAge'>, string>> = {
  owners: 'who owns the company (Regulation 2024/1083, article 6)',
  beneficialOwners: 'its beneficial owners (Regulation 2024/1083, article 6)',
  stateAdvertising: 'what public bodies pay for advertising (Regulation 2024/1083, article 6)',
  broadcaster: 'its licence and who supervises it (Directive 2010/13, article 5)',
  contactPoints: 'the points of contact and their languages (Regulation 2022/2065, articles 11 and 12)',
  consumerArbitration: 'the consumer arbitration that it has joined, or false (Act 7/2017, article 40)',
  complaintForms: 'where complaint forms are',
  processors: 'who handles readers’ data for it, [] for nobody (Regulation 2016/679, article 13)',
  accessibility: 'how accessible the site is, and its exceptions (Act 11/2023, annex V)',
  ai: 'what the newsroom does with artificial intelligence',
};

/** Gaps in a site's legal pages, one sentence each. The desk shows the same to its chiefs. */
const lackingGaps = (site: Site): string[] =>
  legalGapsOf(site).map((gap) => {
    if (gap === 'publisher')
      return `${site.name}: readers can open accounts, and no page says who answers for their data and on what terms: set publisher`;
    if (gap === 'minAge')
      return `${site.name}: minAge is ${site.minAge}, and in Spain nobody under ${CHILD_OWN_ACCOUNT_YEARS} consents for themselves (LOPDGDD, article 7): set minAge: ${CHILD_OWN_ACCOUNT_YEARS}`;
    return `${site.name}: ${LEGAL_GAPS[gap]} is missing, and its pages of the law do not say ${LACKING[gap]}`;
  });

/** Publishers whose name two sites spell differently: company names are not translated. */
function spellingGaps(sites: readonly Site[]): string[] {
  const known = new Map<string, { site: string; publisher: string }>();
  return sites.flatMap(({ name, publisher }) => {
    if (!publisher) return [];
    const first = known.get(publisher.taxId);
    known.set(publisher.taxId, first ?? { site: name, publisher: publisher.name });
    return first && first.publisher !== publisher.name
      ? [
          `${first.site} and ${name}: publisher.name is “${first.publisher}” and “${publisher.name}” under the same taxId: write it as it is registered, names are not translated`,
        ]
      : [];
  });
}

/** Legal pages that a site links to but does not have. */
function legalGaps(site: Site): string[] {
  const { name, consent, publisher } = site;
  return [
    ...(consent && asksFirst(consent) && !publisher
      ? [
          `${name}: its notice of consent names the pages of cookies and privacy (${ROUTES.cookies}, ${ROUTES.privacy}), which are not there: set publisher`,
        ]
      : []),
    ...termsGap(site),
    ...lackingGaps(site),
  ];
}

/** Links without a leading slash or scheme, which resolve differently on each page. */
function linkGaps({ name, navigation, hotTopics, footer, social }: Site): string[] {
  const places = {
    navigation: navigation.flatMap((entry) => [entry, ...(entry.items ?? [])]),
    hotTopics: hotTopics.map(({ link }) => link),
    footer: footer.flatMap(({ links }) => links),
    social,
  };
  return Object.entries(places).flatMap(([place, links]) =>
    links
      .filter(({ href }) => !href.startsWith('/') && !href.startsWith('#') && !URL.canParse(href))
      .map(
        ({ href }) =>
          `${name}: ${place}: “${href}” leads elsewhere from each page that it stands on: begin it with “/”, or with https://`,
      ),
  );
}

/** House ads past their end date. */
function endedAds({ name, ads, timeZone }: Site, now: Date): string[] {
  const today = dayOf(now, timeZone);
  return (ads?.house ?? []).flatMap(({ id, to }) =>
    to && today && to < today
      ? [
          `${name}: the house ad “${id}” ended on ${to} and is shown no more: give it a later “to”, or take it out of ads.house`,
        ]
      : [],
  );
}

/** Site settings that cannot work with the server's settings, or have expired, one sentence each. */
export function settingsGaps(
  settings: Settings,
  sites: readonly Site[],
  { seed, now }: { seed: unknown; now: Date },
): string[] {
  const ofSites = sites.flatMap((site) => {
    const { name, features, weather, adMaps, ads, consent } = site;
    return [
      ...(features.identityProvider && !settings.accounts.gigyaSecret
        ? [
            `Nobody can log in at ${name}: its accounts are an identity provider’s, and GIGYA_SECRET is not set`,
          ]
        : []),
      ...(weather?.municipality && !settings.weather.key
        ? [`${name} has no forecast of ${weather.place}: AEMET_API_KEY is not set`]
        : []),
      ...(weather && !weather.municipality && !seed
        ? [`${name} has no forecast of ${weather.place}: its file names no municipality`]
        : []),
      ...(ads?.gpt && !asksForAds(consent)
        ? [
            `${name}: only readers whom the publisher’s own platform (TCF) asks will see the ads of Google Publisher Tag: no one of consent.partners has the purpose ads, and there is no consent.tcf`,
          ]
        : []),
      ...endedAds(site, now),
      ...paywallGaps(site, settings),
      ...legalGaps(site),
      ...linkGaps(site),
      ...weakColours(site.letters).map((fault) => `${name}: ${fault}`),
      ...adWarningsOf(adMaps).map((warning) => `${name}: ${warning}`),
    ];
  });
  return [...ofSites, ...spellingGaps(sites)];
}

import { DATE_LOCALES, fill, formatPlural, type Language, type Publisher, ROUTES } from '@portal/model';
import { LEGAL_TITLES, legalPath } from '@portal/model/legal';
import type { SiteRecord } from '../index';
import { dataAuthorityOf, soldOffers } from '../index';
import type { LegalFacts } from './facts';
import type { LegalLabels } from './labels';
import { groupOf, sharedWith } from './site-flags';
import type { Filling } from './template';

const YEAR_DAYS = 365;

const SOCIAL_NAMES = { apple: 'Apple', twitter: 'X', facebook: 'Facebook', google: 'Google' } as const;
const CAPTCHA_NAMES = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
} as const;

/**
 * A duration in words: whole years as such, any other in days. The extra days that round a period of years up
 * are not shown.
 */
export function lasting(days: number, { day, days: more, year, years }: LegalLabels['lasting']): string {
  const whole = Math.floor(days / YEAR_DAYS);
  const leapDays = Math.ceil(whole / 4);
  if (days >= YEAR_DAYS && days - whole * YEAR_DAYS <= leapDays)
    return whole === 1 ? year : fill(years, { count: whole });
  return days === 1 ? day : fill(more, { count: days });
}

/** Names in a sentence: `a, b and c`. */
export const joined = (names: readonly string[], { and }: Pick<LegalLabels, 'and'>): string => {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? fill(and, { names: names.slice(0, -1).join(', '), last }) : last;
};

/** A day, `YYYY-MM-DD`, in words. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

const keptName = (name: string) => `kept${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

function saleValues({ paywall }: SiteRecord): Filling['values'] {
  const hosts = soldOffers({ paywall }).flatMap(({ soldAt, stripePrice }) =>
    soldAt && !stripePrice ? [new URL(soldAt).host] : [],
  );
  return {
    monthly: paywall?.monthly ?? 0,
    giftsMonthly: paywall?.gifts?.monthly ?? 0,
    giftDays: paywall?.gifts?.days ?? 0,
    giftReaders: paywall?.gifts?.readers ?? 0,
    soldAtHosts: [...new Set(hosts)].join(', '),
  };
}

/** Paths of the site's own pages that its legal pages link to. */
const PATHS = {
  notice: legalPath('notice'),
  terms: legalPath('terms'),
  sale: legalPath('sale'),
  privacy: legalPath('privacy'),
  cookies: legalPath('cookies'),
  corrections: legalPath('corrections'),
  owners: legalPath('owners'),
  moderationPath: `${legalPath('terms')}#moderacio`,
  machinesPath: `${legalPath('notice')}#maquines`,
  contactPath: ROUTES.contact,
  rectificationPath: ROUTES.rectification,
  guardiansPath: ROUTES.guardians,
  offersPath: ROUTES.offers,
  offlinePath: ROUTES.offline,
  ownPath: ROUTES.ownSubscriptions,
  tdmPath: `${ROUTES.wellKnown.slice(0, -1)}tdmrep.json`,
} as const;

/** Values of the placeholders in templates, for one site. */
export function valuesOf(
  site: SiteRecord,
  publisher: Publisher,
  labels: LegalLabels,
  facts: LegalFacts,
): Filling['values'] {
  const { language, comments, consent } = site;
  const { contactPoints, dataProtection, email } = publisher;
  const days = (count: number) => lasting(count, labels.lasting);
  const authority = dataAuthorityOf(publisher, language);
  const kept = Object.entries(facts.keptDays).map(([name, count]) => [keptName(name), days(count)] as const);
  return {
    ...PATHS,
    ...Object.fromEntries(kept),
    authority: authority.name,
    authorityUrl: authority.url,
    ...saleValues(site),
    site: site.name,
    ownersTitle: LEGAL_TITLES[language].owners.title,
    correctionsTitle: LEGAL_TITLES[language].corrections.title,
    publisher: publisher.name,
    email,
    privacyEmail: dataProtection ?? email,
    readersEmail: contactPoints?.readers ?? email,
    dataOfficer: publisher.dataOfficer ?? '',
    principlesUrl: publisher.principles ?? '',
    miningPolicy: site.machines.miningPolicy ?? '',
    reviewed: dayInWords(publisher.accessibilityReviewed, language),
    minAge: site.minAge,
    adultAge: facts.adultAge,
    childAge: facts.childAge,
    reports: comments.hideAfterReports,
    appealTerm: formatPlural(labels.months, facts.appealMonths, DATE_LOCALES[language].tag),
    renewalDays: facts.renewalDays,
    consentDays: days(facts.consentDays),
    editMinutes: facts.editMinutes,
    uploadsADay: facts.uploadsADay,
    askDays: facts.rectificationDays.asking,
    publishDays: facts.rectificationDays.publishing,
    courtDays: facts.rectificationDays.court,
    updateTerm: formatPlural(labels.months, facts.updateMonths, DATE_LOCALES[language].tag),
    sharedSites: joined(sharedWith(site, facts), labels),
    groupSites: joined(groupOf(site, facts), labels),
    socialNames: joined(
      facts.socialLogins.map((provider) => SOCIAL_NAMES[provider]),
      labels,
    ),
    captchaName: facts.captcha ? CAPTCHA_NAMES[facts.captcha] : '',
    offlineRead: facts.offlineLimits.pagesRead,
    offlineSaved: facts.offlineLimits.pagesSaved,
    offlineMegabytes: facts.offlineLimits.allFileBytes / 1_000_000,
    vendors: consent?.tcf?.vendors.length ?? 0,
    cmpId: consent?.tcf?.cmpId ?? 0,
  };
}

import type { Language } from '../constants/index';
import type { Site } from '../content/site';
import { pathTo } from '../routes/match';
import { ROUTES, type RouteName } from '../routes/table';
import { inEveryLanguage } from '../wording/index';

/** A site's legal pages, in the order of the links in each footer. */
export const LEGAL_PAGES = [
  'notice',
  'terms',
  'sale',
  'privacy',
  'cookies',
  'accessibility',
  'corrections',
  'owners',
  'ai',
] as const;
/**
 * A legal page of a site: `sale` has the terms of subscriptions, `ai` the rules on artificial intelligence.
 */
export type LegalPage = (typeof LEGAL_PAGES)[number];

const ROUTE_OF = {
  notice: 'legalNotice',
  terms: 'terms',
  sale: 'saleTerms',
  privacy: 'privacy',
  cookies: 'cookies',
  accessibility: 'accessibility',
  corrections: 'corrections',
  owners: 'owners',
  ai: 'aiRules',
} as const satisfies Record<LegalPage, RouteName>;

/** Path of a legal page. */
export const legalPath = (page: LegalPage): string => ROUTES[ROUTE_OF[page]];

/** Last segment of a legal page's path. */
const slugOf = (page: LegalPage): string => legalPath(page).split('/').at(-2) ?? '';

/** The legal page with that last path segment; undefined if there is none. */
export const legalPageOf = (slug: string): LegalPage | undefined =>
  LEGAL_PAGES.find((page) => slugOf(page) === slug);

/** Path of one version of a legal page, by its number. */
export const legalVersionPath = (page: LegalPage, version: number): string =>
  pathTo('legalVersion', { page: slugOf(page), version: String(version) });

/** Full titles of the legal pages, and the short ones of the footer. */
export const LEGAL_TITLES: Readonly<
  Record<Language, Readonly<Record<LegalPage, { title: string; short: string }>>>
> = inEveryLanguage({
  ca: {
    notice: { title: 'Avís legal', short: 'Avís legal' },
    terms: { title: 'Condicions d’ús i normes de participació', short: 'Condicions d’ús' },
    sale: { title: 'Condicions de la subscripció', short: 'Condicions de la subscripció' },
    privacy: { title: 'Privadesa', short: 'Privadesa' },
    cookies: { title: 'Galetes', short: 'Galetes' },
    accessibility: { title: 'Declaració d’accessibilitat', short: 'Accessibilitat' },
    corrections: { title: 'Correccions i dret de rectificació', short: 'Correccions' },
    owners: { title: 'De qui és aquest mitjà', short: 'Qui n’és el propietari' },
    ai: { title: 'Com fem servir la intel·ligència artificial', short: 'Ús de la IA' },
  },
  es: {
    notice: { title: 'Aviso legal', short: 'Aviso legal' },
    terms: { title: 'Condiciones de uso y normas de participación', short: 'Condiciones de uso' },
    sale: { title: 'Condiciones de la suscripción', short: 'Condiciones de la suscripción' },
    privacy: { title: 'Privacidad', short: 'Privacidad' },
    cookies: { title: 'Cookies', short: 'Cookies' },
    accessibility: { title: 'Declaración de accesibilidad', short: 'Accesibilidad' },
    corrections: { title: 'Correcciones y derecho de rectificación', short: 'Correcciones' },
    owners: { title: 'De quién es este medio', short: 'Quién es el propietario' },
    ai: { title: 'Cómo usamos la inteligencia artificial', short: 'Uso de la IA' },
  },
  en: {
    notice: { title: 'Legal notice', short: 'Legal notice' },
    terms: { title: 'Terms of use and rules of participation', short: 'Terms of use' },
    sale: { title: 'Subscription terms', short: 'Subscription terms' },
    privacy: { title: 'Privacy', short: 'Privacy' },
    cookies: { title: 'Cookies', short: 'Cookies' },
    accessibility: { title: 'Accessibility statement', short: 'Accessibility' },
    corrections: { title: 'Corrections and the right of rectification', short: 'Corrections' },
    owners: { title: 'Who owns this paper', short: 'Ownership' },
    ai: { title: 'How we use artificial intelligence', short: 'Use of AI' },
  },
});

/** Whether a site sells subscriptions itself: its page of offers has at least one. */
const sells = ({ paywall }: Pick<Site, 'paywall'>): boolean => paywall?.cheapest !== undefined;

/**
 * Legal pages that a site has: none without a publisher, and terms of subscriptions only if it sells some.
 */
export const legalPagesOf = (site: Pick<Site, 'publisher' | 'paywall'>): readonly LegalPage[] =>
  site.publisher ? LEGAL_PAGES.filter((page) => page !== 'sale' || sells(site)) : [];

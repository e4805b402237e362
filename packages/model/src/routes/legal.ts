/** What the law asks a site to say, from the facts of its file. */
export const LEGAL_ROUTES = {
  legalNotice: '/legal/avis/',
  /** Terms of use, with the rules of participation. */
  terms: '/legal/condicions/',
  /** Terms of subscriptions. */
  saleTerms: '/legal/subscripcio/',
  privacy: '/legal/privacitat/',
  cookies: '/legal/galetes/',
  accessibility: '/legal/accessibilitat/',
  corrections: '/legal/correccions/',
  /** Who owns the site. */
  owners: '/legal/propietat/',
  /** What the newsroom does with artificial intelligence. */
  aiRules: '/legal/ia/',
  /** One version of any of them, by its number. */
  legalVersion: '/legal/:page/:version/',
} as const;

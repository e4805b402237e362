/** Pages with the information that the law requires of a site, from the facts of its file. */
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
  /** Ownership of the site. */
  owners: '/legal/propietat/',
  /** The newsroom's use of artificial intelligence. */
  aiRules: '/legal/ia/',
  /** One version of any of them, by its number. */
  legalVersion: '/legal/:page/:version/',
} as const;

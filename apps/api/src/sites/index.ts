export { type BoardPlan, type ModulePlan, type Selection, selectionOf } from './board-plan';
export { type CommentRules, SCREENING_RULES, type ScreeningRule } from './comment-rules';
export { contrastOf } from './contrast';
export { dataAuthorityOf } from './data-authority';
export { readSiteFiles, type SiteFile, SiteFileError } from './file';
export { heldSite, SiteDirectory, siteByAlias, siteByHost, siteNamed } from './find';
export { editionRows } from './front-editions';
export {
  type EditionPlan,
  type EditionSource,
  type EmailStyle,
  isSentOn,
  type NewsletterPlan,
  PLAIN_DRESS,
} from './newsletter-plan';
export { paywallVersion, type Selling, type SoldOffer, sitePaywall, soldOffers } from './offers';
export {
  clearSessionCookies,
  isOwnRequest,
  type RequestContext,
  requestContextOf,
  SESSION_DAYS,
  setDeviceCookie,
  setMeterCookie,
  setSessionCookies,
} from './request-context';
export { createSiteLocator, locatorFrom, type SiteLocator } from './site-locator';
export type { SiteRecord, StreamRecord } from './site-record';
export { storeNewSites, storeSites } from './store';
export { boards, ofSite, sectionConditions, sections, sites } from './tables';
export { vendorCalls } from './vendor-endpoints';

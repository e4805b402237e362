import { matchRoute, ROUTES, type Site } from '@portal/model';

/**
 * Whether a page's address is secret, since it contains a token (for a new password, a draft) or belongs to
 * the desk: no third party may see it.
 */
export const isSecretAddress = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has('token') || Boolean(matchRoute(pathname).params.token) || pathname.startsWith(ROUTES.desk);

/**
 * A site without third-party scripts that could read an address: no analytics tools, and no consent platform
 * of the publisher's own.
 */
export function withoutThirdParties({ analytics: _, consent, ...site }: Site): Site {
  return consent && !consent.platform ? { ...site, consent } : site;
}

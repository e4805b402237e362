import { matchRoute, ROUTES, type Site } from '@portal/model';

/** Whether a page's address is a secret, such as who may choose a new password or see a draft, or it is the desk's: nobody else is told of it. */
export const isSecretAddress = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has('token') || Boolean(matchRoute(pathname).params.token) || pathname.startsWith(ROUTES.desk);

/** A site on whose pages nothing of others can read an address: neither its tools, nor a platform of consent of the publisher's own. */
export function withoutThirdParties({ analytics: _, consent, ...site }: Site): Site {
  return consent && !consent.platform ? { ...site, consent } : site;
}

import * as v from 'valibot';

/** Whether a host name is a loopback name, under which a site has no address of its own. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';
}

/**
 * Host name for looking up a site, in lower case, without port: ports do not distinguish sites, except on
 * loopback names.
 */
export function siteHost(host: string): string {
  const name = host.toLowerCase();
  return isLocalHost(name) ? name : name.replace(/:\d+$/, '');
}

/**
 * Origin of a page's URLs: the site's own, so that aliases share one canonical URL; on a developer's machine,
 * that of the host.
 */
export function originOf(site: { readonly url: string }, host: string): string {
  return isLocalHost(host) ? `http://${host.toLowerCase()}` : site.url;
}

const isSecure = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, hash } = new URL(text);
  const isOpen = protocol === 'http:' && isLocalHost(host);
  return (protocol === 'https:' || isOpen) && !username && !hash && !/[\s;,'"]/.test(text);
};

/** Schema of a third-party URL that a site's pages load or call. */
export const othersAddressSchema = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check(isSecure, 'must be an https address; http is for this machine alone'),
);

/**
 * Schema of a third-party origin, or all origins below a domain, that a site's pages load from, call or
 * frame.
 */
export const othersOriginSchema = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/,
    'must be an origin such as https://tags.example.org or https://*.example.org',
  ),
);

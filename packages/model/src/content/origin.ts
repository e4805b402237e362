import type { Site } from './site';

/** Names by which a machine calls itself: there a site has no address of its own. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';
}

/**
 * Origin that a page's addresses are written with: the site's own, so that a page reached by an alias is known by one
 * address; on a developer's machine the host's.
 */
export function originOf(site: Pick<Site, 'url'>, host: string): string {
  return isLocalHost(host) ? `http://${host.toLowerCase()}` : site.url;
}

import { isLocalHost } from './local-host';
import type { Site } from './site';

/**
 * Origin that a page's addresses are written with: the site's own, so that a page reached by an alias is known by one
 * address; on a developer's machine the host's.
 */
export function originOf(site: Pick<Site, 'url'>, host: string): string {
  return isLocalHost(host) ? `http://${host.toLowerCase()}` : site.url;
}

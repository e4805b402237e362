import { isLocalHost } from './local-host';
import type { Site } from './site';

/**
 * Origin of a page's addresses: the site's own, so that aliases share one canonical address; on a
 * developer's machine, that of the host.
 */
export function originOf(site: Pick<Site, 'url'>, host: string): string {
  return isLocalHost(host) ? `http://${host.toLowerCase()}` : site.url;
}

import { isLocalHost } from '@portal/model';
import type { SiteRecord } from './site-record';

/** Sets a site's `url` to the base URL of links to it. */
export type SiteLocator = (site: SiteRecord) => SiteRecord;

/** On a machine where a portal is tried, every site has its own host name. */
const onThisMachine = (site: SiteRecord, port: string): SiteRecord => ({
  ...site,
  url: `http://${site.alias}.localhost${port && `:${port}`}`,
});

/** Base URLs of sites for a reader at an origin of one of them. */
export const locatorFrom =
  (here: { site: Pick<SiteRecord, 'alias'>; origin: string }): SiteLocator =>
  (site) => {
    if (site.alias === here.site.alias) return { ...site, url: here.origin };
    const { host, port } = new URL(here.origin);
    return isLocalHost(host) ? onThisMachine(site, port) : site;
  };

/**
 * Base address for links in emails that no request triggers: the site's public address, or this server if emails are only kept on this
 * machine.
 * @param staysHere whether emails are kept as files and listed at `/dev/mail`
 * @param port of the portal; 0 if it is known only once the portal is listening, by `setPortalPort`
 */
export function createSiteLocator(
  staysHere: boolean,
  port = 0,
): { locateSite: SiteLocator; setPortalPort: (port: number) => void } {
  let at = port;
  return {
    locateSite: (site) => (staysHere && at ? onThisMachine(site, String(at)) : site),
    setPortalPort: (known) => {
      at = known;
    },
  };
}

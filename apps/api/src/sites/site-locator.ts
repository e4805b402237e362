import { isLocalHost } from '@portal/model';
import type { SiteRecord } from '../database/site-record';

/** A site whose `url` is where it is served to whoever a link is for. */
export type ServedAt = (site: SiteRecord) => SiteRecord;

/** Every site has a name of its own on a machine where a portal is tried. */
const onThisMachine = (site: SiteRecord, port: string): SiteRecord => ({
  ...site,
  url: `http://${site.alias}.localhost${port && `:${port}`}`,
});

/** Sites as a reader finds them who has come to one of them, at an origin. */
export const servedBeside =
  (here: { site: Pick<SiteRecord, 'alias'>; origin: string }): ServedAt =>
  (site) => {
    if (site.alias === here.site.alias) return { ...site, url: here.origin };
    const { host, port } = new URL(here.origin);
    return isLocalHost(host) ? onThisMachine(site, port) : site;
  };

/**
 * Where links of emails lead that no reader's request has caused, and that have no origin of one: the site's public address. In a trial,
 * whose emails stay on this machine, that address may be nobody's: they lead to the server that is tried.
 * @param staysHere whether emails are kept as files and listed to whoever sits at this machine
 * @param port at which the portal will answer; 0 where that is known once it does, and is then told by `opened`
 */
export function createServedAt(
  staysHere: boolean,
  port = 0,
): { servedAt: ServedAt; opened: (port: number) => void } {
  let at = port;
  return {
    servedAt: (site) => (staysHere && at ? onThisMachine(site, String(at)) : site),
    opened: (known) => {
      at = known;
    },
  };
}

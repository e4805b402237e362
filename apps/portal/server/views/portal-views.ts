import type { Client } from '@portal/data';
import { RequestError } from '@portal/data';
import { CALLS } from '@portal/model';
import type { PortalOptions } from '../portal-options';
import type { SiteFinder } from '../site-finder';
import type { Step } from '../steps';
import { ViewCounts } from './counts';
import { viewStep } from './step';

/** View counts of a portal. */
export type PortalViews = {
  /** Responds to reports of views. */
  step: Step;
  /** Sends the back end what is left. */
  close: () => Promise<void>;
};

type Deps = Pick<PortalOptions, 'settings' | 'log'> & {
  client: Pick<Client, 'raw'>;
  sites: Pick<SiteFinder, 'knownOf' | 'find'>;
  now: () => Date;
};

/** Counts the views of a portal's pages, and sends its back end the sums. */
export function portalViews({ client, sites, settings, now, log }: Deps): PortalViews {
  const views = new ViewCounts({
    tell: async (body) => {
      try {
        await client.raw(CALLS.viewSums, { method: 'POST', body });
        return true;
      } catch (error) {
        // A retry would be refused again.
        const status = error instanceof RequestError ? (error.failure.status ?? 0) : 0;
        if (status >= 400 && status < 500) return false;
        throw error;
      }
    },
    now: () => now().getTime(),
    log: log.warn,
  });
  /** Hosts that are being looked up: their views are counted once the site is known. */
  const unknown = new Set<Promise<string | null>>();
  const lookUp = (host: string): Promise<string | null> => {
    const known = sites
      .find(host)
      .then(({ site }) => site.alias)
      .catch(() => null)
      .finally(() => unknown.delete(known));
    unknown.add(known);
    return known;
  };
  const step = viewStep({
    views,
    siteOf: (host) => sites.knownOf(host)?.site.alias ?? lookUp(host),
    proxies: settings.proxies,
  });
  const close = async () => {
    await Promise.all(unknown);
    await views.close();
  };
  return { step, close };
}

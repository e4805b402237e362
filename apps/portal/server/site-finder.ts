import { type PageClient, RequestError } from '@portal/data';
import { originOf, type Site, siteHost } from '@portal/model';
import { LRUCache } from 'lru-cache';

/** Host names that are remembered; each belongs to a site, so that there are only so many. */
const MAX_HOSTS = 500;

/** No site has the host name that was asked for. */
export class UnknownHost extends Error {
  override name = 'UnknownHost';
  constructor(readonly host: string) {
    super(`no site has the host name ${host}`);
  }
}

export type FoundSite = {
  site: Site;
  /** Origin that the addresses of its pages are written with. */
  origin: string;
  /** Prefix of the keys of its kept pages: hosts of one site share them, unless their pages differ. */
  key: string;
};

/** Finds the site of a host name, and goes on with what it knows while the back end does not answer. */
export class SiteFinder {
  private readonly known = new LRUCache<string, FoundSite>({ max: MAX_HOSTS });

  /** @param onFound told of each site as it is found, and of what has changed of it */
  constructor(
    private readonly pages: Pick<PageClient, 'site'>,
    private readonly onFound?: (site: Site) => void,
  ) {}

  /** Site of a host, without a call. */
  knownOf(host: string): FoundSite | undefined {
    return this.known.get(siteHost(host));
  }

  /** Whether a host is a site's. @throws RequestError for one that was never found before */
  isKnown(host: string): Promise<boolean> {
    return this.find(host).then(
      () => true,
      (error: unknown) => {
        if (error instanceof UnknownHost) return false;
        throw error;
      },
    );
  }

  /** @throws UnknownHost, and RequestError for a host that was never found before */
  async find(asked: string): Promise<FoundSite> {
    const host = siteHost(asked);
    try {
      const site = await this.pages.site(host);
      const known = this.known.get(host);
      if (known?.site === site) return known;
      const origin = originOf(site, host);
      const found = { site, origin, key: `${site.alias} ${origin}` };
      this.known.set(host, found);
      this.onFound?.(site);
      return found;
    } catch (error) {
      const status = error instanceof RequestError ? error.failure.status : undefined;
      if (status === 421 || status === 400 || status === 404) {
        this.known.delete(host);
        throw new UnknownHost(host);
      }
      const known = this.known.get(host);
      if (known) return known;
      throw error;
    }
  }
}

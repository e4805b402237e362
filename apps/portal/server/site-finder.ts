import { type PageClient, RequestError } from '@portal/data';
import { originOf, type Site, siteHost } from '@portal/model';
import { LRUCache } from 'lru-cache';

/** Host names that are cached; each belongs to a site, so there are not many. */
const MAX_HOSTS = 500;

/** No site has the requested host name. */
export class UnknownHost extends Error {
  override name = 'UnknownHost';
  constructor(readonly host: string) {
    super(`no site has the host name ${host}`);
  }
}

export type FoundSite = {
  site: Site;
  /** Origin of the addresses of its pages. */
  origin: string;
  /** Prefix of the cache keys of its pages: hosts of one site share them, unless their pages differ. */
  key: string;
};

/** Finds the site of a host name, and uses what it knows while the back end is down. */
export class SiteFinder {
  private readonly known = new LRUCache<string, FoundSite>({ max: MAX_HOSTS });

  /** @param onFound called for each site that is found or has changed */
  constructor(
    private readonly pages: Pick<PageClient, 'site'>,
    private readonly onFound?: (site: Site) => void,
  ) {}

  /** Site of a host, without a request. */
  knownOf(host: string): FoundSite | undefined {
    return this.known.get(siteHost(host));
  }

  /**
   * Whether a host belongs to a site.
   * @throws RequestError for one that was never found before
   */
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

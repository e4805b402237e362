import type { PageClient } from '@portal/data';
import type { Site } from '@portal/model';
import type { Showroom } from '../app/showroom';
import { decodedPath, narrowing } from './addresses';
import { hostOf } from './reader';
import type { PortalSettings } from './settings';
import { showroomOf } from './showroom';
import type { SiteFinder } from './site-finder';

/** Context of a request, once its site is known. */
export type RequestContext = {
  site: Site;
  origin: string;
  /** Prefix of the cache keys of the site's pages. */
  key: string;
  path: string;
  cursor: string | null;
  /** A listing's filters. */
  query: string;
  preview: boolean;
  /** Options of a showroom's page; undefined in production. */
  showroom?: Showroom | undefined;
};

type Deps = {
  pages: Pick<PageClient, 'paywallVersions'>;
  sites: SiteFinder;
  settings: Pick<PortalSettings, 'showroom' | 'previewKey'>;
};

/**
 * Finds the site of a request and reads its address.
 * @throws UnknownHost
 */
export async function requestContext(
  { pages, sites, settings }: Deps,
  request: Request,
): Promise<RequestContext> {
  const url = new URL(request.url);
  const { searchParams } = url;
  const { site, origin, key } = await sites.find(hostOf(request));
  const { showroom, previewKey } = settings;
  // A production host is never a showroom, whatever the settings say.
  const isShowroom = showroom && hostOf(request).replace(/:\d+$/, '') !== new URL(site.url).hostname;
  return {
    site,
    origin,
    key,
    path: decodedPath(url.pathname),
    cursor: searchParams.get('cursor'),
    query: narrowing(url, site.timeZone),
    preview: previewKey !== undefined && searchParams.get('preview') === previewKey,
    showroom: isShowroom
      ? showroomOf(url, site, site.paywall ? await pages.paywallVersions(site.alias) : [])
      : undefined,
  };
}

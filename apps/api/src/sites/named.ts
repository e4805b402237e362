import { UsageError } from '../platform/commands';

/** A command that names no existing site. */
export class SiteNotNamed extends UsageError {
  override name = 'SiteNotNamed';
}

/** The site for a command: the named one, or the only one if none is named. @throws SiteNotNamed */
export function siteNamed<Site extends { alias: string }>(
  sites: readonly Site[],
  alias: string | undefined,
): Site {
  const [only, ...others] = sites;
  if (!only)
    throw new SiteNotNamed(
      'There are no sites here yet: start the server once on this data (PORTAL_DATA_DIR, DATABASE_URL).',
    );
  const found = alias === undefined && !others.length ? only : sites.find((site) => site.alias === alias);
  if (found) return found;
  const known = sites.map((site) => site.alias).join(', ');
  throw new SiteNotNamed(
    `${alias === undefined ? 'Name the site with --site' : `There is no site “${alias}”`}. There are: ${known}.`,
  );
}

import type { Database } from '../../platform/database';
import type { Log } from '../../platform/log';
import type { SiteFile } from '../../sites';
import { storeSites } from '../../sites';
import { legalFacts, storeLegalVersions } from '../../sites/legal';
import type { ApiSettings } from '../settings';
import { cleanStoredHtml } from './clean-html';
import { keepAuthorKeys } from './keep-author-keys';
import { keepEmailKeys } from './keep-email-keys';
import { keepNickKeys } from './keep-nick-keys';
import { keepOpenings } from './keep-openings';

/** Updates the database after an upgrade or a change of the sites' files. */
export async function bringUpToDate(
  db: Database,
  sites: readonly SiteFile[],
  settings: Pick<ApiSettings, 'accounts' | 'offline'>,
  now: () => Date,
  log: Log,
): Promise<void> {
  await keepOpenings(db, sites);
  await storeSites(db, sites);
  await storeLegalVersions(db, sites, (site) => legalFacts(settings, sites, site), now());
  await cleanStoredHtml(db, now, log);
  await keepNickKeys(db, now, log);
  await keepEmailKeys(db, now, log);
  await keepAuthorKeys(db);
}

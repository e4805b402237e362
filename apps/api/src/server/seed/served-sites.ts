import type { SiteFile } from '../../sites';
import type { ApiSettings } from '../settings';
import type { SeededFrontDoor } from './front-door';
import { withDemoProvider } from './provider';

/** Sites as they are served, with the changes of the demo's identity provider and of the front door. */
export function servedSites(
  files: readonly SiteFile[],
  { demoProvider }: Pick<ApiSettings, 'demoProvider'>,
  door: SeededFrontDoor | undefined,
): SiteFile[] {
  if (!door) return withDemoProvider(files, demoProvider);
  // The provider's site is not installed: it has no accounts to manage.
  const isHere = files.some(({ alias }) => alias === demoProvider);
  return withDemoProvider(files.map(door.siteOf), isHere ? demoProvider : undefined);
}

import type { SiteFile } from '../../sites';
import type { ApiSettings } from '../settings';
import type { SeededFrontDoor } from './front-door';
import { withDemoProvider } from './provider';

/** The sites of these files as they are served: with the demo's identity provider, and as the front door shows them. */
export function servedSites(
  files: readonly SiteFile[],
  { demoProvider }: Pick<ApiSettings, 'demoProvider'>,
  door: SeededFrontDoor | undefined,
): SiteFile[] {
  if (!door) return withDemoProvider(files, demoProvider);
  // Where its site is not here, the provider of the front door has no accounts to keep.
  const isHere = files.some(({ alias }) => alias === demoProvider);
  return withDemoProvider(files.map(door.siteOf), isHere ? demoProvider : undefined);
}

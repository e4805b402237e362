import { CALLS } from '@portal/model';
import { SettingsError } from '../../platform/process';
import type { SiteFile } from '../../sites';
import type { ApiSettings } from '../settings';
import type { SeededFrontDoor } from './front-door';
import type { LoadedSeed } from './load';
import type { SeededProvider } from './seed';

const SCRIPT = `${CALLS.demoProvider}gigya.js?apiKey=demo`;

/**
 * Assigns the accounts of one site to the demo's identity provider.
 * @param alias of that site; undefined if the provider is not used
 * @throws SettingsError if that is impossible
 */
export function withDemoProvider(sites: readonly SiteFile[], alias: string | undefined): SiteFile[] {
  if (alias === undefined) return [...sites];
  const chosen = sites.find((site) => site.alias === alias);
  if (!chosen)
    throw new SettingsError(
      `PORTAL_DEMO_PROVIDER names no site: ${alias}. There are ${sites.map((site) => site.alias).join(', ')}.`,
    );
  if (!chosen.features.users)
    throw new SettingsError(
      `PORTAL_DEMO_PROVIDER names ${alias}, where readers have no accounts: name a site with features.users.`,
    );
  // All sites share one secret: the demo provider's signatures would open accounts of the real provider.
  const real = sites.find(({ features }) => features.identityProvider);
  if (real)
    throw new SettingsError(
      `PORTAL_DEMO_PROVIDER must not be set where a real provider keeps accounts: that of ${real.alias}.`,
    );
  return sites.map((site) =>
    site === chosen
      ? {
          ...site,
          features: { ...site.features, identityProvider: true },
          identityProvider: { script: SCRIPT, origins: [] },
        }
      : site,
  );
}

/** Opens the demo's identity provider, if it is configured. */
export async function openDemoProvider(
  { demoProvider, accounts: { gigyaSecret: secret } }: Pick<ApiSettings, 'demoProvider' | 'accounts'>,
  seed: LoadedSeed | undefined,
): Promise<SeededProvider | undefined> {
  if (!demoProvider || !secret) return undefined;
  return seed?.identityProvider?.({ address: CALLS.demoProvider, secret: () => secret });
}

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

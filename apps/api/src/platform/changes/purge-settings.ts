import { SettingsError } from '../process';

/** Caches between that can be told of changes, by the calls that they take. */
export const PURGE_FORMATS = ['varnish', 'fastly', 'cloudflare'] as const;

/** How the cache between is told of changes. */
export type PurgeSettings = {
  url: string;
  format: (typeof PURGE_FORMATS)[number];
  token: string | undefined;
};

/** @throws SettingsError where the cache's settings cannot work together */
export function purgeSettings(
  url: string | undefined,
  format: PurgeSettings['format'] | undefined,
  token: string | undefined,
): PurgeSettings | undefined {
  if (!url) {
    if (format || token)
      throw new SettingsError(
        `${format ? 'PURGE_FORMAT' : 'PURGE_TOKEN'} is of no use without PURGE_URL: set that too.`,
      );
    return undefined;
  }
  if (!token && format && format !== 'varnish')
    throw new SettingsError(`PURGE_TOKEN must be set: ${format} refuses every purge without it.`);
  return { url, format: format ?? 'varnish', token };
}

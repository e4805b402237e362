import { SettingsError } from '../process';

/** Shared caches that can be purged, by API. */
export const PURGE_FORMATS = ['varnish', 'fastly', 'cloudflare'] as const;

export type PurgeSettings = {
  url: string;
  format: (typeof PURGE_FORMATS)[number];
  token: string | undefined;
};

/** @throws SettingsError if the cache's settings contradict each other */
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

import * as v from 'valibot';
import { address, printable, readSettings, SettingsError, setting } from '../process';

/** Shared caches that can be purged, by API. */
export const PURGE_FORMATS = ['varnish', 'fastly', 'cloudflare'] as const;

export type PurgeSettings = {
  url: string;
  format: (typeof PURGE_FORMATS)[number];
  token: string | undefined;
};

export const PURGE_SETTINGS = {
  url: setting(
    'PURGE_URL',
    v.optional(address(['https:', 'http:'], 'http://127.0.0.1:6081/')),
    'where a cache in between is notified of changes (see Caches between)',
    { readme: 'URL that is notified of corrections, for a cache in front (operations)' },
  ),
  format: setting(
    'PURGE_FORMAT',
    v.optional(v.picklist(PURGE_FORMATS, `must be one of ${PURGE_FORMATS.join(', ')}`)),
    '`fastly` or `cloudflare`: the format of its requests',
    { usual: '`varnish`' },
  ),
  token: setting(
    'PURGE_TOKEN',
    printable('must be a token without spaces'),
    'its key, for Fastly and Cloudflare',
  ),
};

/**
 * Settings of a cache in front; undefined without one.
 * @throws SettingsError if they are invalid, or contradict each other
 */
export function purgeSettings(environment: NodeJS.ProcessEnv): PurgeSettings | undefined {
  const { url, format, token } = readSettings(PURGE_SETTINGS, environment);
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

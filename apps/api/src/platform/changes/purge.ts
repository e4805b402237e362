import { timeLimit } from '@portal/model';
import { describeError } from '../log';
import { ANYTHING, type Change, contentKey, listKey, siteKey } from './change';
import type { ChangeFeed } from './feed';
import type { PurgeSettings } from './purge-settings';

/** Milliseconds after which keys are purged again: by then every process has dropped its own copies. */
const AGAIN_MS = 1_500;
const TIMEOUT_MS = 5_000;
/** Milliseconds before each retry of a failed call. */
const RETRY_MS = [1_000, 4_000, 16_000, 60_000];
/** Keys per call; Cloudflare accepts 30, others more. */
const MAX_KEYS = { varnish: 200, fastly: 200, cloudflare: 30 } as const;
/** Keys that may wait to be purged; beyond them everything is purged. */
const MAX_WAITING = 10_000;

/** Request that makes a cache drop everything tagged with one of the keys. */
function purgeRequest({ url, format, token }: PurgeSettings, keys: readonly string[]): Request {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  switch (format) {
    case 'varnish':
      return new Request(url, { method: 'PURGE', headers: { ...bearer, 'surrogate-key': keys.join(' ') } });
    case 'fastly':
      return new Request(url, {
        method: 'POST',
        headers: { ...(token ? { 'fastly-key': token } : {}), 'surrogate-key': keys.join(' ') },
      });
    case 'cloudflare':
      return new Request(url, {
        method: 'POST',
        headers: { ...bearer, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: keys }),
      });
  }
}

/** Cache keys that a change affects. */
export function keysOf(change: Change | typeof ANYTHING, sites: readonly string[]): string[] {
  if (change === ANYTHING) return sites.map(siteKey);
  return [...change.contents.map(contentKey), ...change.sites.map(listKey)];
}

export type Purging = { close: () => void };

/**
 * Purges the shared cache after every change, and retries until it succeeds. It starts with a purge of all
 * sites: changes made while no process ran, or not sent before one ended, are not recorded anywhere.
 */
export function purgeChanges(
  feed: Pick<ChangeFeed, 'subscribe'>,
  settings: PurgeSettings,
  sites: readonly string[],
  log: (message: string) => void,
): Purging {
  let waiting = new Set<string>();
  let isWorking = false;
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  const later = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds).unref();
    timers.add(timer);
  };
  const add = (keys: readonly string[]) => {
    for (const key of keys) waiting.add(key);
    if (waiting.size > MAX_WAITING) waiting = new Set(sites.map(siteKey));
    void work(0);
  };
  const purge = async (keys: readonly string[]): Promise<void> => {
    const request = purgeRequest(settings, keys);
    const answer = await fetch(request, { signal: timeLimit(TIMEOUT_MS, closing.signal) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  };
  const work = async (failures: number): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    let sent: string[] = [];
    try {
      while (waiting.size) {
        sent = [...waiting].slice(0, MAX_KEYS[settings.format]);
        for (const key of sent) waiting.delete(key);
        await purge(sent);
        failures = 0;
      }
    } catch (error) {
      if (closing.signal.aborted) return;
      for (const key of sent) waiting.add(key);
      log(`the cache at PURGE_URL was not told of changes: ${describeError(error)}`);
      later(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, () => void work(failures + 1));
    } finally {
      isWorking = false;
    }
  };

  const tell = (change: Change | typeof ANYTHING) => {
    const keys = keysOf(change, sites);
    add(keys);
    later(AGAIN_MS, () => add(keys));
  };
  const stop = feed.subscribe(tell);
  tell(ANYTHING);
  return {
    close: () => {
      stop();
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

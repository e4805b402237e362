import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, endAll, hasEnded, opened } from './caches';

const names = new Set<string>();

beforeEach(() => {
  begin();
  names.clear();
  vi.stubGlobal('caches', {
    open: async (name: string) => names.add(name),
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('turning off deletes every cache, and requests in progress open none again', async () => {
  await opened('shell-v');
  await opened('pages-1');
  await endAll();
  expect(hasEnded()).toBe(true);
  expect([...names]).toEqual([]);
  await expect(opened('files-1')).rejects.toThrow('turned off');
  expect([...names]).toEqual([]);
});

it('turned on again, it stores pages as before', async () => {
  await endAll();
  begin();
  await opened('pages-1');
  expect([...names]).toEqual(['pages-1']);
});

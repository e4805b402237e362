import { RequestError } from '@portal/data';
import { failureOf } from '@portal/model';
import { expect, it, vi } from 'vitest';
import { SITE } from '../app/testing/site';
import { SiteFinder, UnknownHost } from './site-finder';

it('uses the known site while the back end is down, and fails for a host that it never saw', async () => {
  const site = vi.fn(async () => SITE);
  const finder = new SiteFinder({ site });
  const found = await finder.find('www.prova.example');
  site.mockRejectedValue(new Error('away'));
  expect(await finder.find('www.prova.example')).toBe(found);
  await expect(finder.find('other.example')).rejects.toThrow('away');
});

it('forgets a host that no longer belongs to a site', async () => {
  const site = vi.fn(async () => SITE);
  const finder = new SiteFinder({ site });
  await finder.find('www.prova.example');
  site.mockRejectedValue(new RequestError('requestFailed', failureOf(421)));
  await expect(finder.find('www.prova.example')).rejects.toThrow(UnknownHost);
  expect(finder.knownOf('www.prova.example')).toBeUndefined();
});

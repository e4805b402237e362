import { expect, it } from 'vitest';
import { portalWith } from './portal';

const portal = await portalWith();

it('caches the weather like a listing, the same for every reader', async () => {
  const { status, headers } = await portal.ask('far', '/meteo/');
  expect(status).toBe(200);
  // Shorter at the end of an hour.
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=(?:\d|1[0-5])$/);
  expect(headers['set-cookie']).toBeUndefined();
});

import { expect, it } from 'vitest';
import { portalWith } from './portal';

const portal = await portalWith();
const AD = 'data-part="ad-slot"';

it('shows no ads on children’s pages and legal pages', async () => {
  for (const address of ['/infantil/', '/infantil/bacora-cap-dotze/'])
    expect((await portal.ask('ones', address)).body.toString()).not.toContain(AD);
  expect((await portal.ask('far', '/legal/privacitat/')).body.toString()).not.toContain(AD);
});

it('has no sellers’ file on a site without sellers', async () => {
  for (const address of ['/ads.txt', '/sellers.json'])
    expect((await portal.ask('ribera', address)).status).toBe(404);
});

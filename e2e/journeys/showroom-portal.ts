import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '../newsroom';
import { type RunningPortal, startPortal, stopPortal } from '../server';
import { showroomSites } from '../showroom-sites';
import { PRODUCT_SITES } from '../sites';
import { test as base } from './pages-seen';

export { HALF } from '../showroom-sites';

export type Room = { portal: RunningPortal; url: (address: string, site?: string) => string };

/** The newsroom's showroom, in which lists of El Far load more by themselves for half of the readers. */
export const test = base.extend<object, { room: Room }>({
  room: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'portal-showroom-'));
      const data = path.join(folder, 'data');
      await seeded(data);
      const sites = path.join(folder, 'sites');
      await cp(PRODUCT_SITES, sites, { recursive: true });
      for (const [name, text] of Object.entries(await showroomSites()))
        await writeFile(path.join(sites, name), text);
      const portal = await startPortal({
        PORTAL_SHOWROOM: 'on',
        PORTAL_SITES_DIR: sites,
        PORTAL_DATA_DIR: data,
        PORTAL_LIMITS: 'off',
      });
      await use({
        portal,
        url: (address, site = 'far') => `http://${site}.localhost:${portal.port}${address}`,
      });
      await stopPortal(portal);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from 'playwright/test';
import { seeded } from '../newsroom';
import { type RunningPortal, startPortal, stopPortal } from '../server';

/** Percent of El Far's readers whose lists go on by themselves. */
export const HALF = 50;

const POSITION = {
  ...{ id: 'cap', name: 'Capçalera', slotType: 'display', adUnitCode: 'far/cap', sizes: '[[320,50]]' },
  ...{ mapping: '', code: '', minimumReservedHeightDesktop: 90, minimumReservedHeightMobile: 50 },
};
const AD_MAP = { networkCode: '1', positions: { top: [POSITION], listing: [POSITION] } };
const AD_MAPS = { desktop: AD_MAP, mobile: AD_MAP };

const bar = (messageId: string) => ({
  ...{ messageId, type: 'bottom', canBeClosed: true, principalText: `Prova: ${messageId}` },
  ...{ buttonText: 'Mira les subscripcions', buttonUrl: '/subscripcio/' },
});
/** A version that is not published, with a message of its own for each moment. */
const TRIED = {
  id: 'hivern',
  messages: [
    { ...bar('comptades'), type: 'float-counter' },
    bar('esgotades'),
    bar('amb-compte'),
    bar('de-pagament'),
  ],
  shown: {
    ...{ counted: ['comptades'], spent: ['esgotades'] },
    ...{ registered: ['amb-compte'], subscribers: ['de-pagament'] },
  },
};

export type Room = { portal: RunningPortal; url: (address: string, site?: string) => string };

/** The newsroom's showroom, in which the lists of El Far go on by themselves for every second reader. */
export const test = base.extend<object, { room: Room }>({
  room: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'portal-showroom-'));
      const data = path.join(folder, 'data');
      await seeded(data);
      const sites = path.join(folder, 'sites');
      await cp(path.join(import.meta.dirname, '../../apps/api/sites'), sites, { recursive: true });
      const far = path.join(sites, 'far.yaml');
      const text = (await readFile(far, 'utf8'))
        .replace('adMaps: {}', `adMaps: ${JSON.stringify(AD_MAPS)}`)
        .replace('  versions:\n', `  versions:\n    - ${JSON.stringify(TRIED)}\n`);
      await writeFile(far, `${text}\nflags: { endlessLists: ${HALF} }\n`);
      const ribera = path.join(sites, 'ribera.yaml');
      await writeFile(
        ribera,
        `${await readFile(ribera, 'utf8')}\npaywall: ${JSON.stringify({
          ...{ monthly: 2, version: 'verano' },
          versions: ['verano', 'otono'].map((id) => ({ ...TRIED, id })),
        })}\n`,
      );
      const portal = await startPortal({
        ...{ PORTAL_SHOWROOM: 'on', PORTAL_SITES_DIR: sites, PORTAL_DATA_DIR: data, PORTAL_LIMITS: 'off' },
      });
      await use({
        portal,
        url: (address, site = 'far') => `http://${site}.localhost:${portal.port}${address}`,
      });
      await stopPortal(portal);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

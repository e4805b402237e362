import { expect, it } from 'vitest';
import { showroomSites } from '../showroom-sites';
import { portalWith } from './portal';

/** The last of them is invalid. */
const FRONT_ADS = [
  ...['sobre', 'sota'].map((id) => ({
    id,
    slotType: 'display',
    adUnitCode: `far/${id}`,
    sizes: '[[320,50]]',
    minimumReservedHeightDesktop: 90,
    minimumReservedHeightMobile: 50,
  })),
  { id: 'bad', slotType: 'skyscraper' },
];

const room = await portalWith({
  env: { PORTAL_SHOWROOM: 'on' },
  siteFiles: await showroomSites(FRONT_ADS),
});
const usual = await portalWith();

const METERED = '/cultura/noms-de-les-barques/';
const CHOSEN = `${METERED}?ads=preview&reader=spent&date=2026-03-18T12:00&endlessLists=off`;
const BAR = 'data-part="showroom"';

it('shows the showroom’s bar and its settings on this machine, and keeps its pages out of caches', async () => {
  expect((await room.ask('far', METERED)).body.toString()).toContain(BAR);
  const { headers, body } = await room.ask('far', CHOSEN);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('data-part="ad-preview"');
});

it.each(['www.elfar.example', 'www.elfar.example:443', 'WWW.elfar.example:8080'])(
  'ignores a showroom’s settings on the public host %s',
  async (host) => {
    const answer = await room.askHost('www.elfar.example', CHOSEN, { host });
    const page = answer.body.toString();
    expect(answer.status).toBe(200);
    expect(page).not.toContain(BAR);
    expect(page).not.toContain('data-part="ad-preview"');
    expect(page).toContain('"runningInShowroom":false');
  },
);

it('ignores a showroom’s settings in a portal that is none', async () => {
  const page = (await usual.ask('far', CHOSEN)).body.toString();
  expect(page).not.toContain(BAR);
  expect(page).not.toContain('data-now="2026-03-18');
});

it('warns about an invalid ad position on start', () => {
  expect(room.said()).toContain(
    'El Far: ad position front 3 “bad” of the desktop map is not shown: invalid slotType, adUnitCode',
  );
});

import { STORED_ITEMS } from '@portal/model/readers';
import { describe, expect, it } from 'vitest';
import { readApiSettings } from '../../server/settings/settings';
import { legalSite, said } from '../../testing/legal';
import { legalFacts } from './facts';

const CONSENT = {
  version: 1,
  partners: [{ name: 'Anuncis', purpose: 'ads', policy: 'https://anuncis.example/' }],
};

describe('the cookie page lists', () => {
  it('the data stored in browsers', () => {
    const item = { name: 'prova-nova', store: 'cookie', purpose: 'login', days: 5 } as const;
    expect(said('cookies', {}, { storedItems: [item] })).toContain('prova-nova: Galeta · Fins a 5 dies');
  });

  it('the cookie page lists that pages are stored only once a reader reads offline, how many, and until when', () => {
    for (const consent of [undefined, CONSENT]) {
      const page = said('cookies', consent ? { consent } : {});
      expect(page).toMatch(
        /Si no actives llegir sense connexió, no es desa cap pàgina[\s\S]*30 com a màxim[\s\S]*50\sMB[\s\S]*60, com a màxim/,
      );
      expect(page).toContain('pages-*');
      expect(page).not.toContain('primera visita');
    }
    const offlineLimits = { pagesRead: 7, pagesSaved: 8, allFileBytes: 9_000_000 };
    expect(said('cookies', {}, { offlineLimits })).toMatch(/7 com a màxim[\s\S]*9\sMB[\s\S]*8, com a màxim/);
    const pages = { name: 'pages-*', store: 'cache', purpose: 'offline', days: null } as const;
    expect(said('cookies', {}, { storedItems: [{ ...pages, asked: true }] })).toContain(
      'pages-*: Memòria cau · Només si ho actives, i fins que ho desactives',
    );
    // It makes no such claim for items that are stored without being asked for.
    expect(said('cookies', {}, { storedItems: [pages] })).not.toMatch(
      /no es desa cap pàgina|Només si ho actives/,
    );
  });

  it('nothing about offline reading if PORTAL_OFFLINE=off', () => {
    const factsWith = (PORTAL_OFFLINE: string) =>
      legalFacts(readApiSettings({ PORTAL_OFFLINE }), [], legalSite());
    expect(said('cookies', {}, factsWith('on'))).toContain('pages-*');
    const page = said('cookies', {}, factsWith('off'));
    expect(page).not.toMatch(/sense connexió|pages-\*|Memòria cau/);
    expect(page).toContain('device');
  });

  it("nothing about offline reading without the reader's request", () => {
    const offline = STORED_ITEMS.filter(({ purpose, store }) => purpose === 'offline' || store === 'cache');
    expect(offline.map(({ store }) => store)).toContain('worker');
    expect(offline.filter(({ asked }) => !asked)).toEqual([]);
  });
});

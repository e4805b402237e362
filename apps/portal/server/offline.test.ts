import { describe, expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import { ORIGIN, SITE } from '../app/testing/site';
import type { OfflineSettings } from '../worker/messages';
import { islandsBy } from './islands';
import { offlineRoutes, offlineSettings } from './offline';
import type { RenderOptions } from './render';

const assets: RenderOptions['assets'] = {
  sites: (_, styles) => ({
    styles: ['/assets/all.css', ...styles.map((name) => `/assets/${name}.css`)],
    standIns: '',
    fontFaces: '',
    rareFontFaces: () => '',
    fonts: [],
  }),
  sheetsIn: () => [],
  loader: '/assets/loader.js',
  hydrate: 'hydrate.js',
  texts: { es: 'texts-es.js', ca: 'texts-ca.js', en: 'texts-en.js', 'ca-valencia': 'texts-ca-valencia.js' },
  words: { es: 'words-es.js', ca: 'words-ca.js', en: 'words-en.js', 'ca-valencia': 'words-ca-valencia.js' },
  live: 'live.js',
  island: (file) => ({ src: `${file}.js`, needs: [], parts: [], needsAwakeStyles: false }),
};
registerIslands(islandsBy(assets.island));

const worker = { script: '/* worker */', version: 'first' };
const options: RenderOptions = { site: SITE, origin: ORIGIN, now: new Date('2026-03-18T18:30:00Z'), assets };
const ask = (path: string, files: Partial<RenderOptions['assets']> = { worker }) =>
  offlineRoutes(async () => ({ ...options, assets: { ...assets, ...files } })).request(`${ORIGIN}${path}`);

describe('the worker of a site', () => {
  it('is under its alias, has all the site’s pages in its scope, and is revalidated at each visit', async () => {
    const answer = await ask('/prova/offline.js');
    expect(answer.headers.get('service-worker-allowed')).toBe('/');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toMatch(/^self\.offline=\{"version":"first",.*\};\n\/\* worker \*\/$/s);
  });

  it('is not served for another site', async () => {
    for (const path of ['/far/offline.js', '/far/sw.js', '/far/offline.html', '/far/app.webmanifest'])
      expect((await ask(path)).status).toBe(404);
  });

  it.each([
    ['where the site has no worker', '/prova/offline.js', {}],
    // That of versions that installed one for every visitor.
    ['at the address of earlier versions', '/prova/sw.js', { worker }],
  ])('removes what an earlier one cached %s', async (_, address, files) => {
    const script = await (await ask(address, files)).text();
    expect(script).toContain('registration.unregister()');
    expect(script).toContain('caches.delete');
    expect(script).not.toContain('fetch');
  });
});

describe('settings of a worker', () => {
  const settings: OfflineSettings = offlineSettings(options, 'first');

  it('list the files of every page, the loader first', () => {
    expect(settings.shell).toEqual([
      '/assets/loader.js',
      '/assets/hydrate.js',
      '/assets/texts-ca.js',
      '/assets/words-ca.js',
      '/assets/OfflineReading.js',
      '/assets/all.css',
      '/assets/offline.css',
    ]);
  });

  it('leave API requests and the desk alone, and name the URLs that log out', () => {
    expect(settings.leaves).toEqual(['/api/', '/webapi/', '/dev/', '/redaccio/', '/.well-known/']);
    expect(settings.farewells).toContain('/logout');
    expect(settings.farewells).toContain('/api/front/user/logout');
  });

  it('have each template with its placeholders, and the site’s name as documents write it', () => {
    expect(settings.item).toMatch(
      /^<li[\s\S]*href="\{address\}"[\s\S]*\{title\}[\s\S]*\{time\}[\s\S]*<\/li>$/,
    );
    for (const sign of ['kept-saved', 'kept-opening'])
      expect(settings.item).toMatch(
        new RegExp(`<span[^>]* data-part="${sign}">(?:(?!<span)[\\s\\S])+</span>`),
      );
    expect(settings.gate).toMatch(/^<section[\s\S]*href="\{address\}"[\s\S]*<\/section>$/);
    expect(settings.list).toMatch(/^<ul[^>]*>\{items\}<\/ul>$/);
    expect(settings.copy).toMatch(/^<link rel="stylesheet" href="\/assets\/offline\.css">[\s\S]*\{time\}/);
    expect(settings.titleEnd).toBe(' | La Prova &amp; Cia');
  });
});

it('a site has a web app manifest; without an icon, with its initial', async () => {
  const answer = await ask('/prova/app.webmanifest');
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'La Prova & Cia',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.icons).toEqual([expect.objectContaining({ sizes: 'any', type: 'image/svg+xml' })]);
  const drawn = {
    icons: () => [{ src: '/assets/a.png', size: 192, purpose: 'any' as const }],
    shared: () => undefined,
    screenshots: () => [],
  };
  const other = await (await ask('/prova/app.webmanifest', { appImages: drawn })).json();
  expect(other.icons).toEqual([
    { src: '/assets/a.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  ]);
});

it('the page that replaces an unavailable one is self-contained, and cached only by the worker', async () => {
  const answer = await ask('/prova/offline.html');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const html = await answer.text();
  expect(html).toContain('data-part="nothing-kept"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

describe('the page where readers turn offline reading on', () => {
  it('says what is stored, how much at most and until when, and asks before it stores anything', async () => {
    const answer = await ask('/sense-connexio/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const html = await answer.text();
    expect(html).toContain('<portal-island name="offline-reading"');
    expect(html).toContain('data-worker="/prova/offline.js"');
    expect(html).toMatch(/Si no ho actives, no se’n desa cap[\s\S]*les 30 últimes[\s\S]*50\sMB/);
    expect(html).toContain('cal JavaScript');
  });

  it('says if the site does not offer it', async () => {
    const html = await (await ask('/sense-connexio/', {})).text();
    expect(html).toContain('no es pot llegir sense connexió');
    expect(html).not.toMatch(/offline-reading|data-worker/);
  });
});

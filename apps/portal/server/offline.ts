import path from 'node:path';
import { fill, ROUTES, type SiteFile, siteFilePath } from '@portal/model';
import { ACCOUNT_CALLS } from '@portal/model/readers';
import { Hono } from 'hono';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { staticAddress, themeOf } from '../app/document/Document';
import { choicePage, keptPieces, type OwnPage, unreachedPage } from '../app/offline-page';
import type { OfflineSettings } from '../worker/messages';
import { unkept } from './answers';
import { documentHeaders, SECURITY_HEADERS } from './headers';
import { contextOf, html, type RenderOptions, renderError } from './render';
import { webAppManifest } from './web-app';

/** Prefixes of URLs that the worker leaves alone. */
const foldersOf = (patterns: readonly string[]) => patterns.map((pattern) => pattern.replace(/\*$/, ''));

/**
 * Script that replaces a worker on a site without one: it removes its caches and unregisters itself. Versions
 * that cached pages for every visitor had another URL, which always serves this: those readers never asked
 * for a worker.
 */
const END_SCRIPT = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.delete(name))))
  .then(() => registration.unregister())));
`;

/** The HTML of a list and of its item, each with its placeholders. */
function listAndItem(element: ReactElement): { list: string; item: string } {
  const drawn = renderToStaticMarkup(element);
  const item = drawn.slice(drawn.indexOf('<li'), drawn.lastIndexOf('</ul>'));
  return { list: drawn.replace(item, '{items}'), item };
}

/** Settings of a site's worker. */
export function offlineSettings(options: RenderOptions, version: string): OfflineSettings {
  const { site, assets } = options;
  const { locale } = contextOf(options);
  const { kept } = locale.texts;
  const { copy, gate, list: pages } = keptPieces(locale);
  const { styles, fonts } = assets.sites(themeOf(site.theme), ['offline']);
  const { list, item } = listAndItem(pages);
  const sheet = styles.at(-1) ?? '';
  // Turning it off works offline as well.
  const { src, needs } = assets.island('OfflineReading');
  const beside = (file: string) => path.posix.join(path.posix.dirname(assets.loader), file);
  return {
    version,
    unreached: siteFilePath(site.alias, 'unreached'),
    choicePage: ROUTES.offline,
    shell: [
      assets.loader,
      ...[assets.hydrate, assets.texts[site.language], assets.words[site.language], src, ...needs].map(
        beside,
      ),
      ...(assets.awake ? [assets.awake] : []),
      ...styles,
      ...fonts,
    ],
    leaves: foldersOf([ROUTES.calls, ROUTES.webCalls, ROUTES.outbox, ROUTES.desk, ROUTES.wellKnown]),
    farewells: [ROUTES.logout, ACCOUNT_CALLS.logout, ACCOUNT_CALLS.delete],
    titleEnd: renderToStaticMarkup(` | ${site.name}`),
    language: locale.language,
    timeZone: site.timeZone,
    moments: { today: kept.today, onDay: kept.onDay, hour: locale.dates.atTime },
    front: { path: ROUTES.front, title: renderToStaticMarkup(fill(kept.front, { site: site.name })) },
    unsent: renderToStaticMarkup(kept.unsent),
    copy: `<link rel="stylesheet" href="${staticAddress(sheet, site.staticUrl)}">${renderToStaticMarkup(copy)}`,
    gate: renderToStaticMarkup(gate),
    list,
    item,
  };
}

/** The script of a site's service worker; if the site has none, the one that removes an earlier worker. */
function workerScript(options: RenderOptions): string {
  const { worker } = options.assets;
  if (!worker) return END_SCRIPT;
  return `self.offline=${JSON.stringify(offlineSettings(options, worker.version))};\n${worker.script}`;
}

const SCRIPT_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/javascript; charset=utf-8',
  // A browser revalidates it at every visit, so that a change or an end applies at once.
  'cache-control': 'no-cache',
  // The script is under the site's alias; the site's pages are at the root of its host.
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'self'",
};

const MANIFEST_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};

/**
 * Routes for offline reading: a site's worker and the page that it shows, its manifest, and the page of the
 * choice.
 * @param optionsOf render options of the request's site
 */
export function offlineRoutes(optionsOf: (request: Request) => Promise<RenderOptions>): Hono {
  const app = new Hono();
  /** A file of a site, under its own alias only. */
  const file = (name: SiteFile, answer: (options: RenderOptions, request: Request) => Response) =>
    app.get(siteFilePath(':alias', name), async ({ req }) => {
      const options = await optionsOf(req.raw);
      return req.param('alias') === options.site.alias
        ? answer(options, req.raw)
        : unkept(req.raw, renderError(404, req.path, options), true);
    });
  const document = (page: OwnPage, options: RenderOptions, request: Request) => {
    const body = html({ ...page, contentId: null, hasOwnStyles: true }, options);
    return unkept(request, { status: 200, headers: documentHeaders(options.site), body }, false);
  };
  file('worker', (options) => new Response(workerScript(options), { headers: SCRIPT_HEADERS }));
  file('formerWorker', () => new Response(END_SCRIPT, { headers: SCRIPT_HEADERS }));
  file(
    'manifest',
    ({ site, assets }) =>
      new Response(JSON.stringify(webAppManifest(site, assets)), { headers: MANIFEST_HEADERS }),
  );
  file('unreached', (options, request) => document(unreachedPage(contextOf(options)), options, request));
  app.get(ROUTES.offline, async ({ req }) => {
    const options = await optionsOf(req.raw);
    return document(choicePage(contextOf(options), options.assets.worker !== undefined), options, req.raw);
  });
  return app;
}

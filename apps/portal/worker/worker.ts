import { VIEW_CALL } from '@portal/model';
import { pathOf } from './addresses';
import { begin, endAll, hasEnded, opened } from './caches';
import { KEPT_CACHES, Keeping } from './keeping';
import type { FromWorker, OfflineSettings, ToWorker } from './messages';
import { copyOf, listOf, offlinePageOf, unsentPageOf } from './shown';

declare const self: ServiceWorkerGlobalScope & { offline: OfflineSettings };

/** Milliseconds that a page may take before its kept copy is shown. */
const PATIENCE_MS = 3000;
/** Milliseconds after which the worker's own pages are fetched again. */
const SHELL_AGE_MS = 86_400_000;

const settings = self.offline;
const SHELL = `shell-${settings.version}`;
const log = (cause: unknown) => console.warn('Nothing is kept for reading offline', cause);
const keeping = new Keeping(settings, log);

/** Pages that the worker serves itself. They contain the site's menu, so they are fetched past the browser's cache. */
const shellPages = () =>
  [settings.unreached, settings.choicePage].map(
    (path) => new Request(path, { cache: 'no-cache', credentials: 'omit' }),
  );

async function install(): Promise<void> {
  const shell = await opened(SHELL);
  await shell.addAll([...shellPages(), ...settings.shell]);
  // A version that waited for the last page of the one before would wait for days.
  await self.skipWaiting();
}

/** Keeps a page that came from the network before this version could see it come. */
async function keepOpenPage(url: string): Promise<void> {
  if (isLeft(new URL(url).pathname)) return;
  await keeping.take(pathOf(url), fetch(url, { credentials: 'omit' }), { isOpen: true });
}

async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) await keepOpenPage(url).catch(log);
}

/** The latest pages that came by this worker, by their clients' ids. */
const seen: string[] = [];
const MOST_SEEN = 50;

/**
 * Keeps a page that tells of itself, where it did not come by this worker: its request had set out before, and it was not
 * open yet as those were kept that were.
 */
async function keepUnseen(source: ExtendableMessageEvent['source']): Promise<void> {
  if (source instanceof WindowClient && !seen.includes(source.id)) await keepOpenPage(source.url);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== SHELL && !KEPT_CACHES.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

const isLeft = (path: string) => settings.leaves.some((start) => path.startsWith(start));
const isFarewell = (path: string) =>
  settings.farewells.some((farewell) => path.replace(/\/$/, '') === farewell.replace(/\/$/, ''));

const asDocument = (html: string, { headers: given }: Response, status: number) => {
  const headers = new Headers(given);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { status, headers });
};

/** HTML of the pages that can be read. */
const readable = async () => listOf(await keeping.pages(), settings, Date.now());

/** The page of the choice as it was when it could last be had: it fills itself. */
async function choicePage(): Promise<Response> {
  const page = await (await opened(SHELL)).match(settings.choicePage, { ignoreVary: true });
  return page ?? offlinePage(503);
}

/** The site's page for a browser without a connection, with all that can be read. */
async function offlinePage(status: number): Promise<Response> {
  const shell = await opened(SHELL);
  const page = await shell.match(settings.unreached, { ignoreVary: true });
  if (!page) return Response.error();
  const html = offlinePageOf(await page.text(), await readable());
  return asDocument(html, page, status);
}

/** A page of this site has sent it: all of them say at least their origin. */
const isOwn = ({ referrer }: Request) => referrer.startsWith(`${self.location.origin}/`);

/**
 * A form that is sent: the network's answer, and where there is none, that it did not arrive, and a way to send it again. Another site's
 * form has none: sent from here it would count as the reader's own.
 */
async function send(request: Request): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    const page = await offlinePage(503);
    if (page.type === 'error' || !isOwn(request)) return page;
    const fields = new URLSearchParams(await copy.text());
    return asDocument(unsentPageOf(await page.text(), pathOf(request.url), fields, settings), page, 503);
  }
}

async function freshShell(): Promise<void> {
  const shell = await opened(SHELL);
  const page = await shell.match(settings.unreached, { ignoreVary: true });
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  // A clock that was ahead is no reason to wait for it.
  if (!(age >= 0 && age < SHELL_AGE_MS)) await shell.addAll(shellPages());
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/**
 * What the network says of a navigation. A browser has asked already, while the worker began: whatever is left to it is asked again,
 * and a link that counts once is spent.
 */
const asked = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request);

/** A page from the network; what was kept of it where that fails or takes too long; else the offline page. */
async function navigate(event: FetchEvent): Promise<Response> {
  seen.push(event.resultingClientId);
  if (seen.length > MOST_SEEN) seen.shift();
  const path = pathOf(event.request.url);
  if (new URL(event.request.url).pathname === settings.choicePage) return asked(event).catch(choicePage);
  const known = keeping.pageAt(path);
  const answered = asked(event);
  const taken = keeping.take(path, answered).then((isKept) => (isKept ? freshShell() : undefined));
  // Where the network fails there is nothing to keep, and nothing to tell.
  event.waitUntil(taken.catch((cause) => answered.then(() => log(cause)).catch(() => undefined)));
  const kept = await known.catch(() => undefined);
  if (!kept) return answered.catch(() => offlinePage(503));
  const inTime = await Promise.race([answered.catch(() => null), later(PATIENCE_MS)]);
  // A server that fails, or has nobody behind it, is no answer either.
  if (inTime && inTime.status < 500) return inTime;
  const about = (await keeping.pages()).find((page) => page.path === path);
  const html = copyOf(await kept.text(), { at: about?.at ?? Date.now(), path }, settings, Date.now());
  return asDocument(html, kept, 200);
}

/** Whether a file is asked for by a page that the worker leaves alone: a preview has pictures that nobody else may see yet. */
async function isOfLeftPage({ clientId }: FetchEvent): Promise<boolean> {
  const page = await self.clients.get(clientId);
  return page !== undefined && isLeft(new URL(page.url).pathname);
}

/** A page that was open as its reader turned all off may still have a restarted worker, which does not know that it has ended. */
async function keepFile(event: FetchEvent, path: string, answer: Response): Promise<void> {
  if ((await caches.has(SHELL)) && !(await isOfLeftPage(event))) await keeping.files.keep(path, answer);
}

/** A file whose bytes never change under its name: from what is kept, else from the network, and kept. */
async function file(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const known = await keeping.files.at(path).catch(() => undefined);
  if (known) return known;
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepFile(event, path, answer.clone()).catch(log));
    return answer;
  } catch (cause) {
    const other = await keeping.files.likenessOf(path).catch(() => undefined);
    if (other) return other;
    throw cause;
  }
}

/** A page that a reader may be about to open: it is the network's alone, and is kept once it is open and tells of itself. */
const isAhead = ({ headers }: Request) => headers.get('sec-purpose')?.startsWith('prefetch') ?? false;

/** A form without files: of one with them, which may be large, no worker is in the way. */
const isForm = ({ method, headers }: Request) =>
  method === 'POST' && headers.get('content-type') === 'application/x-www-form-urlencoded';

const KEPT_DESTINATIONS: readonly string[] = ['image', 'script', 'style', 'font'];

/** As browsers with static routes have it (W3C, Service Workers, `InstallEvent`). */
type RoutingEvent = ExtendableEvent & {
  addRoutes?: (rule: { condition: { urlPattern: { pathname: string } }; source: 'network' }) => Promise<void>;
};

self.addEventListener('install', (event: RoutingEvent) => {
  event.waitUntil(install());
  // What a page tells as it is closed is lost where a worker is asked first: its page is gone before there is an answer.
  const rule = { condition: { urlPattern: { pathname: VIEW_CALL } }, source: 'network' } as const;
  event.waitUntil(Promise.resolve(event.addRoutes?.(rule)).catch(log));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(activate().then(() => keepOpenPages().catch(log)));
});

self.addEventListener('fetch', (event) => {
  if (hasEnded()) return;
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const isRead = request.method === 'GET';
  // Only the site's own log-out form forgets what is kept: any link can open its page, and another site can have a form.
  if (!isRead && isFarewell(pathname) && isOwn(request)) event.waitUntil(keeping.forget().catch(log));
  if (request.mode === 'navigate' && isForm(request) && !isLeft(pathname))
    return event.respondWith(send(request));
  const isOthers = request.headers.has('range') || isLeft(pathname) || isAhead(request);
  if (isRead && isOthers && request.mode === 'navigate') return event.respondWith(asked(event));
  if (!isRead || isOthers) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (KEPT_DESTINATIONS.includes(request.destination) && /^\/(?:assets|media)\//.test(pathname))
    event.respondWith(file(event));
});

const savedPaths = async () => {
  const saved = (await keeping.pages()).filter(({ isSaved }) => isSaved);
  return {
    saved: saved.map(({ path }) => path),
    openings: saved.flatMap(({ path, isOpening }) => (isOpening ? [path] : [])),
  };
};

/** Pages that are being kept: who asks which are here hears of these too. */
let underway: Promise<unknown> = Promise.resolve();

async function keepAll(paths: readonly string[], each: () => Promise<void>): Promise<void> {
  for (const path of paths) {
    await keeping.save(path).catch(log);
    await each();
  }
}

/** From now on pages are kept: first the front, where every visit without a connection begins. */
async function turnOn(reader: string | null): Promise<void> {
  begin();
  // A browser may hand back a worker that has ended, as it was, while a page of its time is open.
  if (!(await caches.has(SHELL))) await install();
  await keeping.meet(reader);
  const { path } = settings.front;
  await keeping.take(path, fetch(path, { credentials: 'omit' })).catch(log);
}

async function hear(
  told: ToWorker,
  source: ExtendableMessageEvent['source'],
  answer: (words: FromWorker) => void,
): Promise<void> {
  const say = async (isDone: boolean) =>
    answer({ ...(await savedPaths()), list: isDone ? await readable() : '', isDone });
  if (told.about === 'begin') await turnOn(told.reader);
  if (told.about === 'end') {
    await keeping.forget();
    await endAll();
    await self.registration.unregister();
  }
  // Once turned off, the worker answers that nothing is saved without a look: opening a cache would create it again.
  if (hasEnded()) return answer({ saved: [], list: '', isDone: true });
  if (told.about === 'reader') {
    await keeping.meet(told.reader);
    return keepUnseen(source);
  }
  if (told.about === 'clear') await keeping.forget();
  if (told.about === 'drop') for (const path of told.paths) await keeping.drop(path);
  if (told.about === 'keep') {
    underway = Promise.allSettled([underway, keepAll(told.paths, () => say(false))]);
    await underway;
  }
  if (told.about === 'saved') {
    await say(false);
    await underway;
  }
  await say(true);
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const [port] = event.ports;
  const told: ToWorker = event.data;
  const answer = (words: FromWorker) => port?.postMessage(words);
  const heard = hear(told, event.source, answer).catch((cause) => {
    log(cause);
    // Who waits for an answer has one.
    answer({ saved: [], isDone: true });
  });
  event.waitUntil(heard);
});

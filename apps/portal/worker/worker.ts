import { VIEW_CALL } from '@portal/model';
import { pathOf } from './addresses';
import { begin, endAll, hasEnded, opened } from './caches';
import { KEPT_CACHES, Keeping } from './keeping';
import type { FromWorker, OfflineSettings, ToWorker } from './messages';
import { copyOf, listOf, offlinePageOf, unsentPageOf } from './shown';

declare const self: ServiceWorkerGlobalScope & { offline: OfflineSettings };

/** Milliseconds that a page may take before its stored copy is shown. */
const PATIENCE_MS = 3000;
/** Milliseconds after which the worker's own pages are fetched again. */
const SHELL_AGE_MS = 86_400_000;

const settings = self.offline;
const SHELL = `shell-${settings.version}`;
const log = (cause: unknown) => console.warn('Nothing is kept for reading offline', cause);
const keeping = new Keeping(settings, log);

/**
 * Pages that the worker serves itself. They contain the site's menu, so they are fetched past the browser's
 * cache.
 */
const shellPages = () =>
  [settings.unreached, settings.choicePage].map(
    (path) => new Request(path, { cache: 'no-cache', credentials: 'omit' }),
  );

async function install(): Promise<void> {
  const shell = await opened(SHELL);
  await shell.addAll([...shellPages(), ...settings.shell]);
  // Waiting for the last page of the earlier version to close could take days.
  await self.skipWaiting();
}

/** Stores a page that loaded before this worker was in control. */
async function keepOpenPage(url: string): Promise<void> {
  if (isLeft(new URL(url).pathname)) return;
  await keeping.take(pathOf(url), fetch(url, { credentials: 'omit' }), { isOpen: true });
}

async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) await keepOpenPage(url).catch(log);
}

/** Client ids of the latest pages that this worker served. */
const seen: string[] = [];
const MOST_SEEN = 50;

/**
 * Stores a page that reports itself, unless this worker served it: its request was sent earlier, and it was
 * not open yet when open pages were stored.
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

/** The page of the choice, as last fetched: its script fills it in. */
async function choicePage(): Promise<Response> {
  const page = await (await opened(SHELL)).match(settings.choicePage, { ignoreVary: true });
  return page ?? offlinePage(503);
}

/** The site's offline page, with all that can be read. */
async function offlinePage(status: number): Promise<Response> {
  const shell = await opened(SHELL);
  const page = await shell.match(settings.unreached, { ignoreVary: true });
  if (!page) return Response.error();
  const html = offlinePageOf(await page.text(), await readable());
  return asDocument(html, page, status);
}

/** Whether a page of this site sent it: all of them send at least their origin as referrer. */
const isOwn = ({ referrer }: Request) => referrer.startsWith(`${self.location.origin}/`);

/**
 * Sends a form. Offline, the page says that it was not sent, with a button to send it again. Another site's
 * form gets no button: sent from here, it would count as the reader's own.
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
  // A clock that was ahead must not delay it.
  if (!(age >= 0 && age < SHELL_AGE_MS)) await shell.addAll(shellPages());
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/**
 * The network's response to a navigation. The browser has requested it already while the worker started
 * (navigation preload): a second request would use up a single-use link.
 */
async function asked(event: FetchEvent): Promise<Response> {
  const ahead: Response | undefined = await event.preloadResponse;
  // Firefox resolves a failed preload to an error response, which other browsers reject.
  if (ahead?.type === 'error') throw new TypeError('The navigation preload failed.');
  return ahead ?? fetch(event.request);
}

/** A page from the network; its stored copy if that fails or takes too long; otherwise the offline page. */
async function navigate(event: FetchEvent): Promise<Response> {
  seen.push(event.resultingClientId);
  if (seen.length > MOST_SEEN) seen.shift();
  const path = pathOf(event.request.url);
  if (new URL(event.request.url).pathname === settings.choicePage) return asked(event).catch(choicePage);
  const known = keeping.pageAt(path);
  const answered = asked(event);
  const taken = keeping.take(path, answered).then((isKept) => (isKept ? freshShell() : undefined));
  // If the network fails there is nothing to store or to log.
  event.waitUntil(taken.catch((cause) => answered.then(() => log(cause)).catch(() => undefined)));
  const kept = await known.catch(() => undefined);
  if (!kept) return answered.catch(() => offlinePage(503));
  const inTime = await Promise.race([answered.catch(() => null), later(PATIENCE_MS)]);
  // A server error counts as a failure, too.
  if (inTime && inTime.status < 500) return inTime;
  const about = (await keeping.pages()).find((page) => page.path === path);
  const html = copyOf(await kept.text(), { at: about?.at ?? Date.now(), path }, settings, Date.now());
  return asDocument(html, kept, 200);
}

/**
 * Whether a file is requested by a page that the worker leaves alone: a preview has pictures that are not
 * public yet.
 */
async function isOfLeftPage({ clientId }: FetchEvent): Promise<boolean> {
  const page = await self.clients.get(clientId);
  return page !== undefined && isLeft(new URL(page.url).pathname);
}

/**
 * A page that was open when its reader turned all off may restart the worker, which does not know that it
 * has ended.
 */
async function keepFile(event: FetchEvent, path: string, answer: Response): Promise<void> {
  if ((await caches.has(SHELL)) && !(await isOfLeftPage(event))) await keeping.files.keep(path, answer);
}

/** An immutable file: from the cache, otherwise from the network, and stored. */
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

/** A prefetched page is left to the network, and stored once it is open and reports itself. */
const isAhead = ({ headers }: Request) => headers.get('sec-purpose')?.startsWith('prefetch') ?? false;

/** A form without files; forms with files, which may be large, bypass the worker. */
const isForm = ({ method, headers }: Request) =>
  method === 'POST' && headers.get('content-type') === 'application/x-www-form-urlencoded';

const KEPT_DESTINATIONS: readonly string[] = ['image', 'script', 'style', 'font'];

/** Event in browsers with static routes (W3C, Service Workers, `InstallEvent`). */
type RoutingEvent = ExtendableEvent & {
  addRoutes?: (rule: { condition: { urlPattern: { pathname: string } }; source: 'network' }) => Promise<void>;
};

self.addEventListener('install', (event: RoutingEvent) => {
  event.waitUntil(install());
  // A report that a page sends as it closes would be lost in the worker: the page is gone before the worker
  // answers.
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
  // Only the site's own log-out form deletes what is stored: any link can open its page, and another site can
  // have a form.
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

/** Pages that are being stored: requests for the saved pages wait for these too. */
let underway: Promise<unknown> = Promise.resolve();

async function keepAll(paths: readonly string[], each: () => Promise<void>): Promise<void> {
  for (const path of paths) {
    await keeping.save(path).catch(log);
    await each();
  }
}

/** Stores pages from now on, the front page first, where every offline visit begins. */
async function turnOn(reader: string | null): Promise<void> {
  begin();
  // A browser may return a worker that has ended, unchanged, while an old page is open.
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
  // Once turned off, the worker answers without opening a cache, which would create it again.
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
    // Every request gets a response.
    answer({ saved: [], isDone: true });
  });
  event.waitUntil(heard);
});

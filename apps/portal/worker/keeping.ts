import type { OfflineSettings } from './messages';
import {
  assetsIn,
  KEPT_HEADER,
  type Kept,
  keptHeader,
  keptOf,
  likenesses,
  picturesIn,
  renditionsIn,
  titleOf,
} from './pages';

/** Pages that were read, and pages that a reader has saved, which are kept at most. */
const MOST_READ = 30;
const MOST_SAVED = 60;
/** Bytes of a document, and of a file; larger ones are not kept. */
const LARGEST_PAGE = 2_000_000;
const LARGEST_FILE = 3_000_000;
/** All files together, and how many. */
const MOST_FILE_BYTES = 50_000_000;
const MOST_FILES = 800;

/** Names of the caches: another number where their form changes, and the older ones are deleted. */
const PAGES = 'pages-1';
const FILES = 'files-1';
const READER = 'reader-1';
export const KEPT_CACHES: readonly string[] = [PAGES, FILES, READER];

/** Pages and files that are kept in a browser. Only what everybody sees is ever given to it. */
export type Keeping = ReturnType<typeof createKeeping>;

/** A page that is the same for everybody, as its server says. */
export const isPublicPage = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  /^text\/html/.test(headers.get('content-type') ?? '') &&
  /(?:^|[\s,])public(?:[\s,]|$)/.test(headers.get('cache-control') ?? '');

/** @param log is told of what could not be kept: nobody else is (spec §8) */
export function createKeeping(settings: OfflineSettings, log: (cause: unknown) => void) {
  /** Rises as all is forgotten: what was on its way then is not kept. */
  let era = 0;

  const pageAt = async (path: string) => (await caches.open(PAGES)).match(path, { ignoreVary: true });

  const pages = async (): Promise<(Kept & { path: string })[]> => {
    const cache = await caches.open(PAGES);
    const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
    return requests.flatMap(({ url }, at) => {
      const kept = answers[at] && keptOf(answers[at].headers);
      const { pathname, search } = new URL(url);
      return kept ? [{ ...kept, path: pathname + search }] : [];
    });
  };

  /** The file at a path, or the same picture in another size. */
  const fileAt = async (path: string): Promise<Response | undefined> => {
    const cache = await caches.open(FILES);
    const found = await caches.match(path, { ignoreVary: true });
    return found ?? cache.match(path);
  };
  const likenessOf = async (path: string): Promise<Response | undefined> => {
    const cache = await caches.open(FILES);
    const known = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    for (const folder of likenesses(path)) {
      const other = known.find((name) => name.startsWith(folder));
      if (other) return cache.match(other);
    }
    return undefined;
  };

  const keepFile = async (path: string, answer: Response): Promise<void> => {
    if (answer.status !== 200 || answer.type !== 'basic') return;
    const began = era;
    const type = answer.headers.get('content-type') ?? '';
    const body = await answer.blob();
    if (body.size > LARGEST_FILE || began !== era) return;
    const headers = { 'content-type': type, [KEPT_HEADER]: String(body.size) };
    await (await caches.open(FILES)).put(path, new Response(body, { headers }));
  };

  /** Gets the files of a page that are not here: from the browser's own cache, or for a saved page from anywhere. */
  const gather = async (paths: readonly string[], isSaved: boolean): Promise<void> => {
    for (const path of paths) {
      if (await fileAt(path)) continue;
      const request = new Request(path, {
        ...(isSaved ? {} : { cache: 'only-if-cached', mode: 'same-origin' }),
        credentials: 'omit',
      });
      await fetch(request).then(
        (answer) => keepFile(path, answer),
        (cause) => (isSaved ? log(cause) : undefined),
      );
    }
  };

  const trimPages = async (): Promise<void> => {
    const cache = await caches.open(PAGES);
    const byAge = (await pages()).toSorted((one, other) => other.at - one.at);
    const late = [
      ...byAge.filter(({ isSaved }) => !isSaved).slice(MOST_READ),
      ...byAge.filter(({ isSaved }) => isSaved).slice(MOST_SAVED),
    ];
    await Promise.all(late.map(({ path }) => cache.delete(path, { ignoreVary: true })));
  };

  /** The oldest files go first; those of saved pages after all others. */
  const trimFiles = async (): Promise<void> => {
    const cache = await caches.open(FILES);
    const [requests, answers, kept] = await Promise.all([cache.keys(), cache.matchAll(), pages()]);
    const wanted = new Set(kept.flatMap(({ files }) => files));
    const files = requests
      .map(({ url }, at) => ({
        path: new URL(url).pathname,
        bytes: Number(answers[at]?.headers.get(KEPT_HEADER) ?? 0),
      }))
      .toSorted((one, other) => Number(wanted.has(one.path)) - Number(wanted.has(other.path)));
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    let count = files.length;
    for (const file of files) {
      if (bytes <= MOST_FILE_BYTES && count <= MOST_FILES) return;
      await cache.delete(file.path);
      bytes -= file.bytes;
      count -= 1;
    }
  };

  /**
   * Keeps a page with its files.
   * @param isSaved until it is dropped; else as it was kept before
   * @param isOpen it came before its pictures could be kept as they come
   */
  const keep = async (
    path: string,
    answer: Response,
    { isSaved, isOpen = false }: { isSaved?: boolean; isOpen?: boolean } = {},
  ): Promise<void> => {
    const began = era;
    const html = await answer.text();
    const bytes = new Blob([html]).size;
    if (bytes > LARGEST_PAGE) return;
    const known = await pageAt(path);
    const stays = isSaved ?? (known ? keptOf(known.headers)?.isSaved : false) ?? false;
    const files = [...assetsIn(html, settings.shell[0] ?? '/'), ...picturesIn(html)];
    const title = titleOf(html, settings.titleEnd);
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    const kept = { title, at: Date.now(), isSaved: stays, bytes, files: stays ? files : [] };
    headers.set(KEPT_HEADER, keptHeader(kept));
    if (began !== era) return;
    await (await caches.open(PAGES)).put(path, new Response(html, { headers }));
    await gather(files, stays);
    if (isOpen) await gather(renditionsIn(html), false);
    await trimPages();
    await trimFiles();
  };

  const forget = async (): Promise<void> => {
    era += 1;
    await Promise.all(KEPT_CACHES.map((name) => caches.delete(name)));
  };

  return {
    pageAt,
    pages,
    fileAt,
    likenessOf,
    keepFile,
    keep,
    forget,

    /** Keeps a page that a reader has saved. It is asked for without their session, so nothing of theirs can be in it. */
    save: async (path: string): Promise<void> => {
      const answer = await fetch(path, { credentials: 'omit' });
      if (isPublicPage(answer)) await keep(path, answer, { isSaved: true });
    },

    /** A page that is saved no more is one that was read. */
    drop: async (path: string): Promise<void> => {
      const answer = await pageAt(path);
      const kept = answer && keptOf(answer.headers);
      if (!answer || !kept?.isSaved) return;
      const headers = new Headers(answer.headers);
      headers.set(KEPT_HEADER, keptHeader({ ...kept, isSaved: false, files: [] }));
      await (await caches.open(PAGES)).put(path, new Response(answer.body, { headers }));
      await trimPages();
    },

    /** Another reader than before, or none: what was kept was the earlier one's. */
    meet: async (reader: string | null): Promise<void> => {
      const cache = await caches.open(READER);
      const known = await (await cache.match('reader'))?.text();
      if (known !== undefined && known !== reader) await forget();
      if (reader !== null) await (await caches.open(READER)).put('reader', new Response(reader));
    },
  };
}

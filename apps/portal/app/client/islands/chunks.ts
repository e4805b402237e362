import {
  type ChunkFailure,
  ChunkLoadError,
  type ChunkState,
  type CssChunkLoadError,
  PUBLIC_PATH_ERROR,
} from '@portal/model';
import { track } from '../analytics/data-layer';

/**
 * Milliseconds after which a file counts as failed (spec §9): `CHUNK_LOAD_TIMEOUT_MS`, repeated here since
 * every page loads this.
 */
const CHUNK_TIMEOUT_MS = 120_000;
/** Milliseconds before the single retry. */
const RETRY_AFTER_MS = 1000;

/** Base URL of scripts: that of the loader, which contains this module. */
const LOADER = publicPath(import.meta.url);

type Chunk = { state: ChunkState; loading: Promise<unknown> };

/** A script or a style sheet that did not load, and why. */
type LoadFailure = (ChunkLoadError | CssChunkLoadError) & {
  type: ChunkFailure;
  /**
   * Whether the file itself exists: one of its imports failed, which browsers remember while the page is
   * open.
   */
  isThere: boolean;
};

/** State of each requested chunk (spec §4), by its URL. */
const chunks = new Map<string, Chunk>();
const failures: LoadFailure[] = [];
let hear: ((failure: LoadFailure) => void) | undefined;
let tries = 0;

/** Listens to failed chunks, earlier ones included. */
export function onChunkFailure(listener: (failure: LoadFailure) => void): void {
  hear = listener;
  for (const failure of failures) listener(failure);
}

class LateChunk extends Error {}

function inTime<M>(loading: Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateChunk()), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Why a file failed: it no longer exists, as after a new version of the site, or the network failed. */
async function reasonOf(failure: unknown, request: string): Promise<Pick<LoadFailure, 'type' | 'isThere'>> {
  if (failure instanceof LateChunk) return { type: 'timeout', isThere: false };
  const answer = await fetch(request, { method: 'HEAD' }).catch(() => null);
  return { type: answer && !answer.ok ? 'missing' : 'error', isThere: answer?.ok === true };
}

type ChunkRequest<M> = {
  /** URL of the file. */
  request: string;
  load: () => Promise<M>;
  /** Loads the same from another URL. */
  again: (request: string) => Promise<M>;
  /** The error of this kind of file. */
  failureOf: (id: string) => ChunkLoadError | CssChunkLoadError;
};

async function twice<M>({ request, load, again }: ChunkRequest<M>): Promise<M> {
  try {
    return await inTime(load());
  } catch (failure) {
    // A reader who has waited for two minutes gets the error, and decides.
    if (failure instanceof LateChunk) throw failure;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    // A browser may remember the failure of the original URL.
    tries += 1;
    return inTime(again(`${request}?again=${tries}`));
  }
}

/**
 * Loads a file once per page, with one retry; after a failure, the next call starts over.
 * @throws LoadFailure, which is also reported to analytics and to the listener (spec §7, §8)
 */
export function loadOnce<M>(file: ChunkRequest<M>): Promise<M> {
  const { request, failureOf } = file;
  const [, id = request] = /([^/]+?)(?:-[\w-]{8})?\.\w+$/.exec(request) ?? [];
  const known = chunks.get(request);
  // A chunk is one file, and so has one type.
  if (known && known.state !== 'failed') return known.loading as Promise<M>;
  const loading = twice(file).then(
    (loaded) => {
      chunk.state = 'loaded';
      return loaded;
    },
    async (cause) => {
      chunk.state = 'failed';
      const failure = Object.assign(failureOf(id), await reasonOf(cause, request), { cause });
      failures.push(failure);
      hear?.(failure);
      track({ event: 'chunk_failed', chunk: id, type: failure.type, request });
      throw failure;
    },
  );
  const chunk: Chunk = { state: 'loading', loading };
  chunks.set(request, chunk);
  return loading;
}

/** Scripts whose URLs are in the document, in addition to those of its islands. */
type PageScript =
  | 'hydrate'
  | 'texts'
  | 'words'
  | 'liveScript'
  | 'measuring'
  | 'consent'
  | 'consentNotice'
  | 'consentChoices'
  | 'header'
  | 'consentPlatform'
  | 'tools'
  | 'player'
  | 'begunScript'
  | 'ads';

/**
 * Loads a page's script by its URL in the document.
 * @throws ChunkLoadError
 */
export const loadPageScript = <M>(script: PageScript): Promise<M> =>
  loadChunk(document.documentElement.dataset[script] ?? '');

/** URLs that are preloaded already. */
const ahead = new Set<string>();

/**
 * Preloads scripts before anything imports them, all in parallel.
 * @param list their URLs, relative to the loader's, separated by spaces; null for none
 */
export function fetchAhead(list: string | null): void {
  for (const src of list?.split(' ') ?? []) {
    if (ahead.has(src)) continue;
    ahead.add(src);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(src, LOADER).href;
    document.head.append(link);
  }
}

/**
 * Loads a script's chunk.
 * @param src its URL, relative to the loader's
 * @throws ChunkLoadError
 */
export function loadChunk<M>(src: string): Promise<M> {
  const request = new URL(src, LOADER).href;
  const load = (url: string): Promise<M> => import(/* @vite-ignore */ url);
  return loadOnce({
    request,
    load: () => load(request),
    again: load,
    failureOf: (id) => new ChunkLoadError(id, 'error', request),
  });
}

/**
 * Base URL of scripts, from the URL of the importing one.
 * @throws if the browser does not provide it (spec §8)
 */
export function publicPath(url: string | undefined): string {
  if (!url) throw new Error(PUBLIC_PATH_ERROR);
  return url;
}

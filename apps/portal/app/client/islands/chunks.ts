import { type ChunkFailure, ChunkLoadError, type ChunkState, type CssChunkLoadError } from '@portal/model';
import { track } from '../analytics/data-layer';
import { publicPath } from './public-path';

/** Milliseconds after which a file that does not come counts as failed (spec §9): `CHUNK_LOAD_TIMEOUT_MS`, written out as every page loads this. */
const CHUNK_TIMEOUT_MS = 120_000;
/** A connection that stumbled has this long before the one other try. */
const RETRY_AFTER_MS = 1000;

/** Where scripts are: beside the loader, whose file this is part of. */
const LOADER = publicPath(import.meta.url);

type Chunk = { state: ChunkState; loading: Promise<unknown> };

/** A script or a style sheet that did not load, and why. */
export type LoadFailure = (ChunkLoadError | CssChunkLoadError) & {
  type: ChunkFailure;
  /** The file itself is there: what it needs did not come before, and browsers remember that as long as the page is open. */
  isThere: boolean;
};

/** State of each requested chunk (spec §4), by its file's name without its hash. */
const chunks = new Map<string, Chunk>();
const failures: LoadFailure[] = [];
let hear: ((failure: LoadFailure) => void) | undefined;
let tries = 0;

/** Tells of every chunk that failed, those of before included. */
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

/** Whether the file is not there any more, as after a new version of the site, or something came between. */
async function reasonOf(failure: unknown, request: string): Promise<Pick<LoadFailure, 'type' | 'isThere'>> {
  if (failure instanceof LateChunk) return { type: 'timeout', isThere: false };
  const answer = await fetch(request, { method: 'HEAD' }).catch(() => null);
  return { type: answer && !answer.ok ? 'missing' : 'error', isThere: answer?.ok === true };
}

type ChunkRequest<M> = {
  /** Address of the file. */
  request: string;
  load: () => Promise<M>;
  /** Loads the same from another address. */
  again: (request: string) => Promise<M>;
  /** The error of this kind of file. */
  failureOf: (id: string) => ChunkLoadError | CssChunkLoadError;
};

async function twice<M>({ request, load, again }: ChunkRequest<M>): Promise<M> {
  try {
    return await inTime(load());
  } catch (failure) {
    // A reader who has waited for two minutes is told so, and decides.
    if (failure instanceof LateChunk) throw failure;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    // Under its own address a browser may remember that it failed.
    tries += 1;
    return inTime(again(`${request}?again=${tries}`));
  }
}

/**
 * Loads a file once a page, and tries once more where it fails; the next call begins anew.
 * @throws LoadFailure, which is also told to analytics and to the listener (spec §7, §8)
 */
export function loadOnce<M>(file: ChunkRequest<M>): Promise<M> {
  const { request, failureOf } = file;
  const [, id = request] = /([^/]+?)(?:-[\w-]{8})?\.\w+$/.exec(request) ?? [];
  const known = chunks.get(id);
  // A chunk is one file, and so of one type.
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
  chunks.set(id, chunk);
  return loading;
}

/** Names of the scripts that a document says the addresses of, beside those of its islands. */
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
  | 'ads';

/** Loads a script of every page, whose address the document has. @throws ChunkLoadError */
export const loadPageScript = <M>(script: PageScript): Promise<M> =>
  loadChunk(document.documentElement.dataset[script] ?? '');

/** Files that browsers were told of, by their addresses. */
const ahead = new Set<string>();

/**
 * Fetches scripts before anything imports them, all in one step.
 * @param list their addresses, relative to the loader's, apart by spaces; null for none
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
 * @param src its address, relative to the loader's
 * @throws ChunkLoadError
 */
export function loadChunk<M>(src: string): Promise<M> {
  const request = new URL(src, LOADER).href;
  const load = (address: string): Promise<M> => import(/* @vite-ignore */ address);
  return loadOnce({
    request,
    load: () => load(request),
    again: load,
    failureOf: (id) => new ChunkLoadError(id, 'error', request),
  });
}

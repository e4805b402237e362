import { type ChunkFailure, ChunkLoadError, type ChunkState } from '@portal/model';

/** Milliseconds after which a script that does not come counts as failed (spec §9). */
const CHUNK_TIMEOUT_MS = 120_000;
/** A connection that stumbled has this long before the one other try. */
const RETRY_AFTER_MS = 1000;

type Chunk = { state: ChunkState; module: Promise<unknown> };

/** What has become of each chunk that somebody asked for (spec §4), by its id. */
const chunks = new Map<string, Chunk>();
const failures: ChunkLoadError[] = [];
let hear: ((failure: ChunkLoadError) => void) | undefined;
let tries = 0;

/** Tells of every chunk that failed, those of before included. */
export function onChunkFailure(listener: (failure: ChunkLoadError) => void): void {
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
async function reasonOf(failure: unknown, request: string): Promise<ChunkFailure> {
  if (failure instanceof LateChunk) return 'timeout';
  const answer = await fetch(request, { method: 'HEAD' }).catch(() => null);
  return answer && !answer.ok ? 'missing' : 'error';
}

async function twice<M>(load: () => Promise<M>, request: string): Promise<M> {
  try {
    return await inTime(load());
  } catch (failure) {
    // Who has waited for two minutes is told so, and decides.
    if (failure instanceof LateChunk) throw failure;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    // Under its own address a browser may remember that it failed.
    tries += 1;
    const again: Promise<M> = import(/* @vite-ignore */ `${request}?again=${tries}`);
    return inTime(again);
  }
}

/**
 * Loads a chunk once a page, and tries once more where it fails; the next call begins anew.
 * @param load a bare `() => import('./file')`: the address for another try is read from it
 * @throws ChunkLoadError, which is also told to analytics and to the listener (spec §7, §8)
 */
export function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  const [, path] = /import\(\s*[`'"]([^`'"]+)/.exec(String(load)) ?? [];
  // Only a server's build writes imports in another way.
  if (!path) return load();
  const request = new URL(path, import.meta.url).href;
  const [, id = path] = /([^/]+?)(?:-[\w-]{8})?\.\w+$/.exec(path) ?? [];
  const known = chunks.get(id);
  // A chunk is one file, and so of one type.
  if (known && known.state !== 'failed') return known.module as Promise<M>;
  const module = twice(load, request).then(
    (loaded) => {
      chunk.state = 'loaded';
      return loaded;
    },
    async (cause) => {
      chunk.state = 'failed';
      const failure = Object.assign(new ChunkLoadError(id, await reasonOf(cause, request), request), {
        cause,
      });
      failures.push(failure);
      hear?.(failure);
      window.dataLayer?.push({ event: 'chunk_failed', chunk: id, type: failure.type, request });
      throw failure;
    },
  );
  const chunk: Chunk = { state: 'loading', module };
  chunks.set(id, chunk);
  return module;
}

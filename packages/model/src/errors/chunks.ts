/** States that script loading keeps for each chunk (spec §4). */
export const CHUNK_STATES = ['loading', 'loaded', 'failed'] as const;
/** State of a script chunk: loading, loaded or failed (spec §4). */
export type ChunkState = (typeof CHUNK_STATES)[number];

/** Reasons why a script chunk did not load (spec §8). */
export const CHUNK_FAILURES = ['timeout', 'missing', 'error'] as const;
/** Reason why a chunk failed to load: `timeout`, `missing` or `error` (spec §8). */
export type ChunkFailure = (typeof CHUNK_FAILURES)[number];

/** A script chunk that did not load (spec §8). `request` is its URL. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly chunkId: string,
    readonly type: ChunkFailure,
    readonly request: string,
  ) {
    super(`Loading chunk ${chunkId} failed`);
  }
}

/** Text of the error if the URL of the chunks is unknown at startup (spec §8). */
export const PUBLIC_PATH_ERROR = 'Automatic publicPath is not supported in this browser';

// A file of its own: browsers keep a class that extends another, and most pages need only ChunkLoadError.
/** `code` of the error of a style sheet that failed to load (spec §8). */
export const CSS_CHUNK_LOAD_FAILED = 'CSS_CHUNK_LOAD_FAILED';

/** A stylesheet that did not load (spec §8). `request` is its URL. */
export class CssChunkLoadError extends Error {
  readonly code = CSS_CHUNK_LOAD_FAILED;

  constructor(
    readonly chunkId: string,
    readonly request: string,
  ) {
    super(`Loading CSS chunk ${chunkId} failed`);
  }
}

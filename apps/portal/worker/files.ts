import { OFFLINE_LIMITS } from '@portal/model/readers';
import { opened } from './caches';
import { KEPT_HEADER, likenesses } from './pages';

/** Name of the cache: its number changes with its format, and older caches are deleted. */
export const FILES = 'files-1';

/** Pictures, scripts, styles and fonts, whose bytes never change under their names. */
export class KeptFiles {
  /** Incremented when all is forgotten: requests in progress are then not stored. */
  private era = 0;

  /** @param log called when a file could not be stored */
  constructor(private readonly log: (cause: unknown) => void) {}

  /** A file by its path, including those of this version's shell. */
  async at(path: string): Promise<Response | undefined> {
    return caches.match(path, { ignoreVary: true });
  }

  /** The same picture in another size. */
  async likenessOf(path: string): Promise<Response | undefined> {
    const cache = await opened(FILES);
    const known = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    for (const folder of likenesses(path)) {
      const other = known.find((name) => name.startsWith(folder));
      if (other) return cache.match(other);
    }
    return undefined;
  }

  async keep(path: string, answer: Response): Promise<void> {
    if (answer.status !== 200 || answer.type !== 'basic') return;
    const began = this.era;
    const type = answer.headers.get('content-type') ?? '';
    const body = await answer.blob();
    if (body.size > OFFLINE_LIMITS.fileBytes || began !== this.era) return;
    const headers = { 'content-type': type, [KEPT_HEADER]: String(body.size) };
    await (await opened(FILES)).put(path, new Response(body, { headers }));
    if (began !== this.era) await caches.delete(FILES);
  }

  /**
   * Fetches missing files.
   * @param isWorthALoad otherwise takes them only from the browser's cache
   */
  async gather(paths: readonly string[], isWorthALoad: boolean): Promise<void> {
    const began = this.era;
    for (const path of paths) {
      if (began !== this.era) return;
      if (await this.at(path)) continue;
      const request = new Request(path, {
        ...(isWorthALoad ? {} : { cache: 'only-if-cached', mode: 'same-origin' }),
        credentials: 'omit',
      });
      try {
        await this.keep(path, await fetch(request));
      } catch (cause) {
        if (isWorthALoad) this.log(cause);
      }
    }
  }

  /** Deletes the oldest files first, and `wanted` ones after all others. */
  async trim(wanted: ReadonlySet<string>): Promise<void> {
    const cache = await opened(FILES);
    const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
    const files = requests
      .map(({ url }, at) => ({
        path: new URL(url).pathname,
        bytes: Number(answers[at]?.headers.get(KEPT_HEADER) ?? 0),
      }))
      .toSorted((one, other) => Number(wanted.has(one.path)) - Number(wanted.has(other.path)));
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    let count = files.length;
    for (const file of files) {
      if (bytes <= OFFLINE_LIMITS.allFileBytes && count <= OFFLINE_LIMITS.files) return;
      await cache.delete(file.path);
      bytes -= file.bytes;
      count -= 1;
    }
  }

  async forget(): Promise<void> {
    this.era += 1;
    await caches.delete(FILES);
  }
}

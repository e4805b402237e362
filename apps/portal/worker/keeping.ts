import { OFFLINE_LIMITS } from '@portal/model/readers';
import { opened } from './caches';
import { FILES, KeptFiles } from './files';
import type { OfflineSettings } from './messages';
import {
  assetsIn,
  GATE,
  KEPT_HEADER,
  type Kept,
  keptHeader,
  keptOf,
  picturesIn,
  renditionsIn,
  titleOf,
} from './pages';

/** Names of the caches: their number changes with their format, and older ones are deleted. */
const PAGES = 'pages-1';
const READER = 'reader-1';
export const KEPT_CACHES: readonly string[] = [PAGES, FILES, READER];

/** Whether a page is the same for everybody, by its headers. */
export const isPublicPage = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  (headers.get('cache-control') ?? '').split(/[\s,]+/).includes('public');

/** The page is gone or withdrawn: a copy must not outlive it. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

type KeepOptions = {
  /** Whether it is stored until it is dropped; by default as before. */
  isSaved?: boolean;
  /** Whether it loaded before the worker could store its pictures. */
  isOpen?: boolean;
};

/** Pages stored in a browser, and their files. It only ever gets public ones. */
export class Keeping {
  readonly files: KeptFiles;
  /** Incremented when all is forgotten: requests in progress are then not stored. */
  private era = 0;
  /** Resolves when the last reported reader has been processed. */
  private met: Promise<void> = Promise.resolve();

  /** @param log called when something could not be stored: nobody else is notified (spec §8) */
  constructor(
    private readonly settings: OfflineSettings,
    log: (cause: unknown) => void,
  ) {
    this.files = new KeptFiles(log);
  }

  /**
   * A stored page; undefined for an empty one, or one in another format.
   * @param path with its query
   */
  async pageAt(path: string): Promise<Response | undefined> {
    const answer = await (await opened(PAGES)).match(path, { ignoreVary: true });
    return answer && keptOf(answer.headers)?.bytes ? answer : undefined;
  }

  async pages(): Promise<(Kept & { path: string })[]> {
    const cache = await opened(PAGES);
    const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
    return requests.flatMap(({ url }, at) => {
      const kept = answers[at] && keptOf(answers[at].headers);
      const { pathname, search } = new URL(url);
      return kept ? [{ ...kept, path: pathname + search }] : [];
    });
  }

  /**
   * Stores a response that is a public page, and deletes the copy of a page that is gone.
   * @param asked a response, or one in progress: it is not stored if all is forgotten before it arrives
   * @returns whether it is a public page
   * @throws errors of the request
   */
  async take(path: string, asked: Response | Promise<Response>, options?: KeepOptions): Promise<boolean> {
    const began = this.era;
    const answer = await asked;
    const isKept = isPublicPage(answer);
    if (isKept) await this.keep(path, answer.clone(), began, options);
    else if (isGone(answer)) await this.remove(path);
    return isKept;
  }

  /** Stores a page with its files. */
  private async keep(
    path: string,
    answer: Response,
    began: number,
    { isSaved, isOpen = false }: KeepOptions = {},
  ): Promise<void> {
    const html = await answer.text();
    const bytes = new Blob([html]).size;
    if (bytes > OFFLINE_LIMITS.pageBytes) return;
    const known = await this.pageAt(path);
    const stays = isSaved ?? (known && keptOf(known.headers)?.isSaved) ?? false;
    const files = [...assetsIn(html, this.settings.shell[0] ?? '/'), ...picturesIn(html)];
    const title = titleOf(html, this.settings.titleEnd);
    const kept = {
      title,
      at: Date.now(),
      isSaved: stays,
      isOpening: GATE.test(html),
      bytes,
      files: stays ? files : [],
    };
    // A saved page is stored after its files: if this is interrupted, it is offered again.
    if (stays) await this.files.gather(files, true);
    if (began !== this.era) return;
    await this.write(path, html, answer.headers, kept);
    if (began !== this.era) return void (await caches.delete(PAGES));
    if (!stays) await this.files.gather(files, false);
    if (isOpen) await this.files.gather(renditionsIn(html), false);
    await this.trim();
  }

  /**
   * Stores a page that a reader has saved. It is requested without their session, so it contains nothing of
   * theirs.
   */
  async save(path: string): Promise<void> {
    await this.take(path, fetch(path, { credentials: 'omit' }), { isSaved: true });
  }

  /** A page that is unsaved counts as read. */
  async drop(path: string): Promise<void> {
    const answer = await this.pageAt(path);
    const kept = answer && keptOf(answer.headers);
    if (!answer || !kept?.isSaved) return;
    await this.write(path, await answer.text(), answer.headers, { ...kept, isSaved: false, files: [] });
    await this.trim();
  }

  /**
   * Deletes everything if the reader is another than before, or has logged out. Concurrent reports are
   * processed in order.
   */
  meet(reader: string | null): Promise<void> {
    const met = this.met.then(() => this.recognise(reader));
    this.met = met.catch(() => undefined);
    return met;
  }

  private async recognise(reader: string | null): Promise<void> {
    const known = await (await caches.match('reader', { cacheName: READER }))?.text();
    if (known !== undefined && known !== reader) await this.forget();
    if (reader !== null) await (await opened(READER)).put('reader', new Response(reader));
  }

  async forget(): Promise<void> {
    this.era += 1;
    await Promise.all([caches.delete(PAGES), caches.delete(READER), this.files.forget()]);
  }

  private async write(path: string, html: string, given: Headers, kept: Kept): Promise<void> {
    const headers = new Headers(given);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    headers.set(KEPT_HEADER, keptHeader(kept));
    await (await opened(PAGES)).put(path, new Response(html, { headers }));
  }

  private async remove(path: string): Promise<void> {
    if (!(await this.pageAt(path))) return;
    await (await opened(PAGES)).delete(path, { ignoreVary: true });
    await this.trim();
  }

  private async trim(): Promise<void> {
    const cache = await opened(PAGES);
    const now = Date.now();
    // Pages from a clock that was ahead are deleted first: they would otherwise stay until then.
    const age = ({ at }: Kept) => (at > now ? Number.MAX_SAFE_INTEGER : now - at);
    const byAge = (await this.pages()).toSorted((one, other) => age(one) - age(other));
    const late = [
      ...byAge.filter(({ isSaved }) => !isSaved).slice(OFFLINE_LIMITS.pagesRead),
      ...byAge.filter(({ isSaved }) => isSaved).slice(OFFLINE_LIMITS.pagesSaved),
    ];
    await Promise.all(late.map(({ path }) => cache.delete(path, { ignoreVary: true })));
    await this.files.trim(new Set(byAge.flatMap(({ files }) => files)));
  }
}

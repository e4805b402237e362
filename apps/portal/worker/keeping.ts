import { OFFLINE_LIMITS } from '@portal/model';
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

/** Names of the caches: another number where their form changes, and the older ones are deleted. */
const PAGES = 'pages-1';
const READER = 'reader-1';
export const KEPT_CACHES: readonly string[] = [PAGES, FILES, READER];

/** A page that is the same for everybody, as its server says. */
export const isPublicPage = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  (headers.get('cache-control') ?? '').split(/[\s,]+/).includes('public');

/** There is no such page any more, or none that may be read: a copy would outlive what was withdrawn. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

type KeepOptions = {
  /** Until it is dropped; else as it was kept before. */
  isSaved?: boolean;
  /** It came before its pictures could be kept as they come. */
  isOpen?: boolean;
};

/** Pages that a browser keeps, and their files. Only what everybody sees is ever given to it. */
export class Keeping {
  readonly files: KeptFiles;
  /** Rises as all is forgotten: what was on its way then is not kept. */
  private era = 0;
  /** The last reader of whom a page told, once they are known. */
  private met: Promise<void> = Promise.resolve();

  /** @param log is told of what could not be kept: nobody else is (spec §8) */
  constructor(
    private readonly settings: OfflineSettings,
    log: (cause: unknown) => void,
  ) {
    this.files = new KeptFiles(log);
  }

  /** A kept page; what is no copy of this form, or empty, is none. @param path with its query */
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
   * Keeps an answer that is a page for everybody, and drops the copy of a page that is gone.
   * @param asked an answer, or one that is on its way: it is not kept where all is forgotten before it comes
   * @returns whether it is kept
   * @throws what was thrown as it was asked for
   */
  async take(path: string, asked: Response | Promise<Response>, options?: KeepOptions): Promise<boolean> {
    const began = this.era;
    const answer = await asked;
    const isKept = isPublicPage(answer);
    if (isKept) await this.keep(path, answer.clone(), began, options);
    else if (isGone(answer)) await this.remove(path);
    return isKept;
  }

  /** Keeps a page with its files. */
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
    // A page is saved once all of it is: what is broken off here is offered again.
    if (stays) await this.files.gather(files, true);
    if (began !== this.era) return;
    await this.write(path, html, answer.headers, kept);
    if (began !== this.era) return void (await caches.delete(PAGES));
    if (!stays) await this.files.gather(files, false);
    if (isOpen) await this.files.gather(renditionsIn(html), false);
    await this.trim();
  }

  /** Keeps a page that a reader has saved. It is asked for without their session, so nothing of theirs can be in it. */
  async save(path: string): Promise<void> {
    await this.take(path, fetch(path, { credentials: 'omit' }), { isSaved: true });
  }

  /** A page that is saved no more is one that was read. */
  async drop(path: string): Promise<void> {
    const answer = await this.pageAt(path);
    const kept = answer && keptOf(answer.headers);
    if (!answer || !kept?.isSaved) return;
    await this.write(path, await answer.text(), answer.headers, { ...kept, isSaved: false, files: [] });
    await this.trim();
  }

  /** Another reader than before, or none: what was kept was the earlier one's. Pages that say so at once are heard one after another. */
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
    // What came by a clock that was ahead goes first: it would stay until then.
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

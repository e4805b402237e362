import { opendir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { describeError } from '../../platform/log';
import type { RenditionFileListener } from '../../platform/media';
import { HOUR_MS } from '../../platform/time';

/** Milliseconds between writes of a file's time of use, however often it is read. */
const USED_MS = 24 * HOUR_MS;
/**
 * Files remembered as used today; the least recently used one is forgotten, and written again on its next
 * use.
 */
const MAX_REMEMBERED = 20_000;
/** Share of the budget that is written before the folder is scanned again. */
const SHARE_BETWEEN = 0.05;
/** Share of the budget that remains after a cleanup. */
const SHARE_LEFT = 0.9;
/** Ages are counted by hour up to this one; older files count as this old. */
const MAX_HOURS = 24 * 365;
/** Age at which a temporary file counts as abandoned by its process. */
const ABANDONED_MS = HOUR_MS;
const ASIDE = /\.[0-9a-f-]{36}$/;

type Options = {
  folder: string;
  maxBytes: number;
  now: () => Date;
  warn: (line: string) => void;
};
type FileFacts = { file: string; bytes: number; usedAt: number };

/**
 * Keeps a folder of renditions within a budget by deleting the least recently used ones. The time of use is
 * the file's modification time, so it survives a restart. A scan needs memory per hour of age, not per file.
 */
export class RenditionBudget implements RenditionFileListener {
  private readonly usedToday = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  /** Bytes written since the last scan; infinite at the start, to force one. */
  private writtenBytes = Number.POSITIVE_INFINITY;
  private looking: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly options: Options) {
    this.lookWhereDue();
  }

  readonly used = (file: string): void => {
    const now = this.options.now();
    const before = this.usedToday.get(file);
    if (before !== undefined && now.getTime() - before < USED_MS) return;
    this.usedToday.set(file, now.getTime());
    // Fails if the file was deleted meanwhile: the next request renders it again.
    utimes(file, now, now).catch(() => undefined);
  };

  readonly written = (bytes: number): void => {
    this.writtenBytes += bytes;
    this.lookWhereDue();
  };

  /** Waits for a scan in progress. */
  settled(): Promise<void> {
    return this.looking ?? Promise.resolve();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.settled();
  }

  private lookWhereDue(): void {
    if (this.isClosed || this.looking || this.writtenBytes < this.options.maxBytes * SHARE_BETWEEN) return;
    this.writtenBytes = 0;
    this.looking = this.look()
      .catch((error: unknown) =>
        this.options.warn(`renditions were not kept within their budget: ${describeError(error)}`),
      )
      .finally(() => {
        this.looking = undefined;
        this.lookWhereDue();
      });
  }

  private hoursSince = (moment: number): number =>
    Math.min(MAX_HOURS, Math.max(0, Math.floor((this.options.now().getTime() - moment) / HOUR_MS)));

  private async look(): Promise<void> {
    const bytesByAge = new Float64Array(MAX_HOURS + 1);
    let bytes = 0;
    for await (const file of this.files()) {
      const hours = this.hoursSince(file.usedAt);
      bytesByAge[hours] = (bytesByAge[hours] ?? 0) + file.bytes;
      bytes += file.bytes;
    }
    if (bytes <= this.options.maxBytes) return;
    let over = bytes - this.options.maxBytes * SHARE_LEFT;
    // Finds the oldest hours whose files together are enough. Some files of the last of these hours stay.
    let from = MAX_HOURS;
    for (let older = bytesByAge[from] ?? 0; older < over && from > 0; older += bytesByAge[from] ?? 0)
      from -= 1;
    const remove = async (file: FileFacts) => {
      await rm(file.file, { force: true });
      over -= file.bytes;
    };
    for await (const file of this.files()) if (this.hoursSince(file.usedAt) > from) await remove(file);
    for await (const file of this.files()) {
      if (over <= 0) return;
      if (this.hoursSince(file.usedAt) === from) await remove(file);
    }
  }

  /** Renditions on disk. Deletes abandoned temporary files on the way. */
  private async *files(): AsyncGenerator<FileFacts> {
    for await (const entry of entriesIn(this.options.folder, () => this.isClosed)) {
      const facts = await stat(entry).catch(() => null);
      if (!facts) continue;
      const isAbandoned = ASIDE.test(entry) && this.options.now().getTime() - facts.mtimeMs > ABANDONED_MS;
      if (isAbandoned) await rm(entry, { force: true });
      else yield { file: entry, bytes: facts.size, usedAt: facts.mtimeMs };
    }
  }
}

/** Files in a folder and its subfolders, tolerating a folder that is deleted meanwhile. */
async function* entriesIn(folder: string, isOver: () => boolean): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    if (isOver()) return;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* entriesIn(place, isOver);
    else if (entry.isFile()) yield place;
  }
}

import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { UploadKind } from '@portal/model';
import type { InterviewState } from '@portal/model/participation';
import type { Database } from '../../platform/database';
import type { Log } from '../../platform/log';
import type { MediaLibrary } from '../../platform/media';

/** Default megabytes on disk for readers’ files that are not published yet. */
export const DEFAULT_UPLOADS_MB = 51_200;
/** Bytes that must stay free on the disk, beyond the announced file. */
const SPARE_BYTES = 1024 ** 3;
/** Milliseconds after which a file without a row is deleted as an orphan: rows are written before files. */
const ABANDONED_MS = 60 * 60_000;

const EXTENSIONS: Readonly<Record<UploadKind, string>> = { image: 'jpg', video: 'mp4' };

/**
 * Folder of readers' files in a data folder.
 * @param mostBytes limit for files that are not published yet
 */
export const uploadFolderOf = (
  dataFolder: string,
  mostBytes = DEFAULT_UPLOADS_MB * 1024 ** 2,
): UploadFolder => new UploadFolder(path.join(dataFolder, 'uploads'), mostBytes);

/**
 * Storage of readers' files until they are published, apart from the served media, under keys that only the
 * database knows. `incoming` has the received bytes; `held` has the sanitised files, the only ones ever
 * shown.
 */
class UploadFolder {
  constructor(
    private readonly folder: string,
    readonly mostBytes: number,
  ) {}

  incoming = (key: string): string => path.join(this.folder, 'incoming', key);
  held = (key: string, kind: UploadKind): string =>
    path.join(this.folder, 'held', `${key}.${EXTENSIONS[kind]}`);
  /** Temporary file of a running check. */
  aside = (key: string, holder: string): string => path.join(this.folder, 'held', `${key}.${holder}.aside`);

  async make(): Promise<void> {
    for (const name of ['incoming', 'held']) await mkdir(path.join(this.folder, name), { recursive: true });
  }

  /** Whether the disk keeps enough space after so many more bytes. */
  async hasRoom(bytes: number): Promise<boolean> {
    await this.make();
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize > bytes + SPARE_BYTES;
  }

  /** Opens the file that is being received, creating it if needed. */
  async openIncoming(key: string): Promise<FileHandle> {
    await this.make();
    const place = this.incoming(key);
    // Creates first, then opens as `r+`, so that bytes can be written at any offset.
    await (await open(place, 'a', 0o600)).close();
    return open(place, 'r+');
  }

  /** Deletes everything stored of a file. */
  async remove(key: string): Promise<void> {
    await rm(this.incoming(key), { force: true });
    await rm(this.held(key, 'image'), { force: true });
    await rm(this.held(key, 'video'), { force: true });
  }

  /**
   * Deletes orphaned files, an hour after their last write.
   * @returns the number of files
   */
  async sweep(
    isNeeded: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
    now: number,
  ): Promise<number> {
    let gone = 0;
    for (const name of ['incoming', 'held']) {
      const folder = path.join(this.folder, name);
      const files = await readdir(folder).catch((): string[] => []);
      const needed = await isNeeded([...new Set(files.map((file) => file.split('.')[0] ?? ''))]);
      for (const file of files) {
        const place = path.join(folder, file);
        const isKept = needed.has(file.split('.')[0] ?? '') && !file.endsWith('.aside');
        const written = isKept ? null : await stat(place).catch(() => null);
        if (!written || now - written.mtimeMs < ABANDONED_MS) continue;
        await rm(place, { force: true });
        gone += 1;
      }
    }
    return gone;
  }
}

export type UploadDeps = {
  db: Database;
  now: () => Date;
  folder: UploadFolder;
  media: MediaLibrary;
  log: Pick<Log, 'warn' | 'error'>;
};

/** Additional dependencies for receiving files. */
export type ReceivingDeps = UploadDeps & {
  /** State of an article's interview, whose questions may have a picture; null if the article has none. */
  interviewStateOf: (contentId: number, at: Date) => Promise<InterviewState | null>;
};

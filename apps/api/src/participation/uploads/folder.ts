import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { UploadKind } from '@portal/model';

/** Megabytes that readers’ files take on the disk, unless a setting says otherwise, until somebody publishes them. */
export const DEFAULT_UPLOADS_MB = 51_200;
/** Bytes that the disk must have left beside what is announced. */
const SPARE_BYTES = 1024 ** 3;
/** Milliseconds after which a file that no row needs is nobody's: a row is written before its file. */
const ABANDONED_MS = 60 * 60_000;

const EXTENSIONS: Readonly<Record<UploadKind, string>> = { image: 'jpg', video: 'mp4' };

/** The folder of readers' files in a data folder. @param mostBytes of files that nobody has published yet */
export const uploadFolderOf = (
  dataFolder: string,
  mostBytes = DEFAULT_UPLOADS_MB * 1024 ** 2,
): UploadFolder => new UploadFolder(path.join(dataFolder, 'uploads'), mostBytes);

/**
 * Where readers' files are until they are published: apart from the media that are served, named by keys that only the
 * database knows. `incoming` has what they sent; `held` what was made of it, which alone is ever shown.
 */
export class UploadFolder {
  constructor(
    private readonly folder: string,
    readonly mostBytes: number,
  ) {}

  incoming = (key: string): string => path.join(this.folder, 'incoming', key);
  held = (key: string, kind: UploadKind): string =>
    path.join(this.folder, 'held', `${key}.${EXTENSIONS[kind]}`);
  /** Where a check writes, before it is done. */
  aside = (key: string, holder: string): string => path.join(this.folder, 'held', `${key}.${holder}.aside`);

  async make(): Promise<void> {
    for (const name of ['incoming', 'held']) await mkdir(path.join(this.folder, name), { recursive: true });
  }

  /** Whether so many bytes more leave the disk enough. */
  async hasRoom(bytes: number): Promise<boolean> {
    await this.make();
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize > bytes + SPARE_BYTES;
  }

  /** The file that is being sent; made where there is none. */
  async openIncoming(key: string): Promise<FileHandle> {
    await this.make();
    const place = this.incoming(key);
    // Made and opened apart, so that bytes can be written in its middle.
    await (await open(place, 'a', 0o600)).close();
    return open(place, 'r+');
  }

  /** Takes away all that is kept of a file. */
  async remove(key: string): Promise<void> {
    await rm(this.incoming(key), { force: true });
    await rm(this.held(key, 'image'), { force: true });
    await rm(this.held(key, 'video'), { force: true });
  }

  /** Takes away files that no row needs any more, an hour after they were last written. @returns how many */
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

import type { Database } from '../database/client';
import type { Log } from '../log';
import type { MediaLibrary } from '../media/library';
import type { UploadFolder } from './folder';

/** Dependencies of readers' files. */
export type UploadDeps = {
  db: Database;
  now: () => Date;
  folder: UploadFolder;
  media: MediaLibrary;
  log: Pick<Log, 'warn' | 'error'>;
};

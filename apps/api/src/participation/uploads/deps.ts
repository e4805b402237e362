import type { Database } from '../../platform/database/client';
import type { Log } from '../../platform/log/log';
import type { MediaLibrary } from '../../platform/media/library';
import type { UploadFolder } from './folder';

/** Dependencies of readers' files. */
export type UploadDeps = {
  db: Database;
  now: () => Date;
  folder: UploadFolder;
  media: MediaLibrary;
  log: Pick<Log, 'warn' | 'error'>;
};

import type { InterviewState } from '@portal/model/participation';
import type { Database } from '../../platform/database';
import type { Log } from '../../platform/log';
import type { MediaLibrary } from '../../platform/media';
import type { UploadFolder } from './folder';

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

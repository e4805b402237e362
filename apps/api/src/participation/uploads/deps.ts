import type { InterviewState } from '@portal/model';
import type { Database } from '../../platform/database';
import type { Log } from '../../platform/log';
import type { MediaLibrary } from '../../platform/media';
import type { UploadFolder } from './folder';

/** Dependencies of readers' files. */
export type UploadDeps = {
  db: Database;
  now: () => Date;
  folder: UploadFolder;
  media: MediaLibrary;
  log: Pick<Log, 'warn' | 'error'>;
};

/** What receiving a file needs besides. */
export type ReceivingDeps = UploadDeps & {
  /** State of the interview that a content holds, whose questions may come with a picture; null for any other content. */
  interviewStateOf: (contentId: number, at: Date) => Promise<InterviewState | null>;
};

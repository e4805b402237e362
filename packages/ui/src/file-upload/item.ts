/** States of a file: `waiting` for its turn, being sent, done, or failed. */
export const UPLOAD_STATUSES = ['waiting', 'sending', 'done', 'failed'] as const;
/** State of one file on its way. */
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** One file of an upload, with its progress in bytes. */
export type UploadItem = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: UploadStatus;
  /** Bytes that have gone. */
  sent?: number;
  /** A picture of it, e.g. an object URL. */
  preview?: string;
  error?: string;
};

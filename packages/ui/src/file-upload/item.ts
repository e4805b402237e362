/** States of a file: `waiting` for its turn, being sent, done, or failed. */
export const UPLOAD_STATUSES = ['waiting', 'sending', 'done', 'failed'] as const;
/** State of one file in an upload. */
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

/** One file of an upload, with its progress in bytes. */
export type UploadItem = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  status: UploadStatus;
  /** Bytes sent so far. */
  sent?: number;
  /** URL of a picture of it, e.g. an object URL. */
  preview?: string;
  error?: string;
};

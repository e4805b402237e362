/** `waiting` for its turn, then on its way, then there, or not. */
export const UPLOAD_STATUSES = ['waiting', 'sending', 'done', 'failed'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

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

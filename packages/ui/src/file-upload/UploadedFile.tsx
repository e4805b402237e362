import type { UploadKind } from '@portal/model';
import { GalleryIcon, VideoIcon } from '../icon/index';
import * as css from './FileUpload.css';

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

/**
 * Props of `FileThumbnail`: the URL of a small square picture; if omitted, an icon of the file's kind is
 * shown.
 */
export type FileThumbnailProps = { kind: UploadKind; src?: string | undefined };

/** Decorative thumbnail of an uploaded file, next to its name. */
export function FileThumbnail({ kind, src }: FileThumbnailProps) {
  const Sign = kind === 'video' ? VideoIcon : GalleryIcon;
  return src ? (
    <img src={src} alt="" width={80} height={80} loading="lazy" decoding="async" className={css.thumbnail} />
  ) : (
    <span className={css.thumbnail} data-part="no-thumbnail">
      <Sign size={28} />
    </span>
  );
}

import type { UploadKind } from '@portal/model';
import { GalleryIcon, VideoIcon } from '../icon/index';
import * as css from './FileUpload.css';

/** Props of `FileThumbnail`: the address of a small square picture; without one, a sign of what kind of file it is. */
export type FileThumbnailProps = { kind: UploadKind; src?: string | undefined };

/** A file that was sent, small, beside its name. It says nothing by itself. */
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

import type { ImageRatio, Image as Picture } from '@portal/model';
import { Image } from '../image/Image';
import * as css from './LongRead.css';

/** Props of `Planes`: transparent pictures of the same frame, back to front, and its crop. */
export type PlanesProps = { planes: readonly Picture[]; ratio: ImageRatio };

/**
 * Planes of a cut-paper picture over the whole picture, which is behind them. They rise faster than it as the
 * page scrolls. At rest they look like the picture, so nothing changes when they load.
 */
export function Planes({ planes, ratio }: PlanesProps) {
  return (
    <div className={css.planes} aria-hidden="true" data-part="planes">
      {planes.map((plane, at) => (
        <div key={plane.src} className={at === planes.length - 1 ? css.front : css.middle} data-part="plane">
          {/* A transparent picture has no colour to wait in. */}
          <Image
            image={{ ...plane, alt: '', color: undefined }}
            ratio={ratio}
            sizes="100vw"
            className={css.plane}
          />
        </div>
      ))}
    </div>
  );
}

import type { CaptionedImage } from '@portal/model';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Figure } from './Figure';
import * as css from './Gallery.css';

/** Props of `Gallery`: captioned pictures of a photo gallery, all visible without JavaScript. */
export type GalleryProps = {
  locale: Locale<'card' | 'gallery' | 'image'>;
  images: readonly CaptionedImage[];
  /** Accessible name. */
  label?: string;
  /** The first picture is the largest of its page. */
  priority?: boolean;
  /** Makes each picture a link to its file: “Enlarge photo {current} of {total}”. */
  linkLabel?: string;
};

/** Numbered pictures with their captions, all of them on the page. Renders nothing without pictures. */
export function Gallery({ locale, images, label, priority = false, linkLabel }: GalleryProps) {
  if (images.length === 0) return null;
  const total = images.length;
  const isLoneLast = (at: number) => at > 0 && at === total - 1 && total % 2 === 0;
  return (
    <section aria-label={label ?? textsOf(locale).card.gallery} className={css.gallery} data-part="gallery">
      <ul className={css.grid}>
        {images.map((picture, at) => {
          const isWide = at === 0 || isLoneLast(at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may appear twice in a gallery
            <li key={at} className={css.item}>
              <Figure
                {...picture}
                locale={locale}
                href={linkLabel && !picture.image.missing ? picture.image.src : undefined}
                linkLabel={linkLabel ? fill(linkLabel, { current: at + 1, total }) : undefined}
                ratio={isWide ? '16:9' : '4:3'}
                narrowRatio="4:3"
                sizes={isWide ? undefined : '(width < 578px) 100vw, 425px'}
                priority={priority && at === 0}
                place={
                  total > 1 ? fill(textsOf(locale).gallery.position, { current: at + 1, total }) : undefined
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

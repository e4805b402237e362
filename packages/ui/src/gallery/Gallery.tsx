import type { CaptionedImage, Image } from '@portal/model';
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

/** Width of a picture over its height; a picture of unknown size is cropped to 4:3. */
const ratioOf = ({ width, height }: Image): number => (width && height ? width / height : 4 / 3);

/** Widest gallery, CSS px. */
const WIDEST = 1400;

/** To four places, enough for a tenth of a pixel. */
const decimal = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** Share of its row that each picture takes: 1 for one alone; two of a row are equally high. */
function sharesOf(images: readonly CaptionedImage[]): number[] {
  const ratios = images.map(({ image }) => ratioOf(image));
  return ratios.map((ratio, at) => {
    // The first picture is alone, pairs follow, and a last one without a partner is alone too.
    const partner = at === 0 ? undefined : ratios[at % 2 ? at + 1 : at - 1];
    return partner === undefined ? 1 : ratio / (ratio + partner);
  });
}

/**
 * Numbered pictures with their captions, all of them on the page, in rows of equal height. Renders nothing
 * without pictures.
 */
export function Gallery({ locale, images, label, priority = false, linkLabel }: GalleryProps) {
  if (images.length === 0) return null;
  const total = images.length;
  const shares = sharesOf(images);
  return (
    <section aria-label={label ?? textsOf(locale).card.gallery} className={css.gallery} data-part="gallery">
      <ul className={css.grid}>
        {images.map((picture, at) => {
          const share = shares[at] ?? 1;
          const isAlone = share === 1;
          const part = Math.round(share * 100);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may appear twice in a gallery
              key={at}
              className={isAlone ? css.alone : css.item}
              style={
                isAlone
                  ? undefined
                  : { '--share': decimal(share), '--ratio': decimal(ratioOf(picture.image)) }
              }
            >
              <Figure
                {...picture}
                locale={locale}
                href={linkLabel && !picture.image.missing ? picture.image.src : undefined}
                linkLabel={linkLabel ? fill(linkLabel, { current: at + 1, total }) : undefined}
                ratio={isAlone && ratioOf(picture.image) > 1 ? '16:9' : undefined}
                narrowRatio={isAlone && ratioOf(picture.image) > 1 ? '4:3' : undefined}
                sizes={
                  isAlone
                    ? `(width < ${WIDEST}px) 100vw, ${WIDEST}px`
                    : `(width < 640px) 100vw, (width < ${WIDEST}px) ${part}vw, ${(part * WIDEST) / 100}px`
                }
                priority={priority && at === 0}
                place={total > 1 ? `${at + 1} / ${total}` : undefined}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

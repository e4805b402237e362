import { BREAKPOINTS, type ImageRatio, type Image as Picture } from '@portal/model';
import { textClass } from '../foundation/type.css';
import * as css from './Image.css';
import { attributeSize, type PictureRatio, PLAIN_WIDTH, plainSource, sourceSets } from './renditions';

export { type PictureRatio, portraitSource } from './renditions';

/** Crops of a picture, width to height; `full` shows it uncropped (spec §9). */
export const PICTURE_RATIOS = [
  '1:1',
  '4:3',
  '16:9',
  '21:9',
  'full',
] as const satisfies readonly PictureRatio[];

/** Props of `Image`; `priority` is for a page's largest picture, which loads eagerly. */
export type ImageProps = {
  image: Picture;
  /** Crop; `full` shows it uncropped. */
  ratio?: PictureRatio;
  /** Overrides the crop on phones, under 578 px. */
  narrowRatio?: ImageRatio;
  /**
   * CSS `sizes`: the width at which it is shown. For lazy pictures, browsers with `sizes=auto` measure it instead.
   */
  sizes?: string;
  /** Maximum width at which it is shown, CSS px: renditions are offered up to the first that is twice as wide. */
  widest?: number;
  /** A page's first picture: loaded eagerly, with high priority. All others are lazy. */
  priority?: boolean;
  className?: string;
};

const NARROW = `(width < ${BREAKPOINTS.tablet}px)`;

/**
 * A picture in its best format and a suitable size (spec §9). Its space is reserved before the file loads, in
 * the picture's dominant colour; a missing picture keeps its space and shows its alt text.
 */
export function Image({
  image,
  ratio = '16:9',
  narrowRatio,
  sizes = '100vw',
  widest,
  priority = false,
  className,
}: ImageProps) {
  let look = css.imageIn[ratio];
  if (narrowRatio) look += ` ${css.narrowRatio[narrowRatio]}`;
  if (className) look += ` ${className}`;
  if (image.missing) {
    return (
      <div className={`${css.missing} ${textClass.small} ${look}`} data-part="picture" data-missing="">
        {image.alt}
      </div>
    );
  }
  const { color, focalPoint } = image;
  const plain = plainSource(image, ratio);
  // A card's width depends on its board, which only its layout knows.
  const shownAt = priority ? sizes : `auto, ${sizes}`;
  const sources = (crop: PictureRatio, media?: string) =>
    sourceSets(image, crop, widest).map(({ type, srcSet }) => (
      <source key={`${crop}${type}`} type={type} media={media} srcSet={srcSet} sizes={shownAt} />
    ));
  return (
    <picture className={css.picture} data-part="picture">
      {narrowRatio && narrowRatio !== ratio ? sources(narrowRatio, NARROW) : null}
      {sources(ratio)}
      <img
        src={plain}
        alt={image.alt}
        // Without both here, `auto` of the sources is not read.
        {...(priority ? {} : { srcSet: `${plain} ${PLAIN_WIDTH}w`, sizes: 'auto' })}
        {...attributeSize(image, ratio)}
        className={look}
        style={
          color || focalPoint
            ? {
                backgroundColor: color,
                objectPosition: focalPoint ? `${focalPoint.x * 100}% ${focalPoint.y * 100}%` : undefined,
              }
            : undefined
        }
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

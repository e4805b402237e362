import { type CaptionedImage, withoutTags } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { Image, type PictureRatio } from '../image/Image';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './Figure.css';

/** Props of `Figure`: a picture with caption and credit, as a link with `href`. */
export type FigureProps = Omit<CaptionedImage, 'planes'> & {
  locale: Locale<'image'>;
  /** Crop; uncropped by default, or 4:3 if its size is unknown, so that its space is always reserved. */
  ratio?: PictureRatio;
  narrowRatio?: '1:1' | '4:3' | '16:9';
  sizes?: string;
  priority?: boolean;
  /** URL that the picture links to. */
  href?: string;
  /** Accessible name of its link, if the picture's own text is not enough. */
  linkLabel?: string;
  /** Position among others: "3 of 12". */
  place?: string;
  /** Decoration over the picture, as large as it. */
  over?: ReactNode;
};

/** Words of an alt text or of a caption, which is HTML, for comparing the two. */
const wordsOf = (text: string): string =>
  withoutTags(text)
    .replaceAll(/&\w+;|[&<>"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A picture with its caption and credit. */
export function Figure({
  locale,
  image,
  caption,
  credit,
  ratio = image.width && image.height ? 'full' : '4:3',
  narrowRatio,
  sizes = '(width < 1100px) 100vw, 850px',
  priority,
  href,
  linkLabel,
  place,
  over,
}: FigureProps) {
  // A missing picture shows its alt text; where that is only its caption, readers would see it twice.
  const isTwice = image.missing && caption && wordsOf(caption) === wordsOf(image.alt);
  const picture = (
    <Image
      image={isTwice ? { ...image, alt: textsOf(locale).image.missing } : image}
      ratio={ratio}
      narrowRatio={narrowRatio}
      sizes={sizes}
      priority={priority}
      className={css.picture}
    />
  );
  return (
    <figure className={css.figure} data-part="figure">
      {href ? (
        <Anchor href={href} aria-label={linkLabel} className={css.link}>
          {picture}
        </Anchor>
      ) : over ? (
        <div className={css.framed}>
          {picture}
          {over}
        </div>
      ) : (
        picture
      )}
      {caption || credit || place ? (
        <figcaption className={cx(css.caption, textClass.caption)}>
          {place ? <span className={css.place}>{place}</span> : null}
          {place && caption ? <span data-part="separator"> · </span> : null}
          {caption ? <span dangerouslySetInnerHTML={{ __html: caption }} /> : null}
          {credit ? (
            <>
              {place || caption ? ' ' : null}
              <span className={css.credit} data-part="credit">
                {textsOf(locale).image.credit}: {credit}
              </span>
            </>
          ) : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

import { fill } from '@portal/model';
import { textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';
import * as css from './Edition.css';

/** Props of `PictureOnTap`; `src` and `alt` are those of the picture that it loads. */
export type PictureOnTapProps = {
  /** URL of the rendition that a tap loads. */
  src: string;
  alt: string;
  /** Pixels of the rendition. */
  width?: number | undefined;
  height?: number | undefined;
  /** Whether it is inside a button, which takes its taps; elsewhere it is a link to the picture. */
  isInButton?: boolean;
  locale: Locale<'edition'>;
};

/**
 * The place of a picture in the light edition: its alternative text, and the picture on request. Without
 * JavaScript the link opens the picture. `data-picture` marks it for the script that puts the picture in its
 * place.
 */
export function PictureOnTap({
  src,
  alt,
  width,
  height,
  isInButton = false,
  locale: { texts },
}: PictureOnTapProps) {
  const { picture, namedPicture, failed } = texts.edition;
  const props = {
    className: `${css.picture} ${textClass.small}`,
    'data-part': 'picture-on-tap',
    'data-picture': src,
    'data-alt': alt,
    'data-size': width && height ? `${width} ${height}` : undefined,
    'data-failed': failed,
    children: alt ? fill(namedPicture, { alt }) : picture,
  };
  return isInButton ? <span {...props} /> : <a href={src} {...props} />;
}

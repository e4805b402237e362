import type { Card, ImageRatio, Image as Picture } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { AudioIcon, GalleryIcon, PlayIcon } from '../icon/index';
import { Image } from '../image/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './CardMedia.css';
import { type MediaKind, mediaKindOf, mediaWords } from './facts';

const SIGNS = { audio: AudioIcon, video: PlayIcon, gallery: GalleryIcon } satisfies Record<
  MediaKind,
  unknown
>;

type MediaSignProps = {
  card: Card;
  /** Within text, not on a picture. */
  inLine?: boolean;
  locale: Locale<'card'>;
};

/** Sign for the media behind a picture, with its length or number. */
export function MediaSign({ card, locale, inLine = false }: MediaSignProps) {
  const kind = mediaKindOf(card);
  if (!kind) return null;
  const Sign = SIGNS[kind];
  return (
    <span className={`${inLine ? css.signInLine : css.sign} ${textClass.small}`} data-part="media-sign">
      <Sign size={18} label={textsOf(locale).card[kind]} />
      {mediaWords(card, locale)}
    </span>
  );
}

export type CardMediaProps = {
  card: Card;
  picture: Picture | undefined;
  ratio: ImageRatio;
  narrowRatio?: ImageRatio;
  sizes: string;
  widest?: number;
  priority?: boolean;
  locale: Locale<'card'>;
  /** Class of the wrapper; the picture has none. */
  className: string;
};

/** Picture of a card with its media sign. Without a picture, a tinted placeholder keeps the row even. */
export function CardMedia({ card, picture, locale, className, ...image }: CardMediaProps) {
  return (
    <div className={className} data-part="media">
      {picture ? Image({ image: picture, ...image }) : <EmptyPlace card={card} ratio={image.ratio} />}
      {MediaSign({ card, locale })}
    </div>
  );
}

function EmptyPlace({ card, ratio }: { card: Card; ratio: ImageRatio }) {
  const Sign = SIGNS[mediaKindOf(card) ?? 'gallery'];
  return (
    <div className={css.empty} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
      <Sign size={40} />
    </div>
  );
}

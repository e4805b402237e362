import type { Card, ImageRatio } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { AudioIcon, GalleryIcon, PlayIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './CardMedia.css';
import { type MediaKind, mediaWords } from './facts';

const SIGNS = { audio: AudioIcon, video: PlayIcon, gallery: GalleryIcon } satisfies Record<
  MediaKind,
  unknown
>;

type MediaSignProps = {
  card: Card;
  kind: MediaKind;
  /** Within text, not on a picture. */
  inLine?: boolean;
  locale: Locale<'card'>;
};

/** Sign for the media behind a picture, with its length or number. */
export function MediaSign({ card, kind, locale, inLine = false }: MediaSignProps) {
  const Sign = SIGNS[kind];
  return (
    <span className={`${inLine ? css.signInLine : css.sign} ${textClass.small}`} data-part="media-sign">
      <Sign size={18} label={textsOf(locale).card[kind]} />
      {mediaWords(card, locale)}
    </span>
  );
}

/** Tinted placeholder for a missing picture, which keeps the row even. */
export function EmptyPlace({ kind, ratio }: { kind: MediaKind | null; ratio: ImageRatio }) {
  const Sign = SIGNS[kind ?? 'gallery'];
  return (
    <div className={css.empty} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
      <Sign size={40} />
    </div>
  );
}

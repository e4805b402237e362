import type { CaptionedImage, Content, Image, ImageRatio, Multimedia } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { type DrawMedia, MediaAlternatives, type MediaPiece, StaticMedia } from '../article-body/index';
import { textClass } from '../foundation/type.css';
import { Figure } from '../gallery/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './LeadMedia.css';

/** Props of `LeadMedia`; `drawMedia` replaces the players that work without JavaScript. */
export type LeadMediaProps = {
  locale: Locale;
  content: Pick<Content, 'title' | 'lead' | 'image' | 'multimedia'>;
  ratio?: ImageRatio;
  drawMedia?: DrawMedia;
  /** Width of the picture in the page, as the `sizes` of an image. */
  sizes?: string | undefined;
  /** Leaves out the alternatives to a film or a sound, which `LeadAlternatives` shows elsewhere. */
  isBare?: boolean;
  /** Decoration over the picture, as large as it. */
  over?: ReactNode;
};

/** Host of a URL without `www.`: it names the provider. */
function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/:]+)/.exec(url)?.[1] ?? url;
}

/** Lead media above the text: video, audio or gallery if the content has them, else its lead picture. */
export function LeadMedia({
  locale,
  content,
  ratio = '16:9',
  drawMedia,
  sizes,
  isBare = false,
  over,
}: LeadMediaProps) {
  const { lead, image, multimedia, title } = content;
  const picture = lead ?? (image ? { image } : undefined);
  const piece = multimedia ? pieceOf(multimedia, picture?.image) : null;
  const showsPicture = picture && !piece;
  if (!piece && !showsPicture) return null;
  const place = { id: 'lead', title, priority: !showsPicture };
  return (
    <>
      {showsPicture ? (
        <Figure
          image={picture.image}
          caption={lead?.caption}
          credit={lead?.credit}
          over={over}
          locale={locale}
          ratio={ratio}
          sizes={sizes}
          narrowRatio={ratio === '21:9' ? '4:3' : undefined}
          priority
        />
      ) : null}
      {piece && drawMedia ? drawMedia(piece, place) : null}
      {piece && !drawMedia ? <StaticMedia locale={locale} piece={piece} place={place} /> : null}
      {piece?.type === 'audio' && picture ? <PictureNote {...picture} locale={locale} /> : null}
      {piece && !isBare ? <MediaAlternatives locale={locale} piece={piece} title={title} /> : null}
    </>
  );
}

/** Alternatives to the lead media, such as a transcript; nothing if there are none. */
export function LeadAlternatives({ locale, content }: Pick<LeadMediaProps, 'locale' | 'content'>) {
  const { multimedia, title } = content;
  const piece = multimedia ? pieceOf(multimedia, undefined) : null;
  return piece ? <MediaAlternatives locale={locale} piece={piece} title={title} /> : null;
}

/** Caption and credit of the picture that is a recording's cover. */
function PictureNote({ caption, credit, locale }: CaptionedImage & { locale: Locale }) {
  if (!caption && !credit) return null;
  return (
    <p className={cx(css.note, textClass.caption)} data-part="picture-note">
      {caption ? <span dangerouslySetInnerHTML={{ __html: caption }} /> : null}
      {caption && credit ? ' ' : null}
      {credit ? `${textsOf(locale).image.credit}: ${credit}` : null}
    </p>
  );
}

/** Media to play or browse, with the article's picture as the poster if it has none. */
function pieceOf(media: Multimedia, picture: Image | undefined): MediaPiece | null {
  switch (media.type) {
    case 'image':
      return null;
    case 'photo-gallery':
      return media.images.length ? { type: 'gallery', images: media.images } : null;
    case 'audio':
    case 'video':
    case 'video360':
      return { ...media, poster: media.poster ?? picture };
    case 'audioEmbed':
    case 'videoEmbed':
      return {
        type: 'embed',
        url: media.url,
        provider: hostOf(media.url),
        title: media.title,
        poster: media.poster ?? picture,
      };
  }
}

import type { Audio as AudioData, CaptionedImage, Image, Multimedia } from '@portal/model';
import type { ReactNode } from 'react';
import { Audio, AudioTranscript } from '../audio-player/index';
import { isTimed } from '../audio-player/timed';
import { ChartTable } from '../chart/ChartTable';
import type { SortableTableProps } from '../chart/SortableTable';
import { Disclosure } from '../disclosure/Disclosure';
import { Embed } from '../embed/index';
import { Gallery } from '../gallery/index';
import { type Locale, textsOf } from '../locale/locale';
import { FilmChapters, Video } from '../video-player/index';

/** Parts of an article that play, form a sequence or can be sorted, next to its text and single pictures. */
export type MediaPiece =
  | Extract<Multimedia, { type: 'video' | 'audio' | 'video360' }>
  | { type: 'gallery'; images: readonly CaptionedImage[] }
  | { type: 'embed'; url: string; provider: string; title?: string; poster?: Image }
  | { type: 'table'; table: SortableTableProps };

/** Place of a piece of media in its page. */
export type MediaPlace = {
  /** Unique among the media of the content: `lead`, `body-3`. */
  id: string;
  /** Accessible name. */
  title?: string;
  /** Whether its picture is the largest of the page. */
  priority?: boolean;
};

/** Renders a piece with JavaScript, for example as an island. */
export type DrawMedia = (piece: MediaPiece, place: MediaPlace) => ReactNode;

/** Props of `StaticMedia`: one piece of media and its place, for pages without JavaScript. */
export type StaticMediaProps = { locale: Locale; piece: MediaPiece; place: MediaPlace };

/**
 * A piece of media without JavaScript: the browser's own players, all pictures, a link to a third-party page.
 */
export function StaticMedia({ locale, piece, place: { title, priority } }: StaticMediaProps) {
  switch (piece.type) {
    case 'video':
      return (
        <>
          <Video video={piece} locale={locale} title={title} priority={priority} />
          <FilmChapters video={piece} locale={locale} />
        </>
      );
    case 'video360':
      return (
        <Video
          video={{
            type: 'video',
            mp4: piece.src,
            aspectRatio: '16:9',
            duration: piece.duration,
            poster: piece.poster,
            captions: piece.captions,
          }}
          locale={locale}
          title={title}
          priority={priority}
        />
      );
    case 'audio':
      return (
        <Audio audio={piece} locale={locale} title={title} priority={priority}>
          <TimedTranscript audio={piece} locale={locale} />
        </Audio>
      );
    case 'gallery':
      return <Gallery images={piece.images} locale={locale} label={title} priority={priority} />;
    case 'embed':
      return <Embed locale={locale} url={piece.url} provider={piece.provider} title={piece.title ?? title} />;
    case 'table':
      return <ChartTable {...piece.table} />;
  }
}

/** Props of `TimedTranscript`: a recording; without a transcript with times nothing is shown. */
export type TimedTranscriptProps = { audio: AudioData; locale: Locale<'player'> };

/** Transcript with times of a recording, closed until a reader opens it. */
export function TimedTranscript({ audio, locale }: TimedTranscriptProps) {
  const { player: texts } = textsOf(locale);
  return isTimed(audio) ? (
    <Disclosure summary={texts.transcript}>
      <AudioTranscript audio={audio} />
    </Disclosure>
  ) : null;
}

import { isTimed } from '../audio-player/timed';
import { Disclosure } from '../disclosure/Disclosure';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Video } from '../video-player/index';
import * as css from './MediaAlternatives.css';
import type { MediaPiece } from './MediaPiece';

/** Props of `MediaAlternatives`: a piece of media; only video and audio have alternatives. */
export type MediaAlternativesProps = { locale: Locale; piece: MediaPiece; title?: string };

/**
 * Alternatives to a video or an audio, if the newsroom provides them: a transcript, the video with audio
 * description, the video in sign language. Each opens without JavaScript, and is fetched when it is played.
 */
export function MediaAlternatives({ locale, piece, title }: MediaAlternativesProps) {
  if (piece.type === 'gallery' || piece.type === 'embed' || piece.type === 'table') return null;
  const { player: texts } = textsOf(locale);
  const films = [
    [texts.audioDescription, piece.type === 'audio' ? undefined : piece.audioDescription],
    [texts.signLanguage, piece.signLanguage],
  ] as const;
  const captions = piece.type === 'audio' ? undefined : piece.captions;
  const aspectRatio = piece.type === 'video' ? piece.aspectRatio : '16:9';
  // A player shows a transcript with times itself.
  const transcript = piece.type === 'audio' && isTimed(piece) ? undefined : piece.transcript;
  if (!transcript?.length && films.every(([, src]) => !src)) return null;
  return (
    <div className={css.alternatives} data-part="media-alternatives">
      {transcript?.length ? (
        <Disclosure summary={texts.transcript}>
          <div className={`${css.words} ${textClass.body}`} data-part="transcript">
            {transcript.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a transcript may repeat a paragraph
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
      ) : null}
      {films.map(([label, src]) =>
        src ? (
          <Disclosure key={label} summary={label}>
            <Video
              video={{ type: 'video', mp4: src, aspectRatio, captions }}
              locale={locale}
              title={title ? `${title}. ${label}` : label}
            />
          </Disclosure>
        ) : null,
      )}
    </div>
  );
}

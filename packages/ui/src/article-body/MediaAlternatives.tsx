import { Disclosure } from '../disclosure/index';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Video } from '../video-player/index';
import * as css from './MediaAlternatives.css';
import type { MediaPiece } from './MediaPiece';

/** Props of `MediaAlternatives`: a piece of media, of which films and sounds alone have alternatives. */
export type MediaAlternativesProps = { locale: Locale; piece: MediaPiece; title?: string };

/**
 * Other ways to a film or a sound than to see and hear it, where its newsroom gives them: its words to read, the film with a
 * voice that tells what is seen, the film in sign language. Each opens without script, and is fetched when it is played.
 */
export function MediaAlternatives({ locale, piece, title }: MediaAlternativesProps) {
  if (piece.type === 'gallery' || piece.type === 'embed') return null;
  const { player: texts } = textsOf(locale);
  const films = [
    [texts.audioDescription, piece.type === 'audio' ? undefined : piece.audioDescription],
    [texts.signLanguage, piece.signLanguage],
  ] as const;
  const captions = piece.type === 'audio' ? undefined : piece.captions;
  const aspectRatio = piece.type === 'video' ? piece.aspectRatio : '16:9';
  if (!piece.transcript?.length && films.every(([, src]) => !src)) return null;
  return (
    <div className={css.alternatives} data-part="media-alternatives">
      {piece.transcript?.length ? (
        <Disclosure summary={texts.transcript}>
          <div className={`${css.words} ${textClass.body}`} data-part="transcript">
            {piece.transcript.map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody may say the same twice
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

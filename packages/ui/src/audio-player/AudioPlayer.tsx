import type { Audio } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass } from '../foundation/type.css';
import { AudioIcon } from '../icon/index';
import { Image } from '../image/index';
import type { Locale } from '../locale/locale';
import * as css from './AudioPlayer.css';

export type AudioPlayerProps = { audio: Audio; locale: Locale; title?: string };

/** Something to listen to, in the browser's own player. Nothing is fetched before the reader presses play. */
export function AudioPlayer({ audio: { src, poster }, locale, title }: AudioPlayerProps) {
  const name = title ?? locale.texts.player.audio;
  return (
    <div className={css.box} data-part="audio">
      {poster ? (
        <div className={css.cover}>
          <Image image={poster} ratio="1:1" sizes="112px" widest={112} />
        </div>
      ) : (
        <span className={css.sign}>
          <AudioIcon />
        </span>
      )}
      <p className={cx(css.title, headlineClass.xs)}>{name}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: newsrooms send no transcript with their recordings */}
      <audio controls preload="none" src={src} aria-label={name} className={css.audio}>
        <a href={src}>{locale.texts.player.open}</a>
      </audio>
    </div>
  );
}

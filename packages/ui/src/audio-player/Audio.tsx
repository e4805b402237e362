import type { Audio as AudioData } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { headlineClass } from '../foundation/type.css';
import { AudioIcon } from '../icon/index';
import { Image } from '../image/Image';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './Audio.css';

/** Props of `Audio`: the recording, and controls that may replace the browser's own player. */
export type AudioProps = {
  audio: AudioData;
  locale: Locale<'player'>;
  title?: string;
  /** Controls of a hydrated player, in place of the browser's own and as high. */
  controls?: ReactNode;
  ref?: Ref<HTMLAudioElement>;
};

/** An audio in the browser's own player. Nothing is fetched before the reader presses play. */
export function Audio({ audio: { src, poster }, locale, title, controls, ref }: AudioProps) {
  const name = title ?? textsOf(locale).player.audio;
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
      <div className={css.seat}>
        {/* biome-ignore lint/a11y/useMediaCaption: newsrooms send no transcript with their recordings */}
        <audio
          ref={ref}
          controls={!controls}
          preload="none"
          src={src}
          aria-label={name}
          className={css.audio}
          hidden={Boolean(controls)}
        >
          <a href={src}>{textsOf(locale).player.open}</a>
        </audio>
        {controls ? <div className={css.controls}>{controls}</div> : null}
      </div>
    </div>
  );
}

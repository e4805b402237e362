import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { AudioIcon, TvIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './LivePlayer.css';

/** Props of `LivePlayer`: the players of a live stream's video and of its audio-only version. */
export type LivePlayerProps = {
  video?: ReactNode;
  audio?: ReactNode;
  /** Id of the audio-only player: a URL with this fragment shows it. */
  audioId: string;
  locale: Locale;
};

const VIDEO_ID = 'video';

/**
 * Player of a stream. If there is an audio-only version, one of them is shown and a link switches to the
 * other, without JavaScript.
 */
export function LivePlayer({ video, audio, audioId, locale }: LivePlayerProps) {
  const { streams: texts } = textsOf(locale);
  if (!video || !audio)
    return (
      <div data-part="live-player" id={audio ? audioId : VIDEO_ID}>
        {video ?? audio}
      </div>
    );
  const way = cx(css.way, textClass.label);
  return (
    <div className={css.both} data-part="live-player">
      <div id={VIDEO_ID} className={css.video}>
        {video}
        <a href={`#${audioId}`} className={way}>
          <AudioIcon size={20} />
          {texts.audioOnly}
        </a>
      </div>
      <div id={audioId} className={css.audio}>
        {audio}
        <a href={`#${VIDEO_ID}`} className={way}>
          <TvIcon size={20} />
          {texts.withVideo}
        </a>
      </div>
    </div>
  );
}

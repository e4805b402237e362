import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { AudioIcon, TvIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './LivePlayer.css';

/** Props of `LivePlayer`: the players of a live stream's picture and of its sound alone. */
export type LivePlayerProps = {
  video?: ReactNode;
  audio?: ReactNode;
  /** Of the player of the sound alone: an address that ends with it shows that one. */
  audioId: string;
  locale: Locale;
};

const VIDEO_ID = 'video';

/** The player of a stream. Where it can be had as sound alone too, one is shown and a link leads to the other, without script. */
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

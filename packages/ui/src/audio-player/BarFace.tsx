'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { CloseIcon } from '../icon/index';
import { portraitSource } from '../image/renditions';
import { useLocale } from '../locale/index';
import {
  type NextCount,
  type Playback,
  type PlaybackActions,
  Tool,
  type UpNextChoice,
} from '../media-controls/index';
import { Anchor } from '../routing/Routing';
import * as css from './AudioBar.css';
import { AudioControls } from './AudioControls';
import type { AudioTrack } from './track';

export type BarFaceProps = {
  track: Pick<AudioTrack, 'title' | 'kicker' | 'href' | 'poster'>;
  playback: Playback;
  actions: PlaybackActions;
  /** Until it plays, its button says where it continues. */
  continues?: boolean;
  /** Seconds at which it continues, until the file is there. */
  continuesAt?: number;
  /** Next edition of its programme, and the count before that starts. */
  upNext?: UpNextChoice | undefined;
  count?: NextCount;
  onClose: () => void;
  children?: ReactNode;
};

/** Layout of the player at the bottom of the window, for any media. */
export function BarFace({
  track: { title, kicker, href, poster },
  playback,
  actions,
  continues = false,
  continuesAt,
  upNext,
  count,
  onClose,
  children,
}: BarFaceProps) {
  const { playback: texts } = useLocale('playback').texts;
  const words = cx(css.title, css.line, textClass.label);
  return (
    <section
      className={css.bar}
      aria-label={texts.nowPlaying}
      data-status={playback.status}
      data-part="audio-bar"
    >
      <div className={css.inside}>
        {poster && !poster.missing ? (
          <div className={css.cover}>
            <img src={portraitSource(poster)} alt="" width={48} height={48} className={css.picture} />
          </div>
        ) : null}
        <div className={css.words}>
          {kicker ? <span className={cx(css.kicker, css.line, textClass.small)}>{kicker}</span> : null}
          {href ? (
            <Anchor href={href} className={words} title={title}>
              {title}
            </Anchor>
          ) : (
            <span className={words} title={title}>
              {title}
            </span>
          )}
        </div>
        <div className={css.controls}>
          <AudioControls
            playback={playback}
            actions={actions}
            continues={continues}
            continuesAt={continuesAt}
            upNext={upNext}
            count={count}
          />
        </div>
        <Tool
          label={texts.close}
          icon={<CloseIcon size={22} />}
          onClick={() => {
            actions.pause();
            onClose();
          }}
          className={css.close}
          part="close"
        />
      </div>
      {children}
    </section>
  );
}

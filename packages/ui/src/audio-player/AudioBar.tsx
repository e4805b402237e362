'use client';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { textClass } from '../foundation/type.css';
import { CloseIcon } from '../icon/index';
import { Image } from '../image/index';
import { useLocale } from '../locale/index';
import { type PlaybackEvents, Tool } from '../media-controls/index';
import * as css from './AudioBar.css';
import { AudioControls } from './AudioControls';
import { type AudioMetadata, type AudioTrack, metadataOf } from './track';
import { useAudio } from './useAudio';

export type AudioBarProps = PlaybackEvents & {
  /** What is listened to. Another one takes its place in the same player; null puts the bar away. */
  track: AudioTrack | null;
  /** Starts as soon as there is a track, and with each new one: for a press elsewhere on the page. */
  startsAtOnce?: boolean;
  onClose: () => void;
  /** As it starts: what the browser's media session may show. */
  onMetadata?: (metadata: AudioMetadata) => void;
};

/** The page's one player: at the foot of the window, whatever is read meanwhile. */
export function AudioBar({ track, ...rest }: AudioBarProps) {
  return track ? <Playing track={track} {...rest} /> : null;
}

function Playing({
  track,
  startsAtOnce = false,
  onClose,
  onMetadata,
  onPlay,
  ...events
}: AudioBarProps & { track: AudioTrack }) {
  const { playback: texts } = useLocale('playback').texts;
  const ref = useRef<HTMLAudioElement>(null);
  const { src, title, kicker, href, poster, duration, isLive } = track;
  const [playback, actions] = useAudio(ref, {
    ...events,
    src,
    duration,
    isLive,
    onPlay: () => {
      onMetadata?.(metadataOf(track));
      onPlay?.();
    },
  });
  const { play } = actions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each recording starts once
  useEffect(() => {
    if (startsAtOnce) play();
  }, [src]);
  const words = cx(css.title, css.line, textClass.label);
  return (
    <section
      className={css.bar}
      aria-label={texts.nowPlaying}
      data-status={playback.status}
      data-part="audio-bar"
    >
      <div className={css.inside}>
        {poster ? (
          <div className={css.cover}>
            <Image image={{ ...poster, alt: '' }} ratio="1:1" sizes="48px" widest={48} />
          </div>
        ) : null}
        <div className={css.words}>
          {kicker ? <span className={cx(css.kicker, css.line, textClass.small)}>{kicker}</span> : null}
          {href ? (
            <a href={href} className={words} title={title}>
              {title}
            </a>
          ) : (
            <span className={words} title={title}>
              {title}
            </span>
          )}
        </div>
        <div className={css.controls}>
          <AudioControls playback={playback} actions={actions} />
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
      {/* biome-ignore lint/a11y/useMediaCaption: newsrooms send no transcript with their recordings */}
      <audio ref={ref} src={src} preload="none" hidden />
    </section>
  );
}

'use client';
import { useEffect, useRef } from 'react';
import { type PlaybackEvents, type UpNextChoice, useUpNext } from '../media-controls/index';
import { BarFace } from './BarFace';
import { type AudioMetadata, type AudioProgress, type AudioTrack, metadataOf } from './track';
import { useAudio } from './useAudio';

/** Props of `AudioBar`, the player at the bottom of the window; `track: null` hides it. */
export type AudioBarProps = PlaybackEvents &
  AudioProgress & {
    /** Current track. Another one replaces it in the same player; null hides the bar. */
    track: AudioTrack | null;
    /** Starts with each new track: for a press elsewhere on the page. */
    startsAtOnce?: boolean;
    /**
     * The track was heard before. Until it plays, its button says that it continues and where, also if the browser refuses
     * to start by itself.
     */
    continues?: boolean;
    /** Next edition of its programme. */
    upNext?: UpNextChoice | undefined;
    onClose: () => void;
    /** Called on start with metadata for the browser's media session. */
    onMetadata?: (metadata: AudioMetadata) => void;
  };

/** The page's only player: at the bottom of the window, whatever is being read. */
export function AudioBar({ track, ...rest }: AudioBarProps) {
  return track ? <Playing track={track} {...rest} /> : null;
}

function Playing({
  track,
  startsAtOnce = false,
  continues = false,
  upNext,
  onClose,
  onMetadata,
  onPlay,
  ...events
}: AudioBarProps & { track: AudioTrack }) {
  const ref = useRef<HTMLAudioElement>(null);
  const { src, duration, isLive } = track;
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
  const count = useUpNext(upNext, playback.status === 'ended');
  const { play } = actions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each track starts once
  useEffect(() => {
    if (startsAtOnce) play();
  }, [src]);
  return (
    <BarFace
      track={track}
      playback={playback}
      actions={actions}
      continues={continues}
      continuesAt={events.startsAt}
      upNext={upNext}
      count={count}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: newsrooms send no transcript with their recordings */}
      <audio ref={ref} src={src} preload="none" hidden />
    </BarFace>
  );
}

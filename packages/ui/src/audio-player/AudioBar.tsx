'use client';
import { useEffect, useRef } from 'react';
import type { PlaybackEvents } from '../media-controls/index';
import { BarFace } from './BarFace';
import { type AudioMetadata, type AudioTrack, metadataOf } from './track';
import { useAudio } from './useAudio';

/** Props of `AudioBar`, the player at the foot of the window; `track: null` hides it. */
export type AudioBarProps = PlaybackEvents & {
  /** Current track. Another one takes its place in the same player; null hides the bar. */
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
  const { play } = actions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each recording starts once
  useEffect(() => {
    if (startsAtOnce) play();
  }, [src]);
  return (
    <BarFace track={track} playback={playback} actions={actions} onClose={onClose}>
      {/* biome-ignore lint/a11y/useMediaCaption: newsrooms send no transcript with their recordings */}
      <audio ref={ref} src={src} preload="none" hidden />
    </BarFace>
  );
}

'use client';
import type { Audio as AudioData } from '@portal/model';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/index';
import type { PlaybackEvents } from '../media-controls/index';
import { Audio } from './Audio';
import { AudioControls } from './AudioControls';
import { type AudioMetadata, metadataOf } from './track';
import { useAudio } from './useAudio';

export type AudioPlayerProps = PlaybackEvents & {
  audio: AudioData;
  title?: string;
  /** The programme it belongs to. */
  kicker?: string;
  isLive?: boolean;
  /** As it starts: what the browser's media session may show. */
  onMetadata?: (metadata: AudioMetadata) => void;
};

/** A recording in an article. The server writes the browser's player; once awake, the brand's controls take its place. */
export function AudioPlayer({
  audio,
  title,
  kicker,
  isLive = false,
  onMetadata,
  onPlay,
  ...events
}: AudioPlayerProps) {
  const locale = useLocale('player', 'playback', 'card');
  const ref = useRef<HTMLAudioElement>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { src, duration, poster } = audio;
  const [playback, actions] = useAudio(ref, {
    ...events,
    src,
    duration,
    isLive,
    onPlay: () => {
      onMetadata?.(metadataOf({ id: src, src, title: title ?? locale.texts.player.audio, kicker, poster }));
      onPlay?.();
    },
  });
  return (
    <Audio
      ref={ref}
      audio={audio}
      locale={locale}
      title={title}
      controls={isAwake ? <AudioControls playback={playback} actions={actions} /> : undefined}
    />
  );
}

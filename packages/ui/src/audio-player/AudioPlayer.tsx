'use client';
import type { Audio as AudioData } from '@portal/model';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../locale/index';
import { type PlaybackEvents, useAwake } from '../media-controls/index';
import { Audio } from './Audio';
import { AudioControls } from './AudioControls';
import { BarFace } from './BarFace';
import { type AudioMetadata, metadataOf } from './track';
import { useAudio, useInSight } from './useAudio';

/** Props of `AudioPlayer`; with `follows` its controls stay in view while it plays out of view. */
export type AudioPlayerProps = PlaybackEvents & {
  audio: AudioData;
  title?: string;
  /** Programme that it belongs to. */
  kicker?: string;
  isLive?: boolean;
  /** Once started, its controls stay at the bottom of the window while the player itself is out of view. */
  follows?: boolean;
  /** Called on start with metadata for the browser's media session. */
  onMetadata?: (metadata: AudioMetadata) => void;
};

/**
 * An audio in an article. The server renders the browser's player; after hydration the brand's controls
 * replace it.
 */
export function AudioPlayer({
  audio,
  title,
  kicker,
  isLive = false,
  follows = false,
  onMetadata,
  onPlay,
  ...events
}: AudioPlayerProps) {
  const locale = useLocale('player', 'playback', 'card');
  const ref = useRef<HTMLAudioElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isAwake = useAwake(box, ref);
  const [isFollowing, setFollowing] = useState(false);
  const isInSight = useInSight(box, follows && isFollowing);
  const { src, duration, poster } = audio;
  const name = title ?? locale.texts.player.audio;
  const [playback, actions] = useAudio(ref, {
    ...events,
    src,
    duration,
    isLive,
    onPlay: () => {
      setFollowing(true);
      onMetadata?.(metadataOf({ id: src, src, title: name, kicker, poster }));
      onPlay?.();
    },
  });
  return (
    <div ref={box}>
      <Audio
        ref={ref}
        audio={audio}
        locale={locale}
        title={title}
        controls={isAwake ? <AudioControls playback={playback} actions={actions} /> : undefined}
      />
      {follows && isFollowing && !isInSight
        ? createPortal(
            <BarFace
              track={{ title: name, kicker, poster }}
              playback={playback}
              actions={actions}
              onClose={() => {
                // The closed bar had the focus: it returns to the player.
                box.current?.querySelector<HTMLElement>('[data-part=play]')?.focus({ preventScroll: true });
                setFollowing(false);
              }}
            />,
            document.body,
          )
        : null}
    </div>
  );
}

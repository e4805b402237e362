'use client';
import type { Audio as AudioData } from '@portal/model';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale } from '../locale/index';
import { type PlaybackEvents, UpNext, type UpNextChoice, useUpNext } from '../media-controls/index';
import { Audio } from './Audio';
import { AudioTransport } from './AudioControls';
import { BarFace } from './BarFace';
import { type AudioMetadata, type AudioProgress, metadataOf } from './track';
import { useAudio, useInSight } from './useAudio';
import { useMarks } from './useMarks';

/** Props of `AudioPlayer`; with `follows` its controls stay in view while it plays out of view. */
export type AudioPlayerProps = PlaybackEvents &
  AudioProgress & {
    audio: AudioData;
    title?: string;
    /** Programme that it belongs to. */
    kicker?: string;
    isLive?: boolean;
    /** Its cover is the page's largest picture. */
    priority?: boolean;
    /** Once started, its controls stay at the bottom of the window while the player itself is out of view. */
    follows?: boolean;
    /** Called on start with metadata for the browser's media session. */
    onMetadata?: (metadata: AudioMetadata) => void;
    /** Called when the reader closes the controls at the bottom of the window. */
    onClose?: () => void;
    /** Next edition of its programme. */
    upNext?: UpNextChoice;
    /** A transcript with times (`AudioTranscript`), below the player. */
    children?: ReactNode;
  };

/**
 * An audio in an article with the brand's controls. They are complete on the server; readers without
 * JavaScript get the browser's own.
 */
export function AudioPlayer({
  audio,
  title,
  kicker,
  isLive = false,
  priority,
  follows = false,
  onMetadata,
  onPlay,
  onClose,
  upNext,
  children,
  ...events
}: AudioPlayerProps) {
  const locale = useLocale('player', 'playback');
  const ref = useRef<HTMLAudioElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(false);
  const isInSight = useInSight(box, follows && isFollowing);
  const { src, duration, poster, peaks, mayDownload } = audio;
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
  useMarks(box, playback, actions);
  const choice = upNext && {
    ...upNext,
    onStart: () => {
      // The next one has a bar of its own.
      setFollowing(false);
      upNext.onStart();
    },
  };
  const count = useUpNext(choice, playback.status === 'ended');
  return (
    <div ref={box} data-status={playback.status} data-part="audio-player">
      <Audio
        ref={ref}
        audio={audio}
        locale={locale}
        title={title}
        kicker={kicker}
        priority={priority}
        isStage={isLive}
        controls={
          <AudioTransport
            playback={playback}
            actions={actions}
            peaks={peaks}
            download={mayDownload ? src : undefined}
          />
        }
        next={choice ? <UpNext choice={choice} count={count} /> : undefined}
      >
        {children}
      </Audio>
      {follows && isFollowing && !isInSight
        ? createPortal(
            <BarFace
              track={{ title: name, kicker, poster }}
              playback={playback}
              actions={actions}
              upNext={choice}
              count={count}
              onClose={() => {
                count.stop();
                // The closed bar had the focus: it returns to the player.
                box.current?.querySelector<HTMLElement>('[data-part=play]')?.focus({ preventScroll: true });
                setFollowing(false);
                onClose?.();
              }}
            />,
            document.body,
          )
        : null}
    </div>
  );
}

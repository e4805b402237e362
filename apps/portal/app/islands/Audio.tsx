'use client';
import type { Audio } from '@portal/model';
import { type AudioMetadata, AudioPlayer } from '@portal/ui/audio-player';
import { track } from '../client/analytics/data-layer';
import { useOneAtATime } from '../client/islands/one-at-a-time';
import { island } from '../declare-island';

export type AudioIslandProps = {
  /** Undefined for a live stream, which has no milestones. */
  contentId?: string;
  audio: Audio;
  title?: string;
  kicker?: string;
};

/** Metadata for a lock screen. */
function showOutside({ title, artist, artwork }: AudioMetadata): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    artwork: artwork ? [{ src: artwork }] : [],
  });
}

/** An audio whose controls follow the reader down the page. */
function AudioIsland({ contentId, audio, title, kicker }: AudioIslandProps) {
  useOneAtATime();
  return (
    <AudioPlayer
      audio={audio}
      title={title}
      kicker={kicker}
      follows
      onMetadata={showOutside}
      onMilestone={(milestone) => {
        if (contentId !== undefined)
          track({ event: 'audio_milestone', milestone, content_id: contentId, source: audio.src });
      }}
    />
  );
}

export default island({ wakes: 'interaction', component: AudioIsland });

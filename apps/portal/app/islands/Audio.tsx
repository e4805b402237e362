'use client';
import type { Audio } from '@portal/model';
import { type AudioMetadata, AudioPlayer } from '@portal/ui/audio-player';
import { island } from '../declare-island';
import { useOneAtATime } from '../waking/one-at-a-time';

export type AudioIslandProps = { audio: Audio; title?: string; kicker?: string };

/** Metadata for a lock screen. */
function showOutside({ title, artist, artwork }: AudioMetadata): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    artwork: artwork ? [{ src: artwork }] : [],
  });
}

/** A recording whose controls follow the reader down the page. */
function AudioIsland({ audio, title, kicker }: AudioIslandProps) {
  useOneAtATime();
  return <AudioPlayer audio={audio} title={title} kicker={kicker} follows onMetadata={showOutside} />;
}

export default island({ wakes: 'interaction', component: AudioIsland });

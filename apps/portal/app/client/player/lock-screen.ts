import type { AudioMetadata } from '@portal/ui/audio-player';

/** Title and picture on lock screens and in cars. */
export function showOutside({ title, artist, artwork }: AudioMetadata): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    artwork: artwork ? [{ src: artwork }] : [],
  });
}

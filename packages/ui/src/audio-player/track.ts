import type { Image } from '@portal/model';
import type { Playback } from '../media-controls/index';

/** An audio track, wherever on the page it is started. */
export type AudioTrack = {
  id: string;
  src: string;
  title: string;
  /** Programme that it belongs to. */
  kicker?: string;
  /** URL of its own page. */
  href?: string;
  /** Seconds, until the file's own duration is known. */
  duration?: number;
  poster?: Image;
  isLive?: boolean;
};

/** Beginning of a player and its reports, so that a reader's place and speed can be kept. */
export type AudioProgress = {
  /** Seconds at which it begins. */
  startsAt?: number;
  /** Speed at which it begins. */
  rate?: number;
  /** Called when the reader chooses another speed. */
  onRate?: (rate: number) => void;
  /** Called with each change once it has started. */
  onProgress?: (playback: Playback) => void;
};

/** Title, artist and artwork for the browser's media session, as lock screens and cars show them. */
export type AudioMetadata = { title: string; artist: string; artwork: string | null };

/** Metadata for the browser's media session: title, kicker as artist, and the poster's URL or null. */
export const metadataOf = ({ title, kicker, poster }: AudioTrack): AudioMetadata => ({
  title,
  artist: kicker ?? '',
  artwork: poster && !poster.missing ? poster.src : null,
});

/** URL of a stream that some browsers can only play with JavaScript; undefined for a plain file. */
export const streamOf = (src: string): string | undefined => (/\.m3u8(?:$|\?)/.test(src) ? src : undefined);

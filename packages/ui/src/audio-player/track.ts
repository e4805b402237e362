import type { Image } from '@portal/model';

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

import type { Image } from '@portal/model';

/** Something to listen to, wherever on the page it is started from. */
export type AudioTrack = {
  id: string;
  src: string;
  title: string;
  /** The programme it belongs to. */
  kicker?: string;
  /** Its own page. */
  href?: string;
  /** Seconds, until the file itself says. */
  duration?: number;
  poster?: Image;
  isLive?: boolean;
};

/** Title, artist and artwork for the browser's media session, as lock screens and cars show them. */
export type AudioMetadata = { title: string; artist: string; artwork: string | null };

/** Metadata for the browser's media session: title, kicker as artist, and the poster's address or null. */
export const metadataOf = ({ title, kicker, poster }: AudioTrack): AudioMetadata => ({
  title,
  artist: kicker ?? '',
  artwork: poster && !poster.missing ? poster.src : null,
});

/** Address of a stream that some browsers need a script for; undefined for a plain file. */
export const streamOf = (src: string): string | undefined => (/\.m3u8(?:$|\?)/.test(src) ? src : undefined);

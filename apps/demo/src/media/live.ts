import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Segments in a live playlist: 24 s of film. */
const WINDOW = 6;

export type Segment = { name: string; seconds: number };

/** Segments of a recorded playlist, in order. */
export function segmentsOf(playlist: string): Segment[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n([^#\n]+)/g)].map(([, seconds, name = '']) => ({
    name: name.trim(),
    seconds: Number(seconds),
  }));
}

/**
 * Sends a recorded film in a loop as a live stream: the playlist at a given time, as defined by RFC 8216. Its
 * window advances by one segment; each restart of the film is a discontinuity, whose number does not depend
 * on when a player joins.
 * @param now milliseconds
 * @param folder URL of the segments, relative to the playlist
 */
export function livePlaylist(segments: readonly Segment[], now: number, folder: string): string {
  const length = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  const round = Math.floor(now / 1000 / length);
  let into = now / 1000 - round * length;
  const at = Math.max(
    0,
    segments.findIndex(({ seconds }) => {
      into -= seconds;
      return into < 0;
    }),
  );
  // The segment that is being sent is not complete yet.
  const first = round * segments.length + at - WINDOW;
  const lines = Array.from({ length: WINDOW }, (_, step) => {
    const place = (first + step) % segments.length;
    const segment = segments[place];
    if (!segment) return [];
    return [
      ...(place === 0 && step > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${segment.seconds.toFixed(6)},`,
      `${folder}${segment.name}`,
    ];
  });
  // Counts one discontinuity for each restart of the film that the window has passed.
  const gone = Math.floor(first / segments.length);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${gone}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...lines.flat(),
    '',
  ].join('\n');
}

/** Playlist URL of the demo broadcaster's stream. */
const LIVE = /^\/demo-media\/live\/([a-z0-9]+)\.m3u8$/;

/**
 * The demo broadcaster's live stream, made from its film.
 * @returns the playlist at a URL and time; null for any other URL
 */
export function livePlaylists(folder: string): (address: string, now: number) => string | null {
  const recorded = new Map<string, string>();
  const read = (name: string): string | null => {
    const known = recorded.get(name);
    if (known !== undefined) return known;
    try {
      const text = readFileSync(path.join(folder, 'film', `${name}.m3u8`), 'utf8');
      recorded.set(name, text);
      return text;
    } catch {
      return null;
    }
  };
  return (address, now) => {
    const name = LIVE.exec(address.split('?')[0] ?? '')?.[1];
    const text = name === undefined ? null : read(name);
    if (text === null) return null;
    const segments = segmentsOf(text);
    // The master playlist refers to playlists next to it, for the live stream as for the recording.
    return segments.length ? livePlaylist(segments, now, '../film/') : text;
  };
}

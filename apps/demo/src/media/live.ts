import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Segments that a live playlist holds: 24 s of film. */
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
 * A recorded film sent over and over as a live stream: the playlist of a moment, as RFC 8216 has it. Its window slides by a
 * segment; where the film begins anew there is a discontinuity, and whoever joins later counts them alike.
 * @param now milliseconds
 * @param folder address of the segments, from that of the playlist
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
  // The segment that is being sent is not whole yet.
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
  // One discontinuity has gone for each time the film has begun anew before the window, or at its very beginning.
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

/** Where the demo broadcaster's stream is. */
const LIVE = /^\/demo-media\/live\/([a-z0-9]+)\.m3u8$/;

/**
 * The demo broadcaster's live stream, made of its film.
 * @returns the playlist at an address and a moment; null for any other address
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
    // The list of qualities names playlists that lie beside it, live as recorded.
    return segments.length ? livePlaylist(segments, now, '../film/') : text;
  };
}

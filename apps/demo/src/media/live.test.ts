import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaFolder } from '../home';
import { livePlaylist, livePlaylists, type Segment } from './live';

const SEGMENTS: Segment[] = [
  { name: '0.ts', seconds: 4 },
  { name: '1.ts', seconds: 4 },
  { name: '2.ts', seconds: 2.5 },
];

/** Playlist as a player reads it: every segment by number, with the discontinuities before it. */
function played(playlist: string) {
  const number = (name: string) => Number(new RegExp(`#EXT-X-${name}:(\\d+)`).exec(playlist)?.[1]);
  let sequence = number('MEDIA-SEQUENCE');
  let breaks = number('DISCONTINUITY-SEQUENCE');
  const segments = new Map<number, string>();
  for (const line of playlist.split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') breaks += 1;
    if (!line || line.startsWith('#')) continue;
    segments.set(sequence, `${line} after ${breaks}`);
    sequence += 1;
  }
  return segments;
}

describe('the demo stream', () => {
  it('is consistent for players who join at any two times: segments keep their numbers and discontinuities', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
        fc.integer({ min: 0, max: 24_000 }),
        (now, later) => {
          const [one, other] = [now, now + later].map((at) => played(livePlaylist(SEGMENTS, at, '')));
          for (const [sequence, segment] of one ?? []) {
            const same = other?.get(sequence);
            if (same !== undefined) expect(same).toBe(segment);
          }
          expect(one?.size).toBe(6);
        },
      ),
    );
  });

  it('advances by one segment once it has been sent', () => {
    const start = 10.5 * 1000 * 1000;
    const numbers = [0, 3999, 4000, 8000, 10_499, 10_500].map(
      (at) => [...played(livePlaylist(SEGMENTS, start + at, '')).keys()][0],
    );
    expect(numbers).toEqual([2994, 2994, 2995, 2996, 2996, 2997]);
  });

  it('consists of the demo newsroom’s film, in its qualities', () => {
    const NOW = 1_800_000_000_000;
    const playlist = livePlaylists(mediaFolder);
    expect(playlist('/demo-media/live/film.m3u8', NOW)).toContain('360.m3u8');
    expect(playlist('/demo-media/live/360.m3u8?x=1', NOW)).toContain('../film/360-0.ts');
    expect(playlist('/demo-media/live/none.m3u8', NOW)).toBeNull();
    expect(playlist('/demo-media/film/360.m3u8', NOW)).toBeNull();
    expect(playlist('/demo-media/live/../film.m3u8', NOW)).toBeNull();
  });
});

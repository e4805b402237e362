import { expect, it } from 'vitest';
import { calmFrame, EMBED_ORIGINS, playableOf } from './providers';

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345?dnt=1&autoplay=1'],
  ['https://open.spotify.com/episode/abc', 'https://open.spotify.com/embed/episode/abc'],
])('%s plays at %s', (page, frame) => {
  expect(playableOf(page)?.frame).toBe(frame);
});

it.each([
  'https://www.youtube.com/@canal',
  'https://exemple.cat/?u=https://youtu.be/dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)',
])('%s is only a link', (page) => {
  expect(playableOf(page)).toBeNull();
});

it.each([
  ['https://www.youtube-nocookie.com/embed/x?autoplay=1', 'https://www.youtube-nocookie.com/embed/x'],
  ['https://player.vimeo.com/video/1?dnt=1&autoplay=1', 'https://player.vimeo.com/video/1?dnt=1'],
  ['https://p.example/?auto_play=true&b=2', 'https://p.example/?b=2'],
  ['https://open.spotify.com/embed/episode/abc', 'https://open.spotify.com/embed/episode/abc'],
])('%s waits for a press as %s', (frame, calm) => {
  expect(calmFrame(frame)).toBe(calm);
});

it('lists the origins of the players', () => {
  expect(EMBED_ORIGINS).toContain('https://www.youtube-nocookie.com');
  expect(EMBED_ORIGINS.every((origin) => /^https:\/\/[\w.-]+$/.test(origin))).toBe(true);
});

import { expect, it } from 'vitest';
import { playableOf } from './providers';

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

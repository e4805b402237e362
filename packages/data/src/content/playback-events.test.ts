import { expect, it } from 'vitest';
import { pushMilestone } from './playback-events';

it('pushes how much of a film was seen, and which film', () => {
  const entries: unknown[] = [];
  pushMilestone(entries, 25, { contentId: '7', source: '/film.m3u8' });
  expect(entries).toEqual([
    {
      event: 'video_milestone',
      milestone: 25,
      content_id: '7',
      source: '/film.m3u8',
      player_version: '8.9.3',
    },
  ]);
});

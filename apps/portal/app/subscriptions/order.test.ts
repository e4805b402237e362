import { expect, it } from 'vitest';
import { runningFirst } from './order';

const NOW = new Date('2026-11-25T12:00:00Z');

it('has what runs before what has ended, and leaves the rest in its order', () => {
  const items = [
    { id: 'ended lately', endsAt: '2026-11-25T12:00:00Z' },
    { id: 'renews', endsAt: null },
    { id: 'ended', endsAt: '2026-01-01T00:00:00Z' },
    { id: 'ends', endsAt: '2026-12-25T12:00:00Z' },
  ];
  expect(runningFirst(items, NOW).map(({ id }) => id)).toEqual(['renews', 'ends', 'ended lately', 'ended']);
});

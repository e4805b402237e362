import { expect, it } from 'vitest';
import { runningFirst } from './order';

const NOW = new Date('2026-11-25T12:00:00Z');

it('has what goes on before what is set to end, what has ended last, and leaves the rest in its order', () => {
  const items = [
    { id: 'ended lately', endsAt: '2026-11-25T12:00:00Z' },
    { id: 'ends', endsAt: '2026-12-25T12:00:00Z' },
    { id: 'ended', endsAt: '2026-01-01T00:00:00Z' },
    { id: 'renews', endsAt: null },
  ];
  expect(runningFirst(items, NOW).map(({ id }) => id)).toEqual(['renews', 'ends', 'ended lately', 'ended']);
});

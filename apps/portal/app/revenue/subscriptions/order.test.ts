import { expect, it } from 'vitest';
import { runningFirst } from './order';

const NOW = new Date('2026-11-25T12:00:00Z');
const startsAt = '2025-11-25T12:00:00Z';

it('sorts renewing subscriptions before cancelled, future and ended ones, and otherwise keeps the order', () => {
  const items = [
    { id: 'ended lately', startsAt, endsAt: '2026-11-25T12:00:00Z' },
    { id: 'begins', startsAt: '2026-12-24T00:00:00Z', endsAt: null },
    { id: 'ends', startsAt, endsAt: '2026-12-25T12:00:00Z' },
    { id: 'ended', startsAt, endsAt: '2026-01-01T00:00:00Z' },
    { id: 'renews', startsAt, endsAt: null },
  ];
  expect(runningFirst(items, NOW).map(({ id }) => id)).toEqual([
    'renews',
    'ends',
    'begins',
    'ended lately',
    'ended',
  ]);
});

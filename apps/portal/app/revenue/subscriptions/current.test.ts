import type { OwnSubscription } from '@portal/model/revenue';
import { expect, it } from 'vitest';
import { runningFirst, saidOnReturn } from './current';

const NOW = new Date('2026-11-25T12:00:00Z');
const contract = (startsAt: string, endsAt: string | null): OwnSubscription => ({
  id: '1',
  product: 'mensual',
  name: 'Mensual',
  cost: null,
  source: 'stripe',
  renewsAt: null,
  isUnpaid: false,
  isManaged: true,
  withdrawableUntil: null,
  withdrawal: null,
  startsAt,
  endsAt,
});

it('a reader who returns from a payment only has a subscription if one is active', () => {
  const ended = contract('2026-01-01T00:00:00Z', '2026-11-01T00:00:00Z');
  const begins = contract('2026-12-01T00:00:00Z', null);
  expect(saidOnReturn([], NOW)).toBe('paid');
  expect(saidOnReturn([ended, begins], NOW)).toBe('paid');
  expect(saidOnReturn([ended, contract('2026-11-25T11:59:00Z', null)], NOW)).toBe('begun');
});

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

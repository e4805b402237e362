import { expect, it } from 'vitest';
import { rescheduling } from './editing';

const NOW = new Date('2026-03-18T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
/** A text that is published in ten days, and open for its first two hours. */
const FOUND = {
  id: 1,
  path: '/cultura/una/',
  title: 'Una',
  status: 'scheduled',
  withdrawnBy: null,
  publishedAt: hours(240),
  closesAt: hours(242),
  closesTo: 'subscribers',
} as const;

it('a text that is brought forward is open for as many hours as before, from its new date on', () => {
  expect(rescheduling(NOW, NOW)(FOUND).values).toMatchObject({ publishedAt: NOW, closesAt: hours(2) });
  expect(rescheduling(hours(500), NOW)(FOUND).values).toMatchObject({ closesAt: hours(502) });
});

it('a text moved to a date whose first hours are over is closed at once', () => {
  const closed = { condition: 'subscribers', closesAt: null, closesTo: null };
  expect(rescheduling(hours(-3), NOW)(FOUND).values).toMatchObject(closed);
});

it('a text without first hours gets none from a new date', () => {
  const open = { ...FOUND, closesAt: null, closesTo: null };
  expect(rescheduling(NOW, NOW)(open).values).not.toHaveProperty('closesAt');
});

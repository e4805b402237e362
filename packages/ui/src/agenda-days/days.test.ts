import type { Card, Event } from '@portal/model';
import { describe, expect, test } from 'vitest';
import { agendaDayOf, agendaDaysOf } from './days';

const ZONE = 'Europe/Madrid';
const at = (day: string) => `${day}T19:00:00+01:00`;
const once = (day: string): Event => ({ eventOccurrenceType: 'one-time', eventUniqueDate: at(day) });
const range = (from: string, to: string): Event => ({
  eventOccurrenceType: 'date-range',
  eventStartDate: at(from),
  eventEndDate: at(to),
});
const often = (...days: string[]): Event => ({
  eventOccurrenceType: 'multiple-times',
  eventMultipleDates: days.map(at),
});
const card = (id: string, event?: Event): Card => ({
  id,
  title: id,
  url: `/${id}/`,
  ...(event ? { event } : {}),
});

describe('the day of an event in an agenda', () => {
  test.each([
    ['its only day', once('2026-12-05'), '2026-12-05'],
    ['the first day of the list, once it has begun', range('2026-11-20', '2026-12-20'), '2026-12-01'],
    ['its first day, before it begins', range('2026-12-03', '2026-12-20'), '2026-12-03'],
    ['its next day of several', often('2026-11-01', '2026-12-09', '2026-12-04'), '2026-12-04'],
    ['its last day, when all are past', often('2026-11-01', '2026-11-09'), '2026-11-09'],
  ])('is %s', (_, event, day) => {
    expect(agendaDayOf(event, '2026-12-01', ZONE)).toBe(day);
  });
});

test('events are listed by day, each once, the nearest day first', () => {
  const days = agendaDaysOf(
    [
      card('late', once('2026-12-05')),
      card('story'),
      card('now', range('2026-11-20', '2026-12-20')),
      card('same', once('2026-12-05')),
    ],
    '2026-12-01',
    ZONE,
  );
  expect(days.map(({ day, cards }) => [day, ...cards.map(({ id }) => id)])).toEqual([
    ['2026-12-01', 'now'],
    ['2026-12-05', 'late', 'same'],
  ]);
});

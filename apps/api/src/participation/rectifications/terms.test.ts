import { describe, expect, it } from 'vitest';
import { askedUntil, daysLate, dueAt } from './terms';

const MADRID = { timeZone: 'Europe/Madrid' };
const at = (moment: string) => new Date(moment);

describe('terms of rectifications', () => {
  it('end on the seventh day after publication, in the site’s time zone', () => {
    expect(askedUntil(at('2026-03-18T12:00:00Z'), MADRID)).toEqual(at('2026-03-25T22:59:59.999Z'));
    // Locally the 19th already; daylight saving time begins on the 29th.
    expect(askedUntil(at('2026-03-22T23:30:00Z'), MADRID)).toEqual(at('2026-03-30T21:59:59.999Z'));
  });

  it.each([
    ['rectification', '2026-03-18T12:00:00Z', '2026-03-21T22:59:59.999Z'],
    ['update', '2026-03-18T12:00:00Z', '2026-04-18T21:59:59.999Z'],
    ['update', '2026-01-31T12:00:00Z', '2026-02-28T22:59:59.999Z'],
    ['update', '2026-12-31T12:00:00Z', '2027-01-31T22:59:59.999Z'],
  ] as const)('the term of a %s received on %s ends on %s', (kind, received, due) => {
    expect(dueAt(kind, at(received), MADRID)).toEqual(at(due));
  });

  it.each([
    ['rectification', '2026-03-25T22:59:59Z', 0],
    ['rectification', '2026-03-25T23:00:00Z', 1],
    ['rectification', '2026-04-08T12:00:00Z', 14],
    ['update', '2030-03-18T12:00:00Z', 0],
  ] as const)('count the days late of a %s requested on %s: %s, %i', (kind, received, days) => {
    const publishedAt = at('2026-03-18T12:00:00Z');
    expect(
      daysLate(kind, { askedUntil: askedUntil(publishedAt, MADRID), receivedAt: at(received) }, MADRID),
    ).toBe(days);
  });
});

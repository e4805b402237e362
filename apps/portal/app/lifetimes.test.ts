import { isLocalHost, originOf } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { LISTING_LIFETIMES, lifetimesByAge, withinDay, withinHour } from './lifetimes';

const now = new Date('2026-03-18T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe('lifetimes of a page', () => {
  it('are longer the older the page is', () => {
    const fresh = [0, 0.9, 1, 23, 24, 24 * 29, 24 * 31, 24 * 4000].map(
      (hours) => lifetimesByAge(hoursAgo(hours), now).fresh,
    );
    expect(fresh).toEqual([...fresh].sort((a, b) => a - b));
    expect(fresh[0]).toBeLessThanOrEqual(30);
    expect(fresh.at(-1)).toBeGreaterThanOrEqual(3600);
  });

  it('end with the site’s day, whose date the page shows', () => {
    const old = lifetimesByAge(hoursAgo(24 * 400), now);
    const zone = 'Europe/Madrid';
    expect(withinDay(old, new Date('2026-03-18T11:00:00Z'), zone)).toEqual({
      ...old,
      whileRevalidate: 12 * 3600 - old.fresh,
    });
    // A quarter of an hour before midnight in Madrid.
    expect(withinDay(old, new Date('2026-03-18T22:45:00Z'), zone)).toEqual({
      ...old,
      fresh: 900,
      whileRevalidate: 0,
    });
    expect(withinDay(lifetimesByAge(hoursAgo(0), now), new Date('2026-03-18T22:59:30Z'), zone)).toMatchObject(
      {
        fresh: 20,
        whileRevalidate: 10,
      },
    );
  });

  it('end with the hour if the page shows it', () => {
    expect(withinHour(LISTING_LIFETIMES, new Date('2026-03-18T12:00:00Z'))).toEqual(LISTING_LIFETIMES);
    expect(withinHour(LISTING_LIFETIMES, new Date('2026-03-18T12:59:00Z'))).toEqual({
      ...LISTING_LIFETIMES,
      whileRevalidate: 30,
    });
    expect(withinHour(LISTING_LIFETIMES, new Date('2026-03-18T12:59:50Z'))).toEqual({
      ...LISTING_LIFETIMES,
      fresh: 10,
      whileRevalidate: 0,
    });
  });

  it('are short if the date is missing, invalid or in the future', () => {
    for (const date of ['', 'soon', hoursAgo(-5)]) expect(lifetimesByAge(date, now).fresh).toBe(20);
  });
});

describe('the origin of a page', () => {
  it('is the site’s own, whatever the host, except on a developer’s machine', () => {
    const site = { url: 'https://www.elfar.example' };
    expect(originOf(site, 'elfar.example')).toBe('https://www.elfar.example');
    expect(originOf(site, 'evil.example')).toBe('https://www.elfar.example');
    expect(originOf(site, 'far.localhost:3000')).toBe('http://far.localhost:3000');
  });

  it.each([
    ['localhost', true],
    ['far.localhost:3000', true],
    ['127.0.0.1:80', true],
    ['localhost.evil.example', false],
    ['evillocalhost', false],
  ])('%s is this machine: %s', (host, local) => {
    expect(isLocalHost(host)).toBe(local);
  });
});

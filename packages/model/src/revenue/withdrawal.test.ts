import { expect, it } from 'vitest';
import { isWithdrawable, lastWithdrawalDay } from './withdrawal';

const MADRID = 'Europe/Madrid';

it.each([
  ['fourteen days after the day itself', '2026-11-02T10:00:00Z', '2026-11-16'],
  ['on Monday where that is a Saturday', '2026-11-07T10:00:00Z', '2026-11-23'],
  ['on Monday where that is a Sunday', '2026-11-08T10:00:00Z', '2026-11-23'],
  ['by the day where the site is', '2026-11-02T23:30:00Z', '2026-11-17'],
])('the period of withdrawal ends %s', (_, made, last) => {
  expect(lastWithdrawalDay(made, MADRID)).toBe(last);
});

it('a contract can be withdrawn from until the end of the last day, in the site’s time zone', () => {
  const made = '2026-11-02T10:00:00Z';
  expect(isWithdrawable(made, new Date(made), MADRID)).toBe(true);
  expect(isWithdrawable(made, new Date('2026-11-16T22:59:59Z'), MADRID)).toBe(true);
  expect(isWithdrawable(made, new Date('2026-11-16T23:00:00Z'), MADRID)).toBe(false);
  expect(isWithdrawable('rubbish', new Date(made), MADRID)).toBe(false);
});

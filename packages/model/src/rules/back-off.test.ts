import { expect, it } from 'vitest';
import { backOffMs } from './back-off';

it('doubles the wait after each failure, up to the longest', () => {
  const waits = [0, 1, 2, 3, 4].map((failures) => backOffMs(failures, { first: 100, longest: 500 }));
  expect(waits).toEqual([100, 200, 400, 500, 500]);
  expect(backOffMs(10, { first: 1 })).toBe(1024);
});

import { expect, test } from 'vitest';
import { isComparable, median, quantile, sentence, table, verdictOf, written } from './figures.mjs';

const ratio = {
  id: 'a',
  what: 'front, CPU an element',
  against: 'a plain page',
  unit: '×',
  floor: 1.2,
  aim: 0.7,
};
const speed = { ...ratio, id: 'b', what: 'pages a second', floor: 0.7, aim: 1, more: true };

test('less is better unless `more` is set', () => {
  expect([2, 1.2, 1, 0.7, 0.2].map((value) => verdictOf({ ...ratio, value }))).toEqual([
    'missed',
    'ok',
    'ok',
    'aim',
    'aim',
  ]);
  expect([0.2, 0.7, 0.9, 1, 2].map((value) => verdictOf({ ...speed, value }))).toEqual([
    'missed',
    'ok',
    'ok',
    'aim',
    'aim',
  ]);
});

test('a figure that was not measured is missed, whatever is better', () => {
  expect(verdictOf({ ...ratio, value: Number.NaN })).toBe('missed');
  expect(verdictOf({ ...speed, value: Number.NaN })).toBe('missed');
  expect(sentence({ ...ratio, value: Number.NaN })).toContain('not measured');
});

test('a figure is printed with its subject, floor, aim and verdict', () => {
  expect(sentence({ ...ratio, value: 1.054, detail: '3.4 and 3.2 ms' })).toBe(
    '✓ ok: front, CPU an element: 1.05 × of a plain page (at most 1.20 ×, aim 0.70 ×; 3.4 and 3.2 ms)',
  );
  expect(sentence({ ...speed, value: 0.5 })).toBe(
    '✗ missed: pages a second: 0.50 × of a plain page (at least 0.70 ×, aim 1.00 ×)',
  );
  expect(table([{ ...speed, value: 1.5 }])).toContain(
    '| pages a second | 1.50 × | a plain page | ≥ 0.70 × | 1.00 × | aim |',
  );
  expect(table([{ ...ratio, against: undefined, unit: 'kB', value: 1 }])).toContain('| 1.0 kB | a budget |');
});

test('counts are printed as integers, and times depend on the machine', () => {
  expect([written(0, ''), written(17, ''), written(0.004, ''), written(31.25, 'kB')]).toEqual([
    '0',
    '17',
    '0.004',
    '31.3 kB',
  ]);
  expect(['×', 'kB', 'MB', '', 'ms', 's'].filter((unit) => isComparable({ unit }))).toEqual([
    '×',
    'kB',
    'MB',
    '',
  ]);
});

test('quantiles do not change their input', () => {
  const values = [5, 1, 4, 2, 3];
  expect([median(values), quantile(values, 0.95), quantile(values, 0)]).toEqual([3, 5, 1]);
  expect(values).toEqual([5, 1, 4, 2, 3]);
  expect(median([])).toBeNaN();
});

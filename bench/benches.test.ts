import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BENCHES, wantedBenches } from './benches.mjs';

const names = (words: readonly string[]) => wantedBenches(words).map(({ name }) => name);

test('without a word all are taken but those apart, with “quick” a part of them', () => {
  expect(names([])).toEqual(BENCHES.filter(({ apart }) => !apart).map(({ name }) => name));
  expect(names(['quick']).length).toBeGreaterThan(3);
  expect(names(['quick']).length).toBeLessThan(names([]).length);
  expect(names(['quick'])).toContain('front');
});

test('a bench that is named is taken, also one that is apart, and quick where that is said', () => {
  expect(names(['reading'])).toEqual(['reading']);
  expect(names(['search', 'quick'])).toEqual(['search']);
});

test('a word that names none is refused with those that there are', () => {
  expect(() => wantedBenches(['serch'])).toThrow(/no bench serch\. There are quick, packages, .*search/);
});

test('each has its file and a bound in time', () => {
  for (const { file, seconds } of BENCHES) {
    expect(existsSync(path.join(import.meta.dirname, file)), file).toBe(true);
    expect(seconds).toBeGreaterThan(0);
  }
  expect(new Set(BENCHES.map(({ name }) => name)).size).toBe(BENCHES.length);
});

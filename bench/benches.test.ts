import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BENCHES, wantedBenches } from './benches.mjs';

const names = (words: readonly string[]) => wantedBenches(words).map(({ name }) => name);

test('without arguments all benches are selected except separate ones, and with “quick” a part of them', () => {
  expect(names([])).toEqual(BENCHES.filter(({ apart }) => !apart).map(({ name }) => name));
  expect(names(['quick']).length).toBeGreaterThan(3);
  expect(names(['quick']).length).toBeLessThan(names([]).length);
  expect(names(['quick'])).toContain('front');
});

test('selects a bench by name, even one outside the default run, and its quick variant on request', () => {
  expect(names(['reading'])).toEqual(['reading']);
  expect(names(['search', 'quick'])).toEqual(['search']);
});

test('an unknown name is rejected with the list of known ones', () => {
  expect(() => wantedBenches(['serch'])).toThrow(/no bench serch\. There are quick, packages, .*search/);
});

test('each bench has its file and a time limit', () => {
  for (const { file, seconds } of BENCHES) {
    expect(existsSync(path.join(import.meta.dirname, file)), file).toBe(true);
    expect(seconds).toBeGreaterThan(0);
  }
  expect(new Set(BENCHES.map(({ name }) => name)).size).toBe(BENCHES.length);
});

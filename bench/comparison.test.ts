import { expect, test } from 'vitest';
import { merged, parseResults, tellWorse, worseFigures } from './comparison.mjs';

const figure = (id: string, value: number, more: { unit?: string; more?: boolean } = {}) => ({
  id,
  what: `what ${id} is`,
  value,
  unit: '×',
  floor: 1,
  aim: 1,
  ...more,
});
const results = (...figures: readonly ReturnType<typeof figure>[]) => ({
  at: '2026-11-22T12:00:00.000Z',
  commit: 'abcdef0',
  machine: { processor: 'any', cores: 2, memory: '8 GB', system: 'linux x64', node: 'v20.20.2' },
  figures: [...figures],
});

test('stored results can be read back, including figures that were not measured', () => {
  const text = JSON.stringify(results(figure('a', 1), figure('b', Number.NaN)));
  const read = parseResults(text, 'last.json');
  expect(read.figures.map(({ id, value }) => [id, value])).toEqual([
    ['a', 1],
    ['b', null],
  ]);
  expect(worseFigures([figure('b', 5)], read)).toEqual([]);
});

test('an invalid results file is rejected with its name and what to do', () => {
  expect(() => parseResults('{', 'last.json')).toThrow(/^last\.json holds no results .*delete it/);
  expect(() => parseResults('{"figures":[]}', 'last.json')).toThrow(/last\.json .*at/);
});

test('a difference up to three per cent is ignored, a larger one is reported if it is worse', () => {
  const before = results(
    figure('low', 1),
    figure('high', 1, { more: true }),
    figure('same', 1),
    figure('better', 1),
  );
  const now = [
    figure('low', 1.04),
    figure('high', 0.9, { more: true }),
    figure('same', 1.029),
    figure('better', 0.5),
    figure('new', 9),
  ];
  expect(worseFigures(now, before).map(({ figure: { id } }) => id)).toEqual(['high', 'low']);
  expect(tellWorse(now, before, 'the last run')).toEqual([
    'Worse than the last run (2026-11-22 12:00, abcdef0) by more than 3 %:',
    '  what high is: 1.00 × → 0.90 × (+10 %)',
    '  what low is: 1.00 × → 1.04 × (+4 %)',
  ]);
});

test('times are not compared, sizes and counts are; a non-zero value after zero is worse', () => {
  const before = results(
    figure('time', 1, { unit: 'ms' }),
    figure('size', 1, { unit: 'kB' }),
    figure('count', 0, { unit: '' }),
    figure('none', 0, { unit: '' }),
  );
  const now = [
    figure('time', 9, { unit: 'ms' }),
    figure('size', 2, { unit: 'kB' }),
    figure('count', 1, { unit: '' }),
    figure('none', 0, { unit: '' }),
  ];
  expect(worseFigures(now, before).map(({ figure: { id } }) => id)).toEqual(['count', 'size']);
  expect(tellWorse(now, before, 'x').join()).toContain('from nothing');
  expect(tellWorse([], before, 'the last run')[0]).toMatch(/^Nothing is more than 3 % worse/);
});

test('a figure that was measured before and now cannot be is worse', () => {
  expect(worseFigures([figure('a', Number.NaN)], results(figure('a', 1)))).toHaveLength(1);
});

test('a run of some benches keeps the figures of the others', () => {
  const all = merged(results(figure('a', 1), figure('b', 1)), {
    ...results(figure('b', 2)),
    commit: 'later',
  });
  expect(all.commit).toBe('later');
  expect(all.figures.map(({ id, value }) => [id, value])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

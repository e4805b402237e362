import { BOARD_COLUMNS, GRID_LAYOUTS, SPECIAL_LAYOUTS } from '@portal/model';
import { expect, it } from 'vitest';
import { filledLayout } from './filled';

const yes = (count: number) => Array.from({ length: count }, () => true);

it('leaves a full row as it is', () => {
  for (const layout of GRID_LAYOUTS)
    expect(filledLayout(layout, yes(BOARD_COLUMNS[layout].length))).toBe(layout);
  expect(filledLayout('mosaic-1-2', yes(3))).toBe('mosaic-1-2');
  expect(filledLayout('mosaic-1-4', yes(5))).toBe('mosaic-1-4');
  expect(filledLayout('mosaic-2-3', yes(5))).toBe('mosaic-2-3');
  for (const layout of SPECIAL_LAYOUTS) expect(filledLayout(layout, yes(1))).toBe(layout);
});

it.each([
  ['25x4', [true, false, true, true], '33x3'],
  ['25x4', [true, false, false, true], '50-50'],
  ['20x5', [true, true, true, true, false], '25x4'],
  ['66-33', [false, true], '100'],
  ['50-25-25', [true, false, true], '66-33'],
  ['50-25-25', [false, true, true], '50-50'],
  ['25-25-50', [true, false, true], '33-66'],
  ['33x3', [true], '100'],
  ['mosaic-1-2', [true, true, false], '66-33'],
  ['mosaic-1-2', [false, true, true], '50-50'],
  ['mosaic-1-4', [true, true, true, false, false], 'mosaic-1-2'],
  ['mosaic-1-4', [true, true, true, false, true], 'mosaic-1-4'],
  ['mosaic-1-4', [false, true, true, true, true], '25x4'],
  ['mosaic-2-3', [true, true, true, true, false], '50-50'],
  ['mosaic-2-3', [true, false, true, true, false], '33x3'],
] as const)('%s with %j becomes %s', (layout, hasContent, drawn) => {
  expect(filledLayout(layout, hasContent)).toBe(drawn);
});

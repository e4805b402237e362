import { expect, it } from 'vitest';
import { hrefOfPage, stepsOf } from './pages';

const written = (current: number, pages: number) =>
  stepsOf(current, pages)
    .map((step) => ('page' in step ? step.page : '…'))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
  [512, 1024, '1 … 511 512 513 … 1024'],
])('page %i of %i offers %s', (current, pages, expected) => {
  expect(written(current, pages)).toBe(expected);
});

it('writes addresses, the first page without a number where it has an address of its own', () => {
  expect(hrefOfPage('/territori/?page={page}', 3)).toBe('/territori/?page=3');
  expect(hrefOfPage('/territori/?page={page}', 1, '/territori/')).toBe('/territori/');
  expect(hrefOfPage('/territori/?page={page}', 1)).toBe('/territori/?page=1');
});

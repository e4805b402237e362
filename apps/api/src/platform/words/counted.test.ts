import { expect, it } from 'vitest';
import { counted } from './counted';

it('one is not many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'line'))).toEqual(['0 lines', '1 line', '2 lines']);
});

import { expect, it } from 'vitest';
import { counted } from './counted';

it('uses the singular for one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'line'))).toEqual(['0 lines', '1 line', '2 lines']);
});

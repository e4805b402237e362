import { expect, it } from 'vitest';
import { fileSize } from './fileSize';

it.each([
  [0, 'ca', '0\u00a0B'],
  [900, 'es', '900\u00a0B'],
  [58 * 1024, 'ca', '58\u00a0kB'],
  [1_258_291, 'es', '1,2\u00a0MB'],
  [1_258_291, 'en', '1.2\u00a0MB'],
  [80 * 1024 * 1024, 'ca', '80\u00a0MB'],
] as const)('formats %i bytes in %s as %j', (bytes, language, text) => {
  expect(fileSize(bytes, { language })).toBe(text);
});

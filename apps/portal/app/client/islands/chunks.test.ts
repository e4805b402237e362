import { PUBLIC_PATH_ERROR } from '@portal/model';
import { expect, it } from 'vitest';
import { publicPath } from './chunks';

it('is the URL of the importing script', () => {
  expect(publicPath('https://far.example/assets/loader-1.js')).toBe('https://far.example/assets/loader-1.js');
});

it('stops the startup if the browser does not provide it', () => {
  expect(() => publicPath(undefined)).toThrow(PUBLIC_PATH_ERROR);
  expect(() => publicPath('')).toThrow(PUBLIC_PATH_ERROR);
});

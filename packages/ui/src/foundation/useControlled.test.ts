import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useControlled } from './useControlled';

const Shown = ({ value }: { value?: string }) => useControlled(value, 'first')[0];
const shown = (value?: string): string => renderToStaticMarkup(createElement(Shown, { value }));

it('shows the given value, and the initial one if none is given', () => {
  expect(shown('given')).toBe('given');
  expect(shown('')).toBe('');
  expect(shown()).toBe('first');
});

import { expect, it } from 'vitest';
import { escapeHtml } from './text';

it('escapes markup, and nothing else', () => {
  expect(escapeHtml(`<a href="?a&b">it’s 'here'</a>`)).toBe(
    `&lt;a href=&quot;?a&amp;b&quot;&gt;it’s 'here'&lt;/a&gt;`,
  );
});

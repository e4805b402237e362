import { describe, expect, test } from 'vitest';
import { shortenTokens, tokenNames } from '../style-names.mjs';

const shortened = (...sheets: string[]) => {
  const names = tokenNames(sheets);
  return sheets.map((sheet) => shortenTokens(sheet, names)).join('');
};

describe('short names of tokens', () => {
  test('a token keeps its value in every scheme under one name', () => {
    const sheet = ':root{--p-ink:#000}[data-scheme=dark]{--p-ink:#fff}p{color:var(--p-ink)}';
    expect(shortened(sheet)).toBe(':root{--0:#000}[data-scheme=dark]{--0:#fff}p{color:var(--0)}');
  });

  test('a token that no rule uses is left out', () => {
    expect(shortened(':root{--p-a:1px;--p-unused:url(x),y}p{margin:var(--p-a)}')).toBe(
      ':root{--0:1px}p{margin:var(--0)}',
    );
  });

  test('fallbacks, style queries and other custom properties stay correct', () => {
    expect(
      shortened(
        '@container style(--p-align: center){p{gap:var(--gap, var(--p-gap))}}:root{--p-align:center;--p-gap:4px}',
      ),
    ).toBe('@container style(--0:center){p{gap:var(--gap,var(--1))}}:root{--0:center;--1:4px}');
  });

  test('a name that is a prefix of another is not replaced in it', () => {
    expect(
      shortened('p{color:var(--p-ink-quiet);fill:var(--p-ink)}:root{--p-ink:#000;--p-ink-quiet:#333}'),
    ).toBe('p{color:var(--1);fill:var(--0)}:root{--0:#000;--1:#333}');
  });

  test('sheets of one page share the name of a token', () => {
    expect(
      shortened(':root{--p-ink:#000;--p-gap:4px}', 'p{color:var(--p-ink)}', 'a{color:var(--p-ink)}'),
    ).toBe(':root{--0:#000}p{color:var(--0)}a{color:var(--0)}');
  });
});

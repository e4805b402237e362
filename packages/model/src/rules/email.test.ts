import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email';

describe('email', () => {
  it.each([
    'a@b.es',
    'nom.cognom+diari@correu.exemple.cat',
    "o'neil@example.com",
    'x_1@sub-domain.example.museum',
    'lectora@peñíscola.es',
    'a@xn--pescola-3ya.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.es',
    'a@',
    'a@b',
    'a@b.e',
    'a@b.12',
    'a@.es',
    'a@b..es',
    'a@-b.es',
    'a@b-.es',
    '.a@b.es',
    'a.@b.es',
    'a..b@c.es',
    'a b@c.es',
    'a@\uff45xample.es',
    'a@\u212aiosk.es',
    '\u212a1@example.org',
    'a@b c.es',
    'a@b@c.es',
    'a@b.es\n',
    'a@[127.0.0.1]',
    '"a"@b.es',
    'a,b@c.es',
    'a@b_c.es',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.es`,
    `a@${'bcd.'.repeat(70)}es`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts ordinary addresses', () => {
    fc.assert(fc.property(fc.emailAddress({ size: 'small' }), (text) => isEmail(text)));
  });

  it('refuses long texts built to cause backtracking', () => {
    for (const piece of ['a', '.', 'a.', '-', 'a-', '@', 'a@', ' '])
      expect([isEmail(`a@${piece.repeat(100_000)}!`), isEmail(piece.repeat(250))]).toEqual([false, false]);
  });
});

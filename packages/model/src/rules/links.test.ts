import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './links';

describe('ownPath', () => {
  const site = 'https://elfar.example';
  it.each([
    ['/perfil/mi-cuenta/', '/perfil/mi-cuenta/'],
    ['https://elfar.example/a?b=1#c', '/a?b=1#c'],
    ['https://elfar.example', '/'],
    ['nota', '/nota'],
    ['/a/../b', '/b'],
  ])('keeps %s', (backUrl, path) => {
    expect(ownPath(backUrl, site)).toBe(path);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'https://elfar.example.evil.example/',
    'https://elfar.example@evil.example/',
    'https://elfar.example:8443/',
    'http://elfar.example/',
    'https://elfar.example//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
  ])('refuses %j', (backUrl) => {
    expect(ownPath(backUrl, site)).toBeNull();
  });

  it('accepts only paths when there is no site', () => {
    expect(ownPath('/a')).toBe('/a');
    expect(ownPath('https://elfar.example/a')).toBeNull();
    expect(ownPath('/a', 'no site')).toBeNull();
  });

  it('never leads off the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'evil.example',
      ':',
      '@',
      'https:',
      '?',
      '#',
      ' ',
      '%2f',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = ownPath(pieces.join(''), site);
        return path === null || new URL(path, site).origin === site;
      }),
    );
  });
});

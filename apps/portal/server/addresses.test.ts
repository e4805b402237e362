import { isOpenable, normalPath } from '@portal/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cacheAddress,
  canonicalLocation,
  decodedPath,
  hasEditions,
  isOtherSpelling,
  narrowing,
  slashedLocation,
} from './addresses';

describe('the path of a URL', () => {
  it.each([
    ['/societat/', '/societat/'],
    ['/l%C3%ADnia/', '/línia/'],
    ['/%ff/', '/%ff/'],
    ['//', '/'],
    ['//evil.example/x/', '/evil.example/x/'],
    ['/%2Fevil.example/', '/evil.example/'],
    ['/%5Cevil.example/', '/evil.example/'],
    ['///ultima-hora//', '/ultima-hora/'],
    ['/ultima-hora/%2f', '/ultima-hora/'],
    ['/%75ltima-hora/', '/ultima-hora/'],
  ])('%s is %s, and never another host', (pathname, path) => {
    expect(decodedPath(pathname)).toBe(path);
    expect(new URL(path, 'http://far.localhost').host).toBe('far.localhost');
  });
});

describe('a URL with backslashes', () => {
  it.each([
    ['/\\evil.example/', '/evil.example/'],
    ['/\\/evil.example/?q=a\\b?c', '/evil.example/?q=a\\b?c'],
    ['/societat\\una/', '/societat/una/'],
    ['/societat/?q=a\\b', null],
    ['//evil.example/', null],
  ])('%s redirects to %s', (address, location) => {
    expect(slashedLocation(address)).toBe(location);
  });

  it('never leads to another host', () => {
    const part = fc.constantFrom('/', '\\', '.', '..', 'evil.example', '@', ':', '?', '#', 'é', '%5C');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const location = slashedLocation(`/${parts.join('')}`);
        if (location !== null)
          expect(new URL(location, 'http://far.localhost').origin).toBe('http://far.localhost');
      }),
    );
  });
});

it('filters have one URL, however they are written', () => {
  const of = (query: string) => narrowing(new URL(`http://far.localhost/programes/?${query}`));
  expect(of('letter=C&text=%20not&utm_source=x&limit=3')).toBe('text=not&letter=C');
  expect(of('text=not&letter=C')).toBe('text=not&letter=C');
  expect(of('utm_source=x')).toBe('');
});

it.each([
  ['/', 'text=port&letter=C&section=territori', ''],
  ['/meteo/', 'text=port&from=2026-03-01', ''],
  ['/directe/tv/', 'letter=C', ''],
  ['/agenda/', 'letter=C&text=port&limit=3', 'text=port'],
  ['/programes/', 'letter=C&section=territori&from=2026-03-01&to=2026-03-02', 'letter=C'],
  ['/territori/', 'section=comarca&page=7', 'section=comarca'],
  ['/territori/comarca/', 'text=port', 'text=port'],
])('the URL of %s keeps only parameters that its page reads: of %s, %s', (path, query, read) => {
  expect(narrowing(new URL(`http://far.localhost${path}?${query}`))).toBe(read);
});

it.each([
  ['/%2e/', true],
  ['/%2F/', true],
  ['/./', true],
  ['/societat/./', true],
  ['/s%6Fcietat/', true],
  ['/%32026/', true],
  ['/societat/', false],
  ['/100%-natural/', false],
  ['/a%20b/', true],
  ['/a b/', false],
  ['/rss.xml', false],
  ['/línia', false],
])('%s, once decoded, is another spelling of a URL: %s', (path, isIt) => {
  expect(isOtherSpelling(path)).toBe(isIt);
});

it('opens each path that an import keeps', () => {
  const letters = fc.constantFrom(
    '/',
    '.',
    '%',
    '0',
    '2',
    '5',
    'e',
    'F',
    'a',
    'ç',
    '\\',
    '?',
    ' ',
    '\0',
    '\n',
  );
  const path = fc.string({ unit: letters, maxLength: 12 }).map((text) => normalPath(`/${text}`));
  fc.assert(
    fc.property(path, (stored) => {
      fc.pre(isOpenable(stored));
      const asked = decodedPath(new URL(stored, 'https://www.elfar.example').pathname);
      expect(isOtherSpelling(asked)).toBe(false);
      expect(normalPath(asked)).toBe(stored);
    }),
  );
});

it('accepts one spelling of each URL', () => {
  const letters = fc.constantFrom('/', '.', '%', '2', '5', 'e', 'F', 'a', '\\', '?', ' ');
  const path = fc.string({ unit: letters, maxLength: 12 }).map((text) => decodedPath(`/${text}`));
  fc.assert(
    fc.property(path, path, (one, other) => {
      fc.pre(!isOtherSpelling(one) && !isOtherSpelling(other) && normalPath(one) === normalPath(other));
      expect(one.replace(/\/$/, '')).toBe(other.replace(/\/$/, ''));
    }),
  );
});

it.each([
  ['/societat?text=x', '/societat/?text=x'],
  ['/societat/una-noticia', '/societat/una-noticia/'],
  ['/hemeroteca', '/hemeroteca/'],
  ['/hemeroteca/hoy', '/hemeroteca/hoy/'],
  ['//evil.example', '/evil.example/'],
  ['/societat/', null],
  ['/buscar?text=x', null],
  ['/buscar/?text=x', '/buscar?text=x'],
  ['/registro/', '/registro'],
  ['/registro?backUrl=%2F', null],
  ['/', null],
  ['/hemeroteca/2026/03/01/2026/03/02', null],
  ['/favicon.ico', null],
])('%s is served at %s', (address, location) => {
  const url = new URL(`http://far.localhost${address}`);
  expect(canonicalLocation(url, decodedPath(url.pathname))).toBe(location);
});

it.each([
  ['/ultima-hora/', null, '', '/ultima-hora/'],
  ['/línia/', null, '', '/l%C3%ADnia/'],
  ['/buscar', null, 'text=port', '/buscar?text=port'],
  ['/agenda/', 'abc', 'section=musica', '/agenda/?section=musica&cursor=abc'],
  // A path that contains the characters of a query has no filters.
  ['/agenda/?section=musica', null, '', '/agenda/%3Fsection=musica'],
  ['/a#b/', null, '', '/a%23b/'],
])('%s is cached under one URL', (path, cursor, query, address) => {
  expect(cacheAddress({ path, cursor, query })).toBe(address);
});

it.each([
  ['/', true],
  ['/esports/partit-de-dissabte/', true],
  ['/antics/partit.html', true],
  ['/acceso/', true],
  ['/legal/avis/', true],
  ['/media/1/16x9/800.jpg', false],
  ['/fotos/moll.jpg', false],
  ['/robots.txt', false],
  ['/sw.js', false],
  ['/site.webmanifest', false],
  ['/agenda/concert/calendar.ics', false],
  ['/politica/rss.xml', false],
  ['/webapi/x', false],
  ['/api/front/site', false],
  ['/assets/x', false],
  ['/livez', false],
])('whether %s may be a page with two editions: %s', (path, has) => {
  expect(hasEditions(path)).toBe(has);
});

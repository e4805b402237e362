import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cookiePath,
  endpointPath,
  factsOf,
  matchRoute,
  pathTo,
  RESERVED_WORDS,
  ROUTES,
  type RouteName,
  sentAddress,
  UNCRAWLED_PATHS,
} from './index';

const NAMES = Object.keys(ROUTES) as RouteName[];
const example = (route: RouteName) => ROUTES[route].replace('*', 'a/b').replaceAll(/:\w+/g, 'algu');

describe('the table of URLs', () => {
  it.each(NAMES)('matches %s by its own URL, with and without its trailing slash', (route) => {
    const path = example(route);
    expect(matchRoute(path).route).toBe(route);
    if (path !== '/')
      expect(matchRoute(path.endsWith('/') ? path.slice(0, -1) : `${path}/`).route).toBe(route);
  });

  it('returns the parameters of a URL, and builds URLs from them', () => {
    expect(matchRoute('/programacio/2026/03/18/')).toEqual({
      route: 'guideDay',
      params: { year: '2026', month: '03', day: '18' },
    });
    expect(pathTo('guideDay', { year: '2026', month: '03', day: '18' })).toBe('/programacio/2026/03/18/');
    expect(pathTo('agenda', {})).toBe('/agenda/');
  });

  it('has each URL once', () => {
    expect(new Set(Object.values(ROUTES)).size).toBe(NAMES.length);
  });

  it('matches every path, and builds the path it matched', () => {
    const part = fc.stringMatching(/^[\p{L}\d$&.*:-]{1,12}$/u);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const { route, params } = matchRoute(`/${parts.join('/')}`);
        expect(NAMES).toContain(route);
        for (const value of Object.values(params)) expect(parts).toContain(value);
      }),
    );
    fc.assert(
      fc.property(part, (slug) => {
        expect(matchRoute(pathTo('author', { slug }))).toEqual({ route: 'author', params: { slug } });
      }),
    );
  });

  it('reserves the first segments of every route but those of the newsroom’s data', () => {
    expect(RESERVED_WORDS).toEqual(
      expect.arrayContaining([
        'meteo',
        'directe',
        'programacio',
        'a-la-carta',
        'boletines',
        'livez',
        'perfil',
      ]),
    );
    expect(RESERVED_WORDS).not.toContain('healthz');
    for (const word of RESERVED_WORDS)
      expect(
        NAMES.some((route) => factsOf(route).kind !== 'data' && ROUTES[route].startsWith(`/${word}`)),
      ).toBe(true);
  });

  it('disallows accounts and calls for search engines, and nothing else', () => {
    expect(UNCRAWLED_PATHS.toSorted()).toEqual(
      [
        '/acceso/',
        '/redaccio/',
        '/valoracions/',
        '/votacions/',
        '/registro',
        '/logout',
        '/perfil/',
        '/regal/',
        '/boletines/',
        '/api/',
        '/webapi/',
        '/dev/',
        '/sense-connexio/',
      ].toSorted(),
    );
  });
});

describe('a URL in a header', () => {
  it.each([
    ['/economia/cafè/', '/economia/caf%C3%A8/', '/economia/caf%C3%A8/'],
    ['/economia/日本/', '/economia/%E6%97%A5%E6%9C%AC/', '/economia/%E6%97%A5%E6%9C%AC/'],
    ['/economia/😀/', '/economia/%F0%9F%98%80/', '/economia/%F0%9F%98%80/'],
    ['/economia/a;b/', '/economia/a;b/', '/economia/'],
    ['/economia/a%3Fb/', '/economia/a%3Fb/', '/economia/a%3Fb/'],
    ['/;/', '/;/', '/'],
  ])('%s is sent as %s, and its cookie for %s', (path, sent, ofCookie) => {
    expect(sentAddress(path)).toBe(sent);
    expect(cookiePath(path)).toBe(ofCookie);
  });

  it('is as browsers send it, whatever its path, and its cookie is sent with it', () => {
    // Paths of articles encode whatever ends a path or could pass for a slash.
    const odd = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\p{Cc}\s\\?#/]/gu, ''));
    fc.assert(
      fc.property(odd, (text) => {
        const path = `/economia/${text}x/`;
        const sent = new URL(path, 'https://far.example').pathname;
        const ofCookie = cookiePath(path);
        expect(sentAddress(path).replaceAll('^', '%5E')).toBe(sent.replaceAll('^', '%5E'));
        expect(sent.replaceAll('^', '%5E').startsWith(ofCookie.replaceAll('^', '%5E'))).toBe(true);
        expect(ofCookie).toMatch(/^\/[!-:<-~]*$/);
        expect(new Headers({ location: sentAddress(path) }).get('location')).toBe(sentAddress(path));
      }),
    );
  });
});

describe('the path of an endpoint', () => {
  it.each(['.', '..', '...', 'a/b', '../..', '%2e%2e', '?x', '#x'])(
    'keeps the segment %s in its place',
    (value) => {
      const { pathname } = new URL(endpointPath({ path: '/api/:id/vote' }, value), 'https://far.example');
      expect(pathname.split('/')).toHaveLength(4);
      expect(pathname).toMatch(/^\/api\/[^/]+\/vote$/);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { decodedPath } from './addresses';

describe('the path of an address', () => {
  it.each([
    ['/societat/', '/societat/'],
    ['/l%C3%ADnia/', '/línia/'],
    ['/%ff/', '/%ff/'],
    ['//', '/'],
    ['//evil.example/x/', '/evil.example/x/'],
    ['/%2Fevil.example/', '/evil.example/'],
    ['/%5Cevil.example/', '/evil.example/'],
  ])('%s is %s, and never another host', (pathname, path) => {
    expect(decodedPath(pathname)).toBe(path);
    expect(new URL(path, 'http://far.localhost').host).toBe('far.localhost');
  });
});

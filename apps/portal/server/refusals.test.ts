import { expect, it } from 'vitest';
import { plainRefusal, refusal } from './refusals';

it.each(['/api/front/site', '/webapi/shows/search'])(
  'a refused request to %s gets an envelope',
  (address) => {
    const { status, headers, body } = plainRefusal(address, 413);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      413,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(JSON.parse(body)).toEqual({
      httpCode: 413,
      apiInfo: {
        code: 'INVALID_FIELD',
        message: 'Content Too Large',
        type: 'error',
        text: 'The body is larger than this address takes. Send less.',
      },
    });
  },
);

it('a server error is not blamed on the client', () => {
  expect(JSON.parse(plainRefusal('/api/front/site', 503).body)).toMatchObject({
    apiInfo: { code: 'UNKNOWN_ERROR' },
  });
});

it.each(['/', '/apis/', '/noticia/api/'])(
  'a refused reader of %s gets a page in both languages',
  (address) => {
    const { headers, body } = plainRefusal(address, 421);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('<h1>Aquest domini no és de cap dels nostres webs.</h1>');
    expect(body).toContain('<p lang="es">Este dominio no es de ninguna de nuestras webs.</p>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

it('a page begins with its message, and links to the front page if there is one', () => {
  const { body } = plainRefusal('/x', 431);
  expect(body).toMatch(/<title>[^<]*galetes d’aquest web/);
  expect(body).toContain('<a href="/">');
  expect(body).toContain('<small lang="en">431 Request Header Fields Too Large</small>');
  expect(plainRefusal('/x', 421).body).not.toContain('<a ');
});

it('a page has `Retry-After` only while the server is unavailable', () => {
  expect(plainRefusal('/', 503).headers['retry-after']).toBe('30');
  expect(plainRefusal('/', 500).headers).not.toHaveProperty('retry-after');
});

it('the address is never echoed', async () => {
  const answer = refusal('/<script>alert(1)</script>', 414);
  expect([answer.status, (await answer.text()).includes('alert')]).toEqual([414, false]);
});

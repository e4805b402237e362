import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ADDRESSES, SITES } from '../sites';
import { PREVIEW, portalWith } from './portal';

const portal = await portalWith();

describe('a page', () => {
  it('is not sent again while it is unchanged', async () => {
    const first = await portal.ask('far', ADDRESSES.far.article);
    const again = await portal.ask('far', ADDRESSES.far.article, {
      'if-none-match': first.headers.etag ?? '',
    });
    expect([first.status, again.status, again.body.length]).toEqual([200, 304, 0]);
  });

  it('is identical when rendered twice', async () => {
    const address = ADDRESSES.far.article + PREVIEW;
    const [first, second] = [await portal.ask('far', address), await portal.ask('far', address)];
    const shown = (body: Buffer) => body.toString().replace(/ data-now="[^"]*"/, '');
    expect(shown(first.body)).toBe(shown(second.body));
  });

  it('has the same text plain, gzipped and as Brotli', async () => {
    const address = ADDRESSES.ribera.article;
    const plain = (await portal.ask('ribera', address)).body.toString();
    const gzip = await portal.ask('ribera', address, { 'accept-encoding': 'gzip' });
    const br = await portal.ask('ribera', address, { 'accept-encoding': 'gzip, deflate, br' });
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain);
  });

  it('does not depend on its reader', async () => {
    for (const site of SITES) {
      for (const address of ['/', ADDRESSES[site].article]) {
        const asReader = () => portal.ask(site, address, { cookie: 'session=1; portal=2' });
        // The page may be rendered again in between, at the start of an hour.
        await expect
          .poll(async () => (await asReader()).body.equals((await portal.ask(site, address)).body))
          .toBe(true);
        const one = await asReader();
        expect(one.headers['set-cookie']).toBeUndefined();
        expect(one.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
        expect(one.headers.vary).toBe('Accept-Encoding, Save-Data');
      }
    }
  });

  it('is not shared between sites', async () => {
    const pages = await Promise.all(SITES.map(async (site) => (await portal.ask(site, '/')).body.toString()));
    expect(new Set(pages).size).toBe(3);
  });

  it('lists its contents in its surrogate keys', async () => {
    const { headers } = await portal.ask('far', '/');
    expect(headers['surrogate-key']).toMatch(/^site-far page-front list-far( c\d+)+$/);
    const article = await portal.ask('far', ADDRESSES.far.article);
    expect(article.headers['surrogate-key']).toMatch(/^site-far page-content c\d+ cd\d+( c\d+)+$/);
  });

  it('forbids third-party and inline scripts', async () => {
    const { headers } = await portal.ask('far', '/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

it('compresses uncached responses, rendered for one request', async () => {
  for (const address of [
    '/buscar?text=moll',
    '/acceso/',
    '/api/front/site?alias=far',
    '/api/front/streaming/list',
  ]) {
    const plain = await portal.ask('far', address);
    const br = await portal.ask('far', address, { 'accept-encoding': 'br' });
    const isLong = plain.body.length > 1024;
    expect([address, br.headers['content-encoding']]).toEqual([address, isLong ? 'br' : undefined]);
    if (isLong) expect(brotliDecompressSync(br.body).length).toBeGreaterThan(br.body.length);
  }
  const found = await portal.ask('far', '/buscar?text=moll', { 'accept-encoding': 'br' });
  expect(found.body.length).toBeLessThan(15_000);
});

it('redirects a cursor of another list to the first page', async () => {
  for (const [address, location] of [
    ['/?cursor=x', '/'],
    ['/politica/?cursor=x', '/politica/'],
    [`${ADDRESSES.far.article}?cursor=a.b`, ADDRESSES.far.article],
  ] as const) {
    const answer = await portal.ask('far', address);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
  }
});

it('hides internal calls between portals from readers', async () => {
  expect((await portal.ask('far', '/api/front/changes')).status).toBe(404);
  // The same holds for the versions of a paywall, published or not.
  expect((await portal.ask('far', '/api/front/paywall-versions?alias=far')).status).toBe(404);
  // Readers have sitemaps instead; each of these responses lists thousands of articles.
  for (const call of ['addresses?kind=contents&file=1&', 'addresses/files?kind=contents&', 'addresses/news?'])
    expect((await portal.ask('far', `/api/front/${call}site=far`)).status, call).toBe(404);
  // A page has one URL, however often its letters are percent-encoded.
  for (const path of ['/%252e/', '/te%2572ritori/', '/%252F/', '/.%2F/', '/te%2572ritori/rss.xml'])
    expect((await portal.ask('far', path)).status, path).toBe(404);
  expect((await portal.ask('far', '/api/front/site?host=far.localhost')).body.toString()).not.toContain(
    'primavera',
  );
});

it('refuses an unknown host with an explanation', async () => {
  const page = await portal.askHost('nobody.example', '/');
  expect([page.status, page.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
  expect(page.body.toString()).toContain('Aquest domini no és de cap dels nostres webs.');
});

it('serves built files compressed and as immutable', async () => {
  // Public pages have inline styles.
  const html = (await portal.ask('far', '/acceso/')).body.toString();
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href ?? '');
  expect(styles.length).toBeGreaterThan(0);
  for (const href of styles) {
    const answer = await portal.ask('far', href, { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  }
});

it('keeps an editor’s preview out of caches and search engines', async () => {
  const { headers, body } = await portal.ask('far', ADDRESSES.far.article + PREVIEW);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body.toString()).toContain('name="robots" content="noindex"');
  const guessed = await portal.ask('far', `${ADDRESSES.far.article}?preview=guess`);
  expect(guessed.headers['cache-control']).toContain('public');
});

describe('the light edition', () => {
  const LIGHT = { cookie: 'edition=light' };

  it('is in no shared cache, whatever the status of its page', async () => {
    for (const [address, status] of [
      [ADDRESSES.far.article, 200],
      ['/no-hi-es/', 404],
    ] as const) {
      const { headers, ...light } = await portal.ask('far', address, LIGHT);
      expect([light.status, headers['cache-control']]).toEqual([status, 'public, max-age=0, s-maxage=0']);
      expect(headers['surrogate-key']).toBeUndefined();
      expect(light.body.toString()).toContain('data-light');
    }
    const full = await portal.ask('far', '/no-hi-es/');
    expect(full.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=[1-9]\d*$/);
  });

  it.each(['/', '/esports/', ADDRESSES.far.article, '/acceso/', '/legal/avis/', '/sense-connexio/'])(
    'is chosen by a link on %s',
    async (address) => {
      const chosen = await portal.ask('far', `${address}?edition=light`);
      expect([chosen.status, chosen.headers.location]).toEqual([303, address]);
      expect(String(chosen.headers['set-cookie'])).toMatch(/^edition=light; Path=\/; Max-Age=31536000/);
      const head = await portal.ask('far', `${address}?edition=full`, {}, { method: 'HEAD' });
      expect(String(head.headers['set-cookie'])).toMatch(/^edition=full;/);
    },
  );

  it('is not chosen by a page that is loaded ahead', async () => {
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      const ahead = await portal.ask('far', '/acceso/?edition=light', { 'sec-purpose': purpose });
      expect([ahead.status, ahead.headers['set-cookie']]).toEqual([503, undefined]);
    }
  });

  it.each([
    '/webapi/x',
    '/api/front/site',
    '/media/x.jpg',
    '/robots.txt',
    '/sw.js',
    '/favicon.ico',
    '/livez',
    '/politica/rss.xml',
    '/redaccio/',
    '/redaccio/entrada/',
  ])('is not chosen at %s, which has none', async (address) => {
    const answer = await portal.ask('far', `${address}?edition=light`);
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('edition');
    expect(answer.headers.location ?? '').not.toBe(address);
  });

  it('is not chosen at a host without a site', async () => {
    for (const address of ['/', '/acceso/', '/sense-connexio/', '/robots.txt', '/redaccio/entrada/']) {
      const answer = await portal.askHost('evil.example', `${address}?edition=light`);
      expect([address, answer.status, answer.headers['set-cookie']]).toEqual([address, 421, undefined]);
    }
  });
});

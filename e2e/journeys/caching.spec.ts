import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask } from '../server';
import { ADDRESSES, expect, SITES, test } from './portal';

test('a page is not sent again while it is the same', async ({ portal }) => {
  const first = await portal.ask('far', ADDRESSES.far.article);
  const again = await portal.ask('far', ADDRESSES.far.article, { 'if-none-match': first.headers.etag ?? '' });
  expect([first.status, again.status, again.body.length]).toEqual([200, 304, 0]);
});

test('a page that was made again is not sent again while it shows the same', async ({ portal }) => {
  const address = `${ADDRESSES.far.article}?preview=preview-for-journeys`;
  const [first, second] = [await portal.ask('far', address), await portal.ask('far', address)];
  const shown = (body: Buffer) => body.toString().replace(/ data-now="[^"]*"/, '');
  expect(shown(first.body)).toBe(shown(second.body));
});

test('what is made for one request is compressed', async ({ portal }) => {
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
  expect(found.body.length).toBeLessThan(13_000);
});

test('an answer says what it shows, for caches that are told of changes', async ({ portal }) => {
  const { headers } = await portal.ask('far', '/');
  expect(headers['surrogate-key']).toMatch(/^site-far list-far( c\d+)+$/);
  const article = await portal.ask('far', ADDRESSES.far.article);
  expect(article.headers['surrogate-key']).toMatch(/^site-far c\d+ cd\d+( c\d+)+$/);
});

test('a cursor that is none of this page’s leads to its beginning', async ({ portal }) => {
  for (const [address, location] of [
    ['/?cursor=x', '/'],
    ['/politica/?cursor=x', '/politica/'],
    [`${ADDRESSES.far.article}?cursor=a.b`, ADDRESSES.far.article],
  ] as const) {
    const answer = await portal.ask('far', address);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
  }
});

test('what portals are told of changes is not for readers', async ({ portal }) => {
  expect((await portal.ask('far', '/api/front/changes')).status).toBe(404);
  // Nor are the versions of a paywall, published or not.
  expect((await portal.ask('far', '/api/front/paywall-versions?alias=far')).status).toBe(404);
  expect((await portal.ask('far', '/api/front/site?host=far.localhost')).body.toString()).not.toContain(
    'primavera',
  );
});

test('a host that no site has is refused, in words', async () => {
  const page = await ask(Number(process.env.PORTAL_PORT), 'nobody.example', '/');
  expect([page.status, page.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
  expect(page.body.toString()).toContain('Aquest domini no és de cap dels nostres llocs.');
});

test('the same page comes plain, gzip and brotli', async ({ portal }) => {
  const address = ADDRESSES.ribera.article;
  const plain = (await portal.ask('ribera', address)).body.toString();
  const gzip = await portal.ask('ribera', address, { 'accept-encoding': 'gzip' });
  const br = await portal.ask('ribera', address, { 'accept-encoding': 'gzip, deflate, br' });
  expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
  expect(gunzipSync(gzip.body).toString()).toBe(plain);
  expect(brotliDecompressSync(br.body).toString()).toBe(plain);
});

test('nothing on a page depends on who reads it', async ({ portal }) => {
  for (const site of SITES) {
    for (const address of ['/', ADDRESSES[site].article]) {
      const asReader = () => portal.ask(site, address, { cookie: 'session=1; portal=2' });
      // A page may be made anew between the two, as an hour begins.
      await expect
        .poll(async () => (await asReader()).body.equals((await portal.ask(site, address)).body))
        .toBe(true);
      const one = await asReader();
      expect(one.headers['set-cookie']).toBeUndefined();
      expect(one.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      expect(one.headers.vary).toBe('Accept-Encoding');
    }
  }
});

test('sites share no page', async ({ portal }) => {
  const pages = await Promise.all(SITES.map(async (site) => (await portal.ask(site, '/')).body.toString()));
  expect(new Set(pages).size).toBe(3);
});

test('built files never change their bytes under a name', async ({ portal }) => {
  // Public pages have their sheets in them.
  const html = (await portal.ask('far', '/acceso/')).body.toString();
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href ?? '');
  expect(styles.length).toBeGreaterThan(0);
  for (const href of styles) {
    const answer = await portal.ask('far', href, { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  }
});

test('a page may not run what is not its own', async ({ portal }) => {
  const { headers } = await portal.ask('far', '/');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('an editor’s preview is kept nowhere and found by nobody', async ({ portal }) => {
  const { headers, body } = await portal.ask('far', `${ADDRESSES.far.article}?preview=preview-for-journeys`);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body.toString()).toContain('name="robots" content="noindex"');
  const guessed = await portal.ask('far', `${ADDRESSES.far.article}?preview=guess`);
  expect(guessed.headers['cache-control']).toContain('public');
});

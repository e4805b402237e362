import { expect, it } from 'vitest';
import { ADDRESSES } from '../sites';
import { portalWith } from './portal';

const portal = await portalWith();

it('writes an error page in the site’s language', async () => {
  const far = (await portal.ask('far', '/cap/')).body.toString();
  const ribera = (await portal.ask('ribera', '/nada/')).body.toString();
  expect(far).toContain('lang="ca"');
  expect(ribera).toContain('lang="es"');
});

it.each([
  ['a broken escape', '/%E0%A4%A'],
  ['a path that climbs out', '/../../etc/passwd'],
  ['a null byte', '/%00/'],
  ['an address of another host', '//evil.example'],
  ['a broken cursor', '/societat/?cursor=%F0'],
  ['a very long path', `/${'a'.repeat(3000)}/`],
  ['a script in the query', '/?x=<script>alert(1)</script>'],
])('responds to %s without a server error, an outside redirect or a stack trace', async (_, address) => {
  const { status, headers, body } = await portal.ask('far', address);
  expect([200, 301, 302, 400, 404]).toContain(status);
  expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
  expect(body.toString()).not.toContain('<script>alert(1)');
  expect(body.toString()).not.toMatch(/\bat .*\.(js|ts):\d+/);
});

it.each([
  ['origin', 'https://elsewhere.example'],
  ['sec-fetch-site', 'cross-site'],
])('refuses a logout from another site’s page, detected by %s', async (name, value) => {
  const answer = await portal.ask(
    'far',
    '/logout/',
    { [name]: value, host: 'far.localhost', cookie: 'session=x' },
    { method: 'POST' },
  );
  expect([answer.status, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
});

it('shows emails to this machine only', async () => {
  expect((await portal.ask('far', '/dev/mail')).status).toBe(200);
  expect((await portal.ask('far', '/dev/mail', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(421);
  expect((await portal.ask('far', '/dev/mail', { host: 'www.elfar.example' })).status).toBe(403);
  expect((await portal.ask('far', '/dev/mail/nothing.eml')).headers['content-type']).toContain('text/html');
});

it('a machine’s own names lead to no site from other machines, whatever port follows them', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
  for (const host of ['far.localhost', 'localhost:81', '127.0.0.1:82', '[::1]:83']) {
    expect((await portal.ask('far', '/', { host })).status, host).toBe(200);
    for (const address of ['/', '/politica/', '/api/front/user/profile'])
      expect((await portal.ask('far', address, { host, ...elsewhere })).status, host + address).toBe(421);
    expect((await portal.ask('far', '/livez', { host, ...elsewhere })).status, host).toBe(200);
  }
});

it('refuses a form of another site’s page that saves a story', async () => {
  const headers = {
    host: 'ribera.localhost',
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
  };
  const form = { id: '1', backUrl: `https://elsewhere.example${ADDRESSES.ribera.article}` };
  const answer = await portal.ask('ribera', '/perfil/contenidos-guardados/', headers, {
    method: 'POST',
    form,
  });
  expect(answer.status).toBe(303);
  // Nobody is logged in, and no redirect leaves the site.
  expect(answer.headers.location).toBe('/acceso/?backUrl=%2Fperfil%2Fcontenidos-guardados%2F');
});

it.each([
  ['DELETE', '/', 'GET, HEAD'],
  ['PUT', '/societat/ultim-faroner-abella/', 'GET, HEAD'],
  ['DELETE', '/acceso/', 'GET, HEAD, POST'],
  ['DELETE', '/api/front/page', 'GET, HEAD'],
  ['PUT', '/api/front/user/login', 'POST'],
] as const)('refuses %s %s, and lists what it accepts: %s', async (method, address, allow) => {
  const { status, headers } = await portal.ask('far', address, {}, { method });
  expect([status, headers.allow]).toEqual([405, allow]);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('has a health check, as text that browsers do not interpret', async () => {
  const { status, headers } = await portal.ask('far', '/livez');
  expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
});

import { expect, test } from './portal';

test('an address that nothing has leads back to the front', async ({ page, portal }) => {
  const response = await page.goto(portal.url('far', '/societat/no-hi-es/'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(portal.url('far'));
});

test('an error page speaks the site’s language', async ({ portal }) => {
  const far = (await portal.ask('far', '/cap/')).body.toString();
  const ribera = (await portal.ask('ribera', '/nada/')).body.toString();
  expect(far).toContain('lang="ca"');
  expect(ribera).toContain('lang="es"');
});

for (const address of [
  '/%E0%A4%A',
  '/../../etc/passwd',
  '/%00/',
  '//evil.example',
  '/societat/?cursor=%F0',
  `/${'a'.repeat(3000)}/`,
  '/?x=<script>alert(1)</script>',
]) {
  test(`rubbish is answered calmly: ${address.slice(0, 30)}`, async ({ portal }) => {
    const { status, headers, body } = await portal.ask('far', address);
    expect([200, 301, 302, 400, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
    expect(body.toString()).not.toContain('<script>alert(1)');
    expect(body.toString()).not.toMatch(/\bat .*\.(js|ts):\d+/);
  });
}

test('a logout that another site’s page sends is refused with a page', async ({ portal }) => {
  for (const [name, value] of [
    ['origin', 'https://elsewhere.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const answer = await fetch(portal.url('far', '/logout/').replace('far.localhost', '127.0.0.1'), {
      method: 'POST',
      headers: { [name]: value, host: 'far.localhost', cookie: 'session=x' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  }
});

test('emails are shown to this machine only', async ({ portal }) => {
  expect((await portal.ask('far', '/dev/mail')).status).toBe(200);
  expect((await portal.ask('far', '/dev/mail', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
  expect((await portal.ask('far', '/dev/mail', { host: 'www.elfar.example' })).status).toBe(403);
  expect((await portal.ask('far', '/dev/mail/nothing.eml')).headers['content-type']).toContain('text/html');
});

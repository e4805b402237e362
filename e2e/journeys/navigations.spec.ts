import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loggedIn } from './account';
import { visited } from './offline';
import { ADDRESSES, expect, test } from './portal';

test.use({ serviceWorkers: 'allow' });

/** A proxy in front of the portal that counts requests by address. */
async function countingProxy(port: number) {
  const asked = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    // Only pages: a worker stores their files, and checks open pages without a reader's cookies.
    if (headers['sec-fetch-mode'] === 'navigate') asked.set(url, (asked.get(url) ?? 0) + 1);
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    asked,
    url: (address: string) => `http://far.localhost:${own}${address}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a page is requested once, whatever the outcome, while a worker stores pages', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  const proxy = await countingProxy(Number(process.env.PORTAL_PORT));
  const through = { ...portal, url: (_: string, address = '/') => proxy.url(address) };
  const onceEach = async (...addresses: string[]) => {
    proxy.asked.clear();
    const [first = ''] = addresses;
    await page.goto(proxy.url(first)).catch(() => undefined);
    await page.waitForLoadState();
    expect(Object.fromEntries(proxy.asked)).toEqual(
      Object.fromEntries(addresses.map((address) => [address, 1])),
    );
  };
  await visited(page, proxy.url('/'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await onceEach(ADDRESSES.far.article);
  // An old address, one in another case, and an unknown one.
  await onceEach('/politica', '/politica/');
  await onceEach('/no-hi-es/');
  // To the login and back, a used email link, an invalid gift.
  await onceEach('/perfil/mi-cuenta/', '/acceso/?backUrl=%2Fperfil%2Fmi-cuenta%2F');
  await onceEach('/registro/validar/?token=spent');
  const entry = '/api/front/user/login/google';
  proxy.asked.clear();
  await page.goto(proxy.url(entry));
  await expect(page).toHaveURL(/\/perfil\/mi-cuenta\/$/);
  const ways = [...proxy.asked].map(([address, count]) => [address.split('?')[0], count]);
  expect(ways).toEqual([
    [entry, 1],
    [`${entry}/return`, 1],
    ['/perfil/mi-cuenta/', 1],
  ]);
  await page.context().clearCookies();
  await loggedIn(page, through, 'far');
  await onceEach('/acceso/?backUrl=%2Fpolitica%2F', '/politica/');
  proxy.close();
});

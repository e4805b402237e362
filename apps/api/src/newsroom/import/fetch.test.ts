import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPrivateAddress, publicLookup } from './addresses';
import { createWebMediaOpener, download, type PrivateOrigin, privateOriginOf, sniffMime } from './fetch';

describe('IP addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '::7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::1',
    '2002:c0a8:101::',
    '2001::1',
    '2001:db8::1',
    'fec0::1',
    'fe80::1%eth0',
    'ff02::1',
    '100::1',
    '192.0.0.8',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    'no address',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '2001:4860:4860::8888',
    '2a00:1450:4003::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '2002:808:808::1',
  ])('%s is public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe('media over the web', () => {
  let origin: string;
  let own: PrivateOrigin | undefined;
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/secret' }).end();
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (request.url === '/nowhere') response.writeHead(302, { location: 'http://[' }).end();
    else if (request.url === '/gif') response.end('GIF89a......');
    else if (request.url === '/slow') return;
    else if (request.url === '/stuck') response.write('GIF89a');
    else if (request.url === '/page') response.end('<html>');
    else response.writeHead(404).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    own = await privateOriginOf(origin);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = 0;
  });

  it('are not fetched from this machine, unless the newsroom’s file came from it', async () => {
    await expect(createWebMediaOpener()(`${origin}/gif`)).rejects.toThrow('private address');
    expect(asked).toBe(0);
    expect((await createWebMediaOpener(own)(`${origin}/gif`)).mime).toBe('image/gif');
  });

  it('are not fetched from a name that resolves to this machine: the checked IP address is the one connected to', async () => {
    const before = asked;
    const { port } = new URL(origin);
    await expect(createWebMediaOpener()(`http://localhost:${port}/gif`)).rejects.toThrow(
      'localhost is a private address',
    );
    expect(asked).toBe(before);
    const answer = await new Promise((resolve) =>
      publicLookup('localhost', { all: true }, (error, addresses) => resolve(error ?? addresses)),
    );
    expect(answer).toMatchObject({ message: 'localhost is a private address' });
  });

  it.each(['[::127.0.0.1]', '[::ffff:127.0.0.1]', '[64:ff9b::127.0.0.1]', '2130706433', '0x7f.1', '127.1'])(
    'are not fetched from this machine by its IP address as %s',
    async (host) => {
      const before = asked;
      const { port } = new URL(origin);
      await expect(createWebMediaOpener()(`http://${host}:${port}/gif`)).rejects.toThrow('private address');
      expect(asked).toBe(before);
    },
  );

  it('are not redirected endlessly, nor to an invalid URL', async () => {
    await expect(createWebMediaOpener(own)(`${origin}/round`)).rejects.toThrow('too many redirects');
    await expect(createWebMediaOpener(own)(`${origin}/nowhere`)).rejects.toThrow('is none');
  });

  it('a redirect of a newsroom’s file into a private network is not followed', async () => {
    for (const address of ['/away', '/inside'])
      await expect(download(`${origin}${address}`, '/nowhere', own)).rejects.toThrow('private address');
    await expect(download(`${origin}/gif`, '/nowhere')).rejects.toThrow('private address');
  });

  it('a public origin never becomes a private one, whatever its name resolves to later', async () => {
    expect(await privateOriginOf('https://8.8.8.8/feed')).toBeUndefined();
    expect(await privateOriginOf('https://nobody.invalid/feed')).toBeUndefined();
    const { port } = new URL(origin);
    const named = await privateOriginOf(`http://localhost:${port}/feed`);
    expect((await createWebMediaOpener(named)(`http://localhost:${port}/gif`)).mime).toBe('image/gif');
  });

  it('are recognised by their bytes, and checked again after each redirect', async () => {
    await expect(createWebMediaOpener(own)(`${origin}/page`)).rejects.toThrow('no picture');
    await expect(createWebMediaOpener(own)(`${origin}/away`)).rejects.toThrow('private address');
    await expect(createWebMediaOpener(own)(`${origin}/lost`)).rejects.toThrow('404');
  });

  it.each(['/slow', '/stuck'])('give up a host after three time-outs in a row: %s', async (address) => {
    const open = createWebMediaOpener(own, 400);
    await expect(open(`${origin}${address}`)).rejects.toThrow('no answer in time');
    await expect(open(`${origin}${address}`)).rejects.toThrow('no answer in time');
    await open(`${origin}/gif`);
    for (let time = 0; time < 3; time += 1)
      await expect(open(`${origin}${address}`)).rejects.toThrow('no answer in time');
    asked = 0;
    await expect(open(`${origin}/gif`)).rejects.toThrow('3 times in a row');
    expect(asked).toBe(0);
  });

  it.each(['file:///etc/passwd', 'ftp://x.example/a', 'data:image/png;base64,x'])(
    'are not fetched from %s',
    async (address) => {
      await expect(createWebMediaOpener()(address)).rejects.toThrow();
    },
  );
});

it('detects file types by their first bytes', () => {
  expect(sniffMime(Buffer.from('\xff\xd8\xff\xe0', 'latin1'))).toBe('image/jpeg');
  expect(sniffMime(Buffer.from('%PDF-1.7'))).toBe('application/pdf');
  expect(sniffMime(Buffer.from('\ufeffWEBVTT\n\n'))).toBe('text/vtt');
  expect(sniffMime(Buffer.from('<svg onload=alert(1)>'))).toBeUndefined();
});

import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkAddress, listenOn } from './listening';

it('leaves an available address free', async () => {
  const server = createServer();
  await checkAddress(0, '127.0.0.1');
  await listenOn(server, 0, '127.0.0.1');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(checkAddress(port, '127.0.0.1')).rejects.toThrow(`PORT ${port} is in use by another program`);
  server.close();
  await once(server, 'close');
  await checkAddress(port, '127.0.0.1');
});

it.each(['192.0.2.7', 'nobody.invalid', '999.1.1.1'])(
  'names a host that does not belong to this machine: %s',
  async (host) => {
    await expect(checkAddress(0, host)).rejects.toThrow(
      `HOST must be an address of this machine, or a name of one; it is "${host}"`,
    );
  },
);

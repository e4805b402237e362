import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { SettingsError } from '../process';

/** Message for an address that cannot be listened on; it names the wrong setting. */
function addressProblem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingsError(
        `PORT ${port} is in use by another program. Stop that one, or choose another port.`,
      );
    case 'EACCES':
      return new SettingsError(`PORT ${port} is not for this user: choose one over 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new SettingsError(
        `HOST must be an address of this machine, or a name of one; it is ${JSON.stringify(host)} (${error.code}).`,
      );
    default:
      return error;
  }
}

/**
 * Listens on an address.
 * @throws SettingsError naming `HOST` or `PORT` if it is not available
 */
export async function listenOn(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw error instanceof Error ? addressProblem(error, port, host) : error;
  }
}

/**
 * Checks that an address is available, before long work that would be wasted.
 * @throws SettingsError
 */
export async function checkAddress(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listenOn(probe, port, host);
  probe.close();
  await once(probe, 'close');
}

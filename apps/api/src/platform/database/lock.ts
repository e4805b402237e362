import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The system limits the path of a Unix socket to 104 bytes on macOS, 108 on Linux; PostgreSQL's own name
 * takes 16.
 */
const MAX_SOCKET_FOLDER_LENGTH = 84;

/**
 * Folder for the sockets of a data folder: inside it, or in the system's temporary folder if its path is too
 * long.
 */
export function socketFolder(dataFolder: string): string {
  const real = realpathSync(dataFolder);
  if (Buffer.byteLength(real) <= MAX_SOCKET_FOLDER_LENGTH) return real;
  const name = createHash('sha256').update(real).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `portal-${name}`);
}

async function answers(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function listen(socketPath: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen(socketPath);
  await once(server, 'listening');
  server.unref();
  return server;
}

export type FolderLock = { release: () => Promise<void> };

/**
 * Locks a data folder for this process. Two processes on one embedded database would silently lose rows.
 * @returns the lock, or null if another living process holds it. The lock of a dead process is taken over.
 */
export async function holdFolder(folder: string): Promise<FolderLock | null> {
  const socketPath = path.join(folder, 'lock.sock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const server = await listen(socketPath);
      return {
        release: async () => {
          server.close();
          await rm(socketPath, { force: true });
        },
      };
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
      if (await answers(socketPath)) return null;
      await rm(socketPath, { force: true });
    }
  }
  return null;
}

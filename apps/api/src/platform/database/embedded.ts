import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { builtProgram, closeFiles } from '../process';
import { type FolderLock, holdFolder, socketFolder } from './lock';

/** PostgreSQL's socket name on the default port, which clients look for in a folder. */
const SOCKET_NAME = '.s.PGSQL.5432';

export type EmbeddedDatabase = { socketFolder: string; close: () => Promise<void> };

/** Another process has the embedded database of this folder open. */
export class FolderInUse extends Error {
  constructor(readonly folder: string) {
    super(
      `The data folder ${folder} is in use by another Portal process. Stop that one, or choose another folder with PORTAL_DATA_DIR.`,
    );
    this.name = 'FolderInUse';
  }
}

async function startWorker(dataFolder: string, socketPath: string): Promise<Worker> {
  await rm(socketPath, { force: true });
  const worker = new Worker(builtProgram('embedded.worker'), { workerData: { dataFolder, socketPath } });
  // `once` rejects if the worker fails before it is ready.
  await once(worker, 'message');
  return worker;
}

async function stopWorker(worker: Worker): Promise<void> {
  worker.postMessage('close');
  await once(worker, 'exit');
}

/**
 * Starts PostgreSQL in a worker thread of this process, behind a Unix socket.
 * @param folder the data folder (`.portal`); created if missing.
 * @throws FolderInUse if another process has it open.
 */
export async function openEmbedded(folder: string): Promise<EmbeddedDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sockets = socketFolder(folder);
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const lock: FolderLock | null = await holdFolder(sockets);
  if (!lock) throw new FolderInUse(folder);
  const socketPath = path.join(sockets, SOCKET_NAME);
  try {
    const databaseFolder = path.join(folder, 'database');
    const worker = await startWorker(databaseFolder, socketPath);
    // Whatever the process's umask, the engine unpacks its first files readable by everybody, and a later
    // start may rewrite its list of tables.
    closeFiles(databaseFolder);
    return {
      socketFolder: sockets,
      close: async () => {
        await stopWorker(worker);
        await rm(socketPath, { force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

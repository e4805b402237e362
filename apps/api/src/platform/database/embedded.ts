import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { builtProgram, closeFiles } from '../process';
import { type FolderLock, holdFolder, socketFolder } from './lock';

/** PostgreSQL's name for its socket on the default port, which clients look for in the folder they are given. */
const SOCKET_NAME = '.s.PGSQL.5432';

export type EmbeddedDatabase = { socketFolder: string; close: () => Promise<void> };

/** Another process keeps the embedded database of this folder. */
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
  // `once` rejects when the worker fails before it is ready.
  await once(worker, 'message');
  return worker;
}

async function stopWorker(worker: Worker): Promise<void> {
  worker.postMessage('close');
  await once(worker, 'exit');
}

/**
 * Opens PostgreSQL inside this process, in a worker thread behind a Unix socket.
 * @param folder the data folder (`.portal`); made when missing.
 * @throws FolderInUse when another process has it open.
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
    // Whatever the process's umask, the engine unpacks its first files for everybody, and a later start may write its list of tables anew.
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

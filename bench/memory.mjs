/** Memory of an idle `npm start`: the portal with its embedded database. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';
import { asker } from './http.mjs';
import { ownNewsroom } from './newsroom-folder.mjs';
import { startServer } from './servers.mjs';

const QUIET_MS = 30_000;
const START = path.join(import.meta.dirname, '../scripts/start.mjs');

/** Processes of a tree, including its root. */
function treeOf(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

/** Resident memory of a process in bytes. */
function residentOf(pid) {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const port = await freePort();
  const data = await ownNewsroom(context);
  const command = await startServer([START], {
    ready: 'Portal is ready',
    env: { PORT: String(port), PORTAL_DATA_DIR: data },
  });
  const { page, close } = asker(port, 'far.localhost');
  await page('/');
  close();
  await wait(QUIET_MS);
  let tree;
  try {
    tree = treeOf(command.pid).map((pid) => ({ pid, bytes: residentOf(pid) }));
  } catch {
    console.info('  The system does not tell of processes: memory at rest is not measured');
    return;
  }
  const megabytes = (bytes) => bytes / 1024 / 1024;
  const largest = Math.max(...tree.map(({ bytes }) => bytes));
  const all = tree.reduce((sum, { bytes }) => sum + bytes, 0);
  context.note({
    id: 'memory.rest',
    what: `memory of the portal's process, embedded database, after ${QUIET_MS / 1000} s of quiet`,
    value: megabytes(largest),
    unit: 'MB',
    floor: 400,
    aim: 330,
    detail: `${Math.round(megabytes(all))} MB with the command over it`,
  });
}

/**
 * PostgreSQL on this machine for tests of the back end: on loopback, in its own folder, deleted afterwards.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { atEnd } from './prepare.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs; null if it is not installed. */
function programs() {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  const packaged = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  return (
    [...places, ...packaged.map((version) => path.join(DEBIAN, version, 'bin'))].find((place) =>
      existsSync(path.join(place, 'initdb')),
    ) ?? null
  );
}

export const hasPostgres = () => programs() !== null;

/** In-memory file system, and the free space and machine memory required to use it. */
const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** Fastest folder for temporary files: in memory if there is plenty of it. */
function quickest() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ROOM ? MEMORY : tmpdir();
}

let quick;
/** Temporary folder of this command, deleted when it ends. */
export function quickFolder() {
  if (quick) return quick;
  quick = mkdtempSync(path.join(quickest(), 'portal-'));
  atEnd(() => rmSync(quick, { recursive: true, force: true, maxRetries: 5 }));
  return quick;
}

/** Data need not survive a crash, and no database lives long enough to need vacuuming. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

/**
 * Starts PostgreSQL if it is installed.
 * @returns its URL and how to stop it; null if it is not installed
 */
export async function startPostgres() {
  const bin = programs();
  if (!bin) return null;
  const folder = mkdtempSync(path.join(quickest(), 'portal-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    // PostgreSQL does not run as root.
    chmodSync(folder, 0o755);
    spawnSync('chown', ['nobody', folder]);
  }
  const run = (command) =>
    isRoot
      ? spawnSync('su', ['nobody', '-s', '/bin/sh', '-c', command], { encoding: 'utf8' })
      : spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' });
  const port = await freePort();
  const data = path.join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const made = run(`"${bin}/initdb" -D "${data}" -U postgres -A trust --no-sync -E UTF8`);
  const options = `-p ${port} -k "${folder}" ${['listen_addresses=127.0.0.1', ...SETTINGS].map((setting) => `-c ${setting}`).join(' ')}`;
  const started =
    made.status === 0
      ? run(`"${bin}/pg_ctl" -D "${data}" -w -l "${folder}/log" -o '${options}' start`)
      : made;
  if (started.status !== 0) {
    remove();
    const problem = `PostgreSQL is installed but did not start: ${started.stderr}`;
    if (process.env.CI) throw new Error(problem);
    console.info(`${problem}\nThe back end is tested on the embedded database alone.`);
    return null;
  }
  const stop = () => {
    takeBack();
    run(`"${bin}/pg_ctl" -D "${data}" -m immediate stop`);
    remove();
  };
  // Otherwise it would survive an interrupted command.
  const takeBack = atEnd(stop);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

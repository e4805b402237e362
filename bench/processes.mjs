/** Runs work in a process with a time limit, and ends everything that it started. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Inherited by every started process, even in another session: a process with this mark belongs to the run.
 */
export const MARK = 'PORTAL_BENCH_RUN';
/** Milliseconds for processes to end by themselves, and between checks. */
const ENDING_MS = 4_000;
const LOOK_MS = 50;

const TELLS_OF_PROCESSES = existsSync('/proc/self/environ');

/** Other processes with a mark; empty on systems without /proc. */
function marked(mark) {
  if (!TELLS_OF_PROCESSES) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    if (pid === process.pid) return false;
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARK}=${mark}`);
    } catch {
      // It has ended in the meantime.
      return false;
    }
  });
}

/**
 * Whether a process is running. An ending process has lost its environment but may still hold its ports; a
 * zombie holds nothing.
 */
function isRunning(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !['Z', 'X'].includes(stat.slice(stat.lastIndexOf(')') + 2)[0] ?? '');
  } catch {
    return false;
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process group and all processes with its mark, by force if necessary. */
export async function endAll(mark, group) {
  const known = new Set();
  const look = () => {
    for (const pid of marked(mark)) known.add(pid);
    return [...known].filter(isRunning);
  };
  const signal = (name) => {
    if (group) send(-group, name);
    for (const pid of look()) send(pid, name);
  };
  // A group exists until its zombies are reaped, so it is only checked if there is no better source.
  const isThere = () => (TELLS_OF_PROCESSES ? look().length > 0 : group !== undefined && send(-group, 0));
  const untilGone = async () => {
    for (let waited = 0; isThere() && waited < ENDING_MS; waited += LOOK_MS) await wait(LOOK_MS);
  };
  signal('SIGTERM');
  await untilGone();
  if (!isThere()) return;
  signal('SIGKILL');
  // Signals take a moment, and so do the processes that they end.
  await untilGone();
}

/**
 * Runs a Node program in its own process group. When it ends, by itself, at its deadline or because of
 * `signal`, everything that it started is ended too.
 * @param {readonly string[]} args
 * @param {{ seconds: number, env?: Record<string, string>, onMessage?: (message: unknown) => void, signal?:
 * AbortSignal }} options
 * @returns why it failed; undefined if it did not
 */
export async function runBounded(args, { seconds, env = {}, onMessage, signal }) {
  const mark = randomUUID();
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, [MARK]: mark },
  });
  if (onMessage) child.on('message', onMessage);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, by) => resolve(code === 0 ? undefined : `ended with ${by ?? code}`));
  });
  const deadline = new AbortController();
  const late = wait(seconds * 1000, `took more than ${seconds} seconds`, { signal: deadline.signal }).catch(
    () => undefined,
  );
  const interrupted = new Promise((resolve) => {
    if (signal?.aborted) resolve('was interrupted');
    signal?.addEventListener('abort', () => resolve('was interrupted'), { once: true });
  });
  try {
    return await Promise.race([ended, late, interrupted]);
  } finally {
    deadline.abort();
    await endAll(mark, child.pid);
  }
}

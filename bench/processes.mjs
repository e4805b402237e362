/** Runs a piece of work in a process that is bounded in time, and ends everything that it started. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Inherited by whatever is started, in a session of its own or not: what carries it belongs to the run. */
export const MARK = 'PORTAL_BENCH_RUN';
/** Milliseconds that processes have to end by themselves, and between looks. */
const ENDING_MS = 4_000;
const LOOK_MS = 50;

const TELLS_OF_PROCESSES = existsSync('/proc/self/environ');

/** Processes that carry a mark, but for this one; none are known where the system has no /proc. */
function marked(mark) {
  if (!TELLS_OF_PROCESSES) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    if (pid === process.pid) return false;
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARK}=${mark}`);
    } catch {
      // It ended meanwhile.
      return false;
    }
  });
}

/**
 * Whether a process does anything still. One that is ending has lost what it inherited and may hold its ports yet; one
 * that nobody took note of since it ended holds nothing.
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

/** Ends a process's group and what carries its mark, by force what does not end by itself. */
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
  // A group is there until its dead are taken note of, so it is asked only where nothing better tells.
  const isThere = () => (TELLS_OF_PROCESSES ? look().length > 0 : group !== undefined && send(-group, 0));
  const untilGone = async () => {
    for (let waited = 0; isThere() && waited < ENDING_MS; waited += LOOK_MS) await wait(LOOK_MS);
  };
  signal('SIGTERM');
  await untilGone();
  if (!isThere()) return;
  signal('SIGKILL');
  // A signal is on its way for a moment, and what it ends takes another.
  await untilGone();
}

/**
 * Runs a program of Node's in a process group of its own. When it ends, by itself or by its deadline or because of
 * `signal`, everything that it started is ended too.
 * @param {readonly string[]} args
 * @param {{ seconds: number, env?: Record<string, string>, onMessage?: (message: unknown) => void, signal?: AbortSignal }} options
 * @returns why it failed; undefined where it did not
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

import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runBounded } from './processes.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-bounded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Starts a server in the same process group and one in its own session, both ignoring SIGTERM; stores their
 * process ids; then runs the given code.
 */
async function bench(then: string): Promise<string> {
  const file = path.join(folder, 'bench.mjs');
  const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send?.('up');`;
  await writeFile(
    file,
    `import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { writeFileSync } from 'node:fs';
    const start = async (detached) => {
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { detached, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      await once(child, 'message');
      child.disconnect();
      child.unref();
      return child.pid;
    };
    const pids = [await start(false), await start(true)];
    writeFileSync(${JSON.stringify(path.join(folder, 'pids'))}, pids.join(' '));
    process.send({ started: true });
    ${then}`,
  );
  return file;
}

/** Whether a process is running; a zombie does not count. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return process.platform !== 'linux';
  }
}

/** Started processes that still run. */
async function left(): Promise<number[]> {
  const pids = (await readFile(path.join(folder, 'pids'), 'utf8')).split(' ').map(Number);
  return pids.filter(isRunning);
}

/** Processes in other sessions are found only if the system shows the environment a process inherited. */
const survivors = async () => (process.platform === 'linux' ? await left() : (await left()).slice(0, 1));

// Each test waits for two programs to start, and one for a deadline.
describe('a bench in its own process', { tags: ['full'], timeout: 120_000 }, () => {
  test('a failing bench still ends the programs it started', async () => {
    const problem = await runBounded([await bench('process.exit(3);')], { seconds: 60 });
    expect(problem).toBe('ended with 3');
    expect(await survivors()).toEqual([]);
  });

  test('a bench that does not finish is ended at its deadline, with the programs it started', async () => {
    const began = performance.now();
    const problem = await runBounded([await bench('await new Promise(() => setInterval(() => {}, 1000));')], {
      // Enough to start two servers even on a busy machine.
      seconds: 8,
    });
    expect(problem).toBe('took more than 8 seconds');
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(await survivors()).toEqual([]);
  });

  test('an interruption ends a bench and the programs it started', async () => {
    const interruption = new AbortController();
    const problem = await runBounded([await bench('await new Promise(() => setInterval(() => {}, 1000));')], {
      seconds: 60,
      onMessage: () => interruption.abort(),
      signal: interruption.signal,
    });
    expect(problem).toBe('was interrupted');
    expect(await survivors()).toEqual([]);
  });

  test('a successful bench leaves no process and has reported its figures', async () => {
    const told: unknown[] = [];
    const problem = await runBounded([await bench('process.disconnect();')], {
      seconds: 60,
      onMessage: (message: unknown) => told.push(message),
    });
    expect(problem).toBeUndefined();
    expect(told).toEqual([{ started: true }]);
    expect(await survivors()).toEqual([]);
  });
});

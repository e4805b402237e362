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

/** Starts one server in its group and one in a session of its own, deaf to SIGTERM; writes down who they are; then does as told. */
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

/** Whether a process does anything still: one that nobody took note of since it ended does not. */
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

/** What it had started and is there still. */
async function left(): Promise<number[]> {
  const pids = (await readFile(path.join(folder, 'pids'), 'utf8')).split(' ').map(Number);
  return pids.filter(isRunning);
}

/** Sessions of their own are found where the system tells what a process inherited. */
const survivors = async () => (process.platform === 'linux' ? await left() : (await left()).slice(0, 1));

// Each waits for two programs to start, and one for a deadline.
describe('a bench in a process of its own', { tags: ['full'], timeout: 120_000 }, () => {
  test('a bench that fails still ends what it started', async () => {
    const problem = await runBounded([await bench('process.exit(3);')], { seconds: 60 });
    expect(problem).toBe('ended with 3');
    expect(await survivors()).toEqual([]);
  });

  test('a bench that never ends is ended at its deadline, with what it started', async () => {
    const began = performance.now();
    const problem = await runBounded([await bench('await new Promise(() => setInterval(() => {}, 1000));')], {
      // In which two servers start on a busy machine too.
      seconds: 8,
    });
    expect(problem).toBe('took more than 8 seconds');
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(await survivors()).toEqual([]);
  });

  test('an interruption ends a bench and what it started', async () => {
    const interruption = new AbortController();
    const problem = await runBounded([await bench('await new Promise(() => setInterval(() => {}, 1000));')], {
      seconds: 60,
      onMessage: () => interruption.abort(),
      signal: interruption.signal,
    });
    expect(problem).toBe('was interrupted');
    expect(await survivors()).toEqual([]);
  });

  test('a bench that ends well leaves nothing, and has told its figures', async () => {
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

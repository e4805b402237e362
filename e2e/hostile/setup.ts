import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { copied, seeded } from '../newsroom';
import { type RunningPortal, startBackEnd, startPortal, stopPortal } from '../server';

/** A server under attack. */
export type Target = { name: string; port: number; pid: number; folder: string };

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A portal with its back end in the same process, a separate back end, and a portal connected to it by
     * `API_ORIGIN`.
     */
    targets: { portal: Target; backEnd: Target; remote: Target };
  }
}

const targetOf = (name: string, { port, process: { pid = 0 } }: RunningPortal, folder: string): Target => ({
  name,
  port,
  pid,
  folder,
});

/** Three built servers, attacked by all tests. It also checks that each is alive at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-hostile-'));
  const running: RunningPortal[] = [];
  const stop = async () => {
    const ended = running.filter(({ process: { exitCode, signalCode } }) => exitCode !== null || signalCode);
    await Promise.all(running.map((one) => stopPortal(one)));
    await rm(folder, { recursive: true, force: true });
    if (ended.length) throw new Error(ended.map(({ said }) => `a server ended:\n${said()}`).join('\n'));
  };
  try {
    const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
    await seeded(first);
    copied(first, second);
    const env = { PORTAL_LIMITS: 'off' };
    const started = await Promise.all([
      startPortal({ ...env, PORTAL_DATA_DIR: first }),
      startBackEnd({ ...env, PORTAL_DATA_DIR: second }),
    ]);
    running.push(...started);
    const [portal, backEnd] = started;
    const remote = await startPortal({
      ...env,
      API_ORIGIN: `http://127.0.0.1:${backEnd.port}`,
      PORTAL_DATA_DIR: path.join(folder, 'remote'),
    });
    running.push(remote);
    project.provide('targets', {
      portal: targetOf('the portal with its back end', portal, first),
      backEnd: targetOf('the back end alone', backEnd, second),
      remote: targetOf('the portal with a back end elsewhere', remote, second),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

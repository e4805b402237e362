import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a program, and waits until it has ended. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Resolves once something holds that no program reports. */
export async function becomes(
  what: string,
  child: ChildProcess,
  holds: () => Promise<boolean>,
): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} ended with ${child.exitCode ?? child.signalCode}.`);
}

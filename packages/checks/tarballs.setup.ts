import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the tarballs of a run. */
    tarballs: string;
  }
}

/**
 * A folder for the tarballs of a run. The first tests that need them pack them; it is removed after the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-packed-'));
  project.provide('tarballs', folder);
  return () => rm(folder, { recursive: true, force: true });
}

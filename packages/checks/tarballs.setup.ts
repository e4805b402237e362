import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of what is packed in a run. */
    tarballs: string;
  }
}

/** A place for the tarballs of a run. The first tests that need them pack; it is gone with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-packed-'));
  project.provide('tarballs', folder);
  return () => rm(folder, { recursive: true, force: true });
}

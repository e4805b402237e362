import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seeded } from '../newsroom';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Folder of a run, deleted with it: `newsroom` in it is the seeded demo newsroom, which no server opens.
     */
    httpFolder: string;
  }
}

/** Seeds the newsroom once for a run, or copies the one that `PORTAL_NEWSROOM` names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-http-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  await seeded(path.join(folder, 'newsroom')).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  project.provide('httpFolder', folder);
  return remove;
}

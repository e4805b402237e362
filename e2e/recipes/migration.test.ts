import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Project } from './project';

/** “Change the database”: the next migration is generated from the schema and the last snapshot. */
const MIGRATIONS = 'apps/api/drizzle';

let project: Project;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project?.remove());

const generate = (name: string) =>
  project.run(path.join(project.at, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], {
    folder: 'apps/api',
  });
const migrations = async () =>
  (await readdir(path.join(project.at, MIGRATIONS))).filter((file) => file.endsWith('.sql'));

it('finds nothing to migrate if the schema matches the migrations', async () => {
  expect(await generate('nothing')).toContain('No schema changes');
});

it('writes only the changes of the schema', async () => {
  const before = await migrations();
  await project.edit(
    'apps/api/src/sites/tables.ts',
    "export const boards = pgTable('boards', {\n",
    "export const boards = pgTable('boards', {\n  trial: text(),\n",
  );
  await generate('trial');
  const [added = '', ...others] = (await migrations()).filter((file) => !before.includes(file));
  expect(others).toEqual([]);
  expect(added).toMatch(/^\d{4}_trial\.sql$/);
  expect((await project.read(`${MIGRATIONS}/${added}`)).trim()).toBe(
    'ALTER TABLE "boards" ADD COLUMN "trial" text;',
  );
});

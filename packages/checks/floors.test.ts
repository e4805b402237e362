import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_FLOORS } from '../../.dependency-cruiser.mjs';

const reportSchema = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
  }),
});

const root = path.join(import.meta.dirname, '../..');
const source = path.join(root, 'apps/api/src');

/** A folder without a floor: the one name here that no folder of the back end may have. */
const UNKNOWN = 'novelty/new';
/** Imports that break a rule each, by the file that has them. */
const BROKEN = {
  'apps/api/src/content/stories/tables.ts': ['boards/assemble', 'api-floor-database'],
  'apps/api/src/platform/http/api-error.ts': ['http/answers', 'api-floor-accounts'],
  'apps/api/src/readers/accounts/reader.ts': ['pages/content', 'api-floor-accounts'],
  'apps/api/src/content/stories/cards.ts': ['search/search', 'api-floor-contents'],
  'apps/api/src/platform/mail/outbox.ts': ['testing/log', 'api-testing-for-tests'],
  'apps/api/src/pages/page.ts': [UNKNOWN, 'api-floor-unknown'],
} as const;
/** Imports that are right. */
const RIGHT = {
  'apps/api/src/server/http/app.ts': 'accounts/api-error',
  'apps/api/src/content/boards/assemble.ts': 'contents/cards',
  'apps/api/src/platform/mail/mailer.test.ts': 'http/app',
  'apps/api/src/testing/reader.ts': 'http/app',
};

let house: string;
beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'portal-floors-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(house, file)), { recursive: true });
    await writeFile(path.join(house, file), text);
  };
  const imported = [...Object.values(BROKEN).map(([name]) => name), ...Object.values(RIGHT)];
  for (const name of imported) await write(`apps/api/src/${name}.ts`, 'export const value = 1;\n');
  const files = [
    ...Object.entries(BROKEN).map(([file, [name]]) => [file, name] as const),
    ...Object.entries(RIGHT),
  ];
  for (const [file, name] of files)
    await write(file, `import { value } from '../${name}';\nexport const other = value;\n`);
  await write(
    'tsconfig.base.json',
    '{ "compilerOptions": { "moduleResolution": "bundler", "module": "esnext" } }',
  );
});
afterAll(() => rm(house, { recursive: true, force: true }));

it('names files of the back end, and one folder that is none of it', () => {
  const files = [...Object.keys(BROKEN), ...Object.keys(RIGHT)];
  const imported = [...Object.values(BROKEN).map(([name]) => name), ...Object.values(RIGHT)];
  const named = [...files, ...imported.map((name) => `apps/api/src/${name}.ts`)];
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([`apps/api/src/${UNKNOWN}.ts`]);
});

it('a folder of the back end imports only those below it', async () => {
  const config = path.join(root, '.dependency-cruiser.mjs');
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [bin, '--config', config, '--output-type', 'json', 'apps'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: house, maxBuffer: 1e8 }).catch(
    // It fails where it found something.
    (failed: { stdout: string }) => failed,
  );
  const { violations } = v.parse(reportSchema, JSON.parse(stdout)).summary;
  expect(violations.map(({ from, rule }) => `${from} ${rule.name}`).sort()).toEqual(
    Object.entries(BROKEN)
      .map(([file, [, rule]]) => `${file} ${rule}`)
      .sort(),
  );
});

it('every folder of the back end has its floor', async () => {
  const entries = await readdir(source, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...API_FLOORS, 'testing'].sort()).toEqual(folders.sort());
});

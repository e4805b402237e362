import { execFile } from 'node:child_process';
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

/** Imports that break a rule each, by the file that has them. */
const BROKEN = {
  'apps/api/src/database/schema.ts': ['boards/plan', 'api-floor-database'],
  'apps/api/src/accounts/refusal.ts': ['http/answers', 'api-floor-accounts'],
  'apps/api/src/accounts/reader.ts': ['pages/content', 'api-floor-accounts'],
  'apps/api/src/contents/cards.ts': ['search/search', 'api-floor-contents'],
  'apps/api/src/mail/post.ts': ['testing/log', 'api-testing-for-tests'],
  'apps/api/src/pages/page.ts': ['novelty/new', 'api-floor-unknown'],
} as const;
/** Imports that are right. */
const RIGHT = {
  'apps/api/src/http/calls.ts': 'accounts/refusal',
  'apps/api/src/boards/assemble.ts': 'contents/cards',
  'apps/api/src/mail/post.test.ts': 'http/calls',
  'apps/api/src/testing/reader.ts': 'http/calls',
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

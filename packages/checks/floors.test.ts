import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_LEVELS } from '../../.dependency-cruiser.mjs';

const reportSchema = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
  }),
});

const root = path.join(import.meta.dirname, '../..');
const source = path.join(root, 'apps/api/src');

/** A folder that is no level of the back end, under a name that no folder there may have. */
const UNKNOWN = 'novelty/new';
/** Imports that break one rule each, by file. */
const BROKEN = {
  'platform/mail/outbox.ts': ['sites/index', 'api-level-platform'],
  'content/stories/tables.ts': ['newsroom/desk/index', 'api-level-content'],
  'readers/accounts/reader.ts': ['pages/index', 'api-level-readers'],
  'participation/polls/reading.ts': ['participation/comments/words', 'api-through-index'],
  'sites/file.ts': ['platform/log/log', 'api-through-index'],
  'newsroom/desk/people.ts': ['sites/site-record', 'api-through-index'],
  'index.ts': ['server/open', 'api-through-index'],
  'platform/mail/mail-folder.ts': ['testing/log', 'api-testing-for-tests'],
  'pages/page.ts': [UNKNOWN, 'api-level-unknown'],
} as const;
/** Allowed imports. */
const RIGHT = {
  'server/http/app.ts': 'platform/http/index',
  'content/boards/assemble.ts': 'content/stories/index',
  'sites/store.ts': 'sites/site-record',
  'sites/legal/labels.ts': 'sites/index',
  'platform/mail/mailer.test.ts': 'server/http/app',
  'testing/reader.ts': 'server/http/app',
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
  for (const [file, name] of files) {
    const from = path.posix.relative(path.posix.dirname(file), name);
    const specifier = from.startsWith('.') ? from : `./${from}`;
    await write(
      `apps/api/src/${file}`,
      `import { value } from '${specifier}';\nexport const other = value;\n`,
    );
  }
  await write(
    'tsconfig.base.json',
    '{ "compilerOptions": { "moduleResolution": "bundler", "module": "esnext" } }',
  );
});
afterAll(() => rm(house, { recursive: true, force: true }));

it('names files of the back end, and one unknown folder', () => {
  const files = [...Object.keys(BROKEN), ...Object.keys(RIGHT)];
  const imported = [...Object.values(BROKEN).map(([name]) => name), ...Object.values(RIGHT)];
  const named = [...files, ...imported.map((name) => `${name}.ts`)].map((name) => `apps/api/src/${name}`);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([`apps/api/src/${UNKNOWN}.ts`]);
});

it('a level of the back end imports only the levels below it, and enters a domain through its index', async () => {
  const config = path.join(root, '.dependency-cruiser.mjs');
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [bin, '--config', config, '--output-type', 'json', 'apps'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: house, maxBuffer: 1e8 }).catch(
    // The command exits with an error when it finds something.
    (failed: { stdout: string }) => failed,
  );
  const { violations } = v.parse(reportSchema, JSON.parse(stdout)).summary;
  expect(violations.map(({ from, rule }) => `${from} ${rule.name}`).sort()).toEqual(
    Object.entries(BROKEN)
      .map(([file, [, rule]]) => `apps/api/src/${file} ${rule}`)
      .sort(),
  );
});

it('the back end has only its levels, its test doubles and test helpers as folders', async () => {
  const entries = await readdir(source, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...API_LEVELS, 'doubles', 'testing'].sort()).toEqual(folders.sort());
});

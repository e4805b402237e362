import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { freePort } from '../../scripts/free-port.mjs';
import { copyProject } from '../copy';
import { ended } from '../server';
import { ask, test } from './pages-seen';

/**
 * `npm run dev` over a copy of the project, whose files are edited while it runs. It has no demo newsroom:
 * the edits show on any front.
 */
/** Milliseconds within which an edit is served on a busy machine; on an idle one it takes half a second. */
const MAX_MS = 20_000;

/** For each layer a file, an edit of it, and what the front then shows. */
const EDITS = [
  {
    floor: 'the portal',
    file: 'apps/portal/app/document/Document.tsx',
    from: 'lang={locale.language}',
    to: 'lang={locale.language} data-edit="portal-edit"',
    says: 'portal-edit',
  },
  {
    floor: 'ui',
    file: 'packages/ui/src/footer/Footer.tsx',
    from: 'data-part="footer"',
    to: 'data-part="footer" data-edit="ui-edit"',
    says: 'ui-edit',
  },
  {
    floor: 'model',
    file: 'packages/model/src/dates/format.ts',
    from: 'fill(locale.fullDay, ',
    to: "'model-edit ' + fill(locale.fullDay, ",
    says: 'model-edit',
  },
  {
    floor: 'data',
    file: 'packages/data/src/content/pages.ts',
    from: 'body) => v.parse(siteSchema, body))',
    to: "body) => ({ ...v.parse(siteSchema, body), tagline: 'edit-of-data' }))",
    says: 'edit-of-data',
  },
  {
    floor: 'the back end',
    file: 'apps/api/src/pages/front.ts',
    from: `title: \`\${site.name}: `,
    to: 'title: `api-edit ',
    says: 'api-edit',
  },
  {
    floor: 'a site’s file',
    file: 'apps/api/sites/far.yaml',
    from: 'description: ',
    to: 'description: site-edit ',
    says: 'site-edit',
  },
  {
    floor: 'tokens',
    file: 'tokens/sites/far/brand.tokens.json',
    from: '"wordmarkTracking": {\n      "$type": "number",\n      "$value": -0.025',
    to: '"wordmarkTracking": {\n      "$type": "number",\n      "$value": 1.5',
    // The wordmark is drawn by its tokens: now wider.
    says: 'viewBox="0 0 10',
  },
];
/** Imported by nearly every page. */
const TEXTS = 'packages/ui/src/dictionaries/ca/shell.ts';
const FAULTY = { file: 'apps/portal/app/document/Document.tsx', from: 'return (', to: 'return ((' };

let folder: string;
let copy: string;
let server: ChildProcess;
let port: number;
let said = '';

async function front(): Promise<{ status: number; text: string }> {
  const { status, body } = await ask(port, 'far.localhost', '/');
  return { status, text: body.toString() };
}

/** Milliseconds until the front shows the edit. */
async function shown(isShown: (page: { status: number; text: string }) => boolean): Promise<number> {
  const began = performance.now();
  await expect.poll(async () => isShown(await front()), { timeout: 25_000, intervals: [10] }).toBe(true);
  return performance.now() - began;
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(copy, file), 'utf8');
  expect(text, `${file} has what this test edits`).toContain(from);
  await writeFile(path.join(copy, file), text.replace(from, to));
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(path.join(tmpdir(), 'portal-development-'));
  copy = path.join(folder, 'project');
  await copyProject(copy);
  port = await freePort();
  server = spawn(process.execPath, ['apps/portal/dev.mjs'], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PORTAL_DATA_DIR: path.join(folder, 'data'),
      PORTAL_DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text;
      if (said.includes('Developing at')) resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`development ended with ${code}: ${said}`)));
  });
  expect((await front()).status).toBe(200);
});
test.afterAll(async () => {
  server.kill('SIGTERM');
  await ended(server);
  await rm(folder, { recursive: true, force: true });
});

for (const { floor, file, from, to, says } of EDITS)
  test(`an edit of ${floor} appears on the next page, over the same database`, async () => {
    expect((await front()).text.includes(says)).toBe(false);
    const before = said.length;
    await edit(file, from, to);
    const took = await shown(({ text }) => text.includes(says));
    test.info().annotations.push({ type: 'milliseconds', description: String(Math.round(took)) });
    expect(took).toBeLessThan(MAX_MS);
    // Possibly with other files that changed at the same time.
    await expect.poll(() => said.slice(before)).toMatch(new RegExp(`Reloaded .*: .*${file}`));
    expect(said.match(/Opening the embedded database/g)).toHaveLength(1);
  });

test('pages requested continuously while texts are edited are complete', async () => {
  const statuses = new Set<number>();
  let last = 'Tots els drets reservats';
  for (let edits = 1; edits <= 8; edits += 1) {
    const next = `Drets reservats, ${edits}`;
    await edit(TEXTS, last, next);
    await shown(({ status, text }) => {
      statuses.add(status);
      return text.includes(next);
    });
    last = next;
  }
  expect([...statuses]).toEqual([200]);
});

test('a site whose theme is no brand is reported, and still rendered', async () => {
  await edit('apps/api/sites/far.yaml', 'theme: far', 'theme: fanal');
  await expect.poll(() => said).toContain('is drawn without a brand: the theme “fanal” of far.yaml');
  await shown(({ status }) => status === 200);
});

test('an edit that cannot be served shows its error, and the next one fixes it', async () => {
  await edit(FAULTY.file, FAULTY.from, FAULTY.to);
  await shown(
    ({ status, text }) => status === 500 && text.includes('Document.tsx') && !text.includes('[38;5;'),
  );
  await edit(FAULTY.file, FAULTY.to, FAULTY.from);
  await shown(({ status }) => status === 200);
});

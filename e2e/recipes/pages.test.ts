import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type RunningPortal, startPortal, stopPortal } from '../server';
import { openProject, type Project } from './project';

/** A page, an island on it, a module on a front and a call, each as generated, built once and served. */
const TYPE = 'election-night';
const ISLAND = 'TideTable';
const MODULE = 'photo-strip';
const MODULE_TITLE = 'Mirades de la setmana';
const STORY = 'El port torna a obrir la bocana';

const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title><link>https://example.org/</link>
<description>Feed</description><item><title>${STORY}</title><link>https://example.org/port/bocana/</link>
<guid>https://example.org/port/bocana/</guid><pubDate>Wed, 18 Mar 2026 17:10:00 +0100</pubDate>
<description>La llotja reprèn la subhasta a les cinc.</description></item></channel></rss>`;

let project: Project;
let portal: RunningPortal | undefined;
beforeAll(async () => {
  project = await openProject();
});
afterAll(async () => {
  if (portal) await stopPortal(portal);
  await project?.remove();
});

async function build(): Promise<void> {
  // The model's declarations serve only external packages: they take as long to build as its code.
  const tsup = path.join(project.at, 'node_modules/.bin/tsup');
  await project.run(tsup, [], { folder: 'packages/model' });
  await project.run(process.execPath, ['scripts/node-imports.mjs'], { folder: 'packages/model' });
  await project.run(tsup, [], { folder: 'apps/api' });
  await project.run(process.execPath, ['build.mjs'], { folder: 'apps/portal' });
}

async function page(
  address: string,
): Promise<{ status: number; text: string; location?: string | undefined }> {
  const { status, body, headers } = await ask(portal?.port ?? 0, 'far.localhost', address);
  return { status, text: body.toString(), location: headers.location };
}

it('a page, an island and a module compile as generated', async () => {
  await project.make('page', TYPE);
  await project.make('island', ISLAND);
  await project.make('module', MODULE);
  await expect(project.make('page', TYPE), 'a second time').rejects.toThrow('is there already');
  await expect(project.make('island', ISLAND)).rejects.toThrow('is there already');
  await expect(project.make('module', MODULE)).rejects.toThrow('There is a module');

  // The next steps of an author: the island on the page, the module on a front.
  const file = `apps/portal/app/pages/${TYPE}.tsx`;
  await project.edit(
    file,
    'import { LISTING_LIFETIMES }',
    `import { Island } from '../Island';\nimport tide from '../islands/${ISLAND}';\nimport { LISTING_LIFETIMES }`,
  );
  await project.edit(
    file,
    '    </PageMain>',
    `      <Island of={tide} id="tide" props={{ label: 'Marees' }} locale={locale} />\n    </PageMain>`,
  );
  await project.edit(
    'apps/api/sites/far.yaml',
    '\nboards:\n',
    `\nboards:\n  - layout: "100"\n    columns:\n      - - { type: ${MODULE}, title: ${MODULE_TITLE}, select: { count: 3 } }\n`,
  );
  // The portal's type check also covers its dependencies.
  await project.compile('apps/portal');
  await project.lint('apps/portal/app', 'apps/api/src/pages', 'packages/model/src/content');
});

it('a call compiles, and its domain is imported through its index', async () => {
  const add = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(project.at, file)), { recursive: true });
    await writeFile(path.join(project.at, file), text);
  };
  await project.edit(
    'packages/model/src/routes/calls.ts',
    "  alerts: '/api/front/alerts',",
    "  alerts: '/api/front/alerts',\n  tides: '/api/front/tides',",
  );
  await project.edit(
    'packages/model/src/shell/index.ts',
    "export * from './page-variables';",
    "export * from './page-variables';\nexport * from './tide';",
  );
  await add(
    'packages/model/src/shell/tide.ts',
    `import * as v from 'valibot';

/** The next high tide of a port. */
export const tideSchema = v.object({ port: v.string(), hour: v.number() });
export type Tide = v.InferOutput<typeof tideSchema>;
`,
  );
  await add(
    'apps/api/src/content/tides/tides.ts',
    `import type { Tide } from '@portal/model';

export const nextTide = (port: string): Tide => ({ port, hour: 7 });
`,
  );
  await add(
    'apps/api/src/content/tides/endpoints.ts',
    `import { CALLS, successEnvelope } from '@portal/model';
import type { Hono } from 'hono';
import { nextTide } from './tides';

/** Everybody may ask. */
export function tideCalls(app: Hono): void {
  app.get(CALLS.tides, (c) => c.json(successEnvelope(nextTide(c.req.query('port') ?? ''))));
}
`,
  );
  await add('apps/api/src/content/tides/index.ts', "export { tideCalls } from './endpoints';\n");
  const app = 'apps/api/src/server/http/app.ts';
  await project.edit(
    app,
    "import { viewCalls } from '../../content/views';",
    "import { tideCalls } from '../../content/tides';\nimport { viewCalls } from '../../content/views';",
  );
  await project.edit(app, '  alertCalls(app', '  tideCalls(app);\n  alertCalls(app');
  await project.compile('apps/api');
  await project.lint('apps/api/src/server/http', 'apps/api/src/content/tides', 'packages/model/src');

  const floors = '.dependency-cruiser.mjs';
  await cp(path.join(import.meta.dirname, '../..', floors), path.join(project.at, floors));
  const cruise = () =>
    project.run(path.join(project.at, 'node_modules/.bin/depcruise'), ['--config', floors, 'apps/api/src']);
  await cruise();
  await project.edit(app, "'../../content/tides'", "'../../content/tides/endpoints'");
  await expect(cruise()).rejects.toThrow('api-through-index');
  await project.edit(app, "'../../content/tides/endpoints'", "'../../content/tides'");
});

it('the built portal serves them', async () => {
  await build();
  const env = { PORTAL_DATA_DIR: project.beside('data'), PORTAL_DEMO: 'off' };
  const feed = project.beside('feed.xml');
  await writeFile(feed, FEED);
  await project.run(process.execPath, ['apps/api/dist/import-command.js', feed, '--site', 'far'], { env });
  portal = await startPortal(env, project.at);

  const night = await page(`/${TYPE}/`);
  expect(night.status).toBe(200);
  expect(night.text).toContain('<h1');
  expect(night.text).toContain('Election night');
  const island = /<portal-island name="tide-table" src="([^"]+)"[^>]*>.*?Marees/.exec(night.text);
  expect(island, 'the island’s HTML is complete').not.toBeNull();
  expect((await page(`/assets/${path.posix.basename(island?.[1] ?? '')}`)).status).toBe(200);
  const assets = path.join(project.at, 'apps/portal/dist/client/assets');
  const sheet = (await readdir(assets)).find((name) => name.startsWith(`${TYPE}-`) && name.endsWith('.css'));
  expect(sheet, 'the page has a sheet of its own').toBeDefined();
  // Inline are only the rules that its HTML uses.
  expect(night.text).toContain(`data-sheet="/assets/${sheet}"`);

  const tide = await page('/api/front/tides?port=far');
  expect(JSON.parse(tide.text)).toMatchObject({ httpCode: 200, response: { port: 'far', hour: 7 } });

  const front = await page('/');
  expect(front.text).toContain(MODULE_TITLE);
  expect(front.text).toContain(STORY);
});

it('the page is no list, so a cursor redirects to its beginning', async () => {
  expect(await page(`/${TYPE}/?cursor=abc`)).toMatchObject({ status: 302, location: `/${TYPE}/` });
});

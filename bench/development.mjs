/**
 * `npm run dev` over a copy of the project: milliseconds from an edit of a file to the front that shows it,
 * in each layer. The copy has no demo newsroom: the edits show on any front.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';
import { bundle } from './bundle.mjs';
import { median, quantile } from './figures.mjs';
import { asker } from './http.mjs';
import { startServer } from './servers.mjs';

const root = path.join(import.meta.dirname, '..');
const EDITS = 10;
const LOOK_MS = 10;
const MAX_MS = 20_000;

/** For each layer a file, a place in it, its content after the n-th edit, and what the front then shows. */
const FLOORS = [
  {
    id: 'portal',
    file: 'apps/portal/app/document/Document.tsx',
    from: 'lang={locale.language}',
    to: (n) => `lang={locale.language} data-edit="portal-${n}"`,
    says: (n) => `data-edit="portal-${n}"`,
  },
  {
    id: 'ui',
    file: 'packages/ui/src/footer/Footer.tsx',
    from: 'data-part="footer"',
    to: (n) => `data-part="footer" data-edit="ui-${n}"`,
    says: (n) => `data-edit="ui-${n}"`,
  },
  {
    id: 'model',
    file: 'packages/model/src/dates/format.ts',
    from: 'return written(wall, format, settings.locale);',
    to: (n) => `return 'model-${n} ' + written(wall, format, settings.locale);`,
    says: (n) => `model-${n} `,
  },
  {
    id: 'data',
    file: 'packages/data/src/content/pages.ts',
    from: 'body) => v.parse(siteSchema, body))',
    to: (n) => `body) => ({ ...v.parse(siteSchema, body), tagline: 'data-edit-${n}.' }))`,
    says: (n) => `data-edit-${n}.`,
  },
  {
    id: 'api',
    file: 'apps/api/src/pages/front.ts',
    from: `title: \`\${site.name}: `,
    to: (n) => `title: \`api-${n} `,
    says: (n) => `api-${n} `,
  },
  {
    id: 'site',
    file: 'apps/api/sites/far.yaml',
    from: 'description: ',
    to: (n) => `description: site-${n} `,
    says: (n) => `site-${n} `,
  },
  {
    id: 'tokens',
    file: 'tokens/sites/far/brand.tokens.json',
    from: '"wordmarkTracking": {\n      "$type": "number",\n      "$value": -0.025',
    to: (n) => `"wordmarkTracking": {\n      "$type": "number",\n      "$value": ${(1 + n / 10).toFixed(1)}`,
    // The wordmark is drawn by its tokens: wider with every edit.
    says: undefined,
  },
];
/** Milliseconds, floor and aim. */
/** Limits for edits that restart the back end, which takes longer. */
const SLOW = [1_500, 500];
const LIMITS = { tokens: SLOW, api: SLOW, site: SLOW, model: SLOW };
const USUAL = [1_000, 500];

const wordmarkOf = (html) => /<svg[^>]*viewBox="0 0 \d{3,}[^"]*"/.exec(html)?.[0];

/** @param {import('./benches.mjs').Context} context */
export async function measure({ note, folder, isQuick }) {
  const { copyProject } = await import(await bundle(path.join(root, 'e2e/copy.ts')));
  const copy = path.join(folder, 'project');
  await copyProject(copy);
  const port = await freePort();
  await startServer([path.join(copy, 'apps/portal/dev.mjs')], {
    ready: 'Developing at',
    cwd: copy,
    env: {
      PORT: String(port),
      PORTAL_DATA_DIR: path.join(folder, 'data'),
      PORTAL_DEMO: 'off',
      NODE_ENV: 'development',
    },
  });
  const { ask } = asker(port, 'far.localhost');
  const front = async () => (await ask('/')).body.toString();
  await front();

  for (const { id, file, from, to, says } of FLOORS) {
    const place = path.join(copy, file);
    const source = await readFile(place, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no longer what is edited: ${from}`);
    const taken = [];
    for (let n = 1; n <= (isQuick ? 3 : EDITS); n += 1) {
      const before = wordmarkOf(await front());
      const isShown = (html) => (says ? html.includes(says(n)) : wordmarkOf(html) !== before);
      const began = performance.now();
      await writeFile(place, source.replace(from, to(n)));
      while (!isShown(await front())) {
        if (performance.now() - began > MAX_MS)
          throw new Error(`an edit of ${file} was not served after ${MAX_MS} ms`);
        await wait(LOOK_MS);
      }
      taken.push(performance.now() - began);
      // Minimum pause of a developer who looks at the page.
      await wait(300);
    }
    const [floor, aim] = LIMITS[id] ?? USUAL;
    note({
      id: `development.${id}`,
      what: `edit to new HTML in development, ${file}, p95 of ${taken.length}`,
      value: quantile(taken, 0.95),
      unit: 'ms',
      floor,
      aim,
      detail: `p50 ${Math.round(median(taken))} ms`,
    });
    await writeFile(place, source);
    await wait(1_000);
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Files left out of the build: tests and stories; `styles.ts`, which only source builds load; modules that
 * write styles at build time.
 */
const NOT_SHIPPED = /\.(test|stories|css)\.tsx?$|^styles\.ts$|^foundation\/style\.ts$|fixtures/;

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
  .map((file) => file.replaceAll(path.sep, '/'));

/**
 * Each module is an entry of its own and imports its neighbours as files: esbuild keeps `'use client'` only
 * in entries, and a consumer's bundler can drop every unused module.
 */
const eachModuleAlone: EsbuildPlugin = {
  name: 'each-module-alone',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ path: request, importer, kind }) => {
      if (kind === 'entry-point' || request.endsWith('.css') || importer.includes('.css.ts'))
        return undefined;
      const target = path.posix.join(
        path.posix.dirname(path.relative('src', importer).replaceAll(path.sep, '/')),
        request,
      );
      if (modules.some((file) => file.replace(/\.tsx?$/, '') === target))
        return { path: `${request}.js`, external: true };
      if (modules.includes(`${target}/index.ts`)) return { path: `${request}/index.js`, external: true };
      return undefined;
    });
  },
};

const SECTION =
  /\/\* vanilla-extract-css-ns:(\S+?)\.vanilla\.css\?source=\S* \*\/\n([\s\S]*?)(?=\/\* vanilla-extract-css-ns|$)/g;

/**
 * Merges esbuild's CSS per module into one file per component, with all that it renders, and one file with
 * everything.
 */
async function splitStyles(): Promise<void> {
  const sections = new Map<string, string>();
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.css.map')) await rm(path.join('dist', file));
    if (!file.endsWith('.css')) continue;
    const css = await readFile(path.join('dist', file), 'utf8');
    for (const [, name, body] of css.matchAll(SECTION))
      if (name && body) sections.set(name.replace(/^.*?src\//, ''), `${body.trim()}\n`);
    await rm(path.join('dist', file));
  }
  if (!sections.size) throw new Error('the build wrote no styles: the format of vanilla-extract has changed');
  const ordered = [...sections].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
  await writeFile('dist/styles.css', ordered.map(([, body]) => body).join(''));
  const table: string[] = [];
  for (const [folder, file] of entryModules()) {
    const drawn = importedBy(file);
    const own = ordered.filter(([name]) => drawn.has(name) || BEGINNING.includes(name));
    const css = own.map(([, body]) => body).join('');
    await mkdir(path.join('dist', folder), { recursive: true });
    await writeFile(path.join('dist', folder, 'index.css'), css);
    const folders = new Set(own.map(([name]) => path.posix.dirname(name)));
    const kilobytes = (gzipSync(css).length / 1000).toFixed(1);
    table.push(`| \`@portal/ui/${folder}.css\` | ${[...folders].sort().join(', ')} | ${kilobytes} |`);
  }
  await writeFile('dist/styles.md', `${TABLE_HEAD}\n${table.join('\n')}\n`);
  await writeFile(
    'dist/style-sheet.d.ts',
    '/** A style sheet, imported for what it does to the page. */\nexport {};\n',
  );
}

const TABLE_HEAD = `# Style sheets of @portal/ui

Written by the build. One sheet is enough for a component: it holds all that the component can draw, reset and layers included.

| sheet | styles of | kB, gzip |
| ----- | --------- | -------- |`;

/** Folders that an application can import and the module of each: the one that `exports` names, or its index. */
function entryModules(): [folder: string, file: string][] {
  const named: Record<string, string | { '@portal/source'?: string }> = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ).exports;
  const entries = new Map(
    modules.flatMap((file) => (/^[\w-]+\/index\.ts$/.test(file) ? [[path.posix.dirname(file), file]] : [])),
  );
  for (const [key, target] of Object.entries(named)) {
    const file = typeof target === 'string' ? undefined : target['@portal/source']?.slice('./src/'.length);
    const folder = key.slice('./'.length);
    if (file && path.posix.dirname(file) === folder && !folder.includes('*')) entries.set(folder, file);
  }
  return [...entries].sort(([one], [other]) => one.localeCompare(other));
}

/**
 * All files under `src` that a module imports, directly or not, including itself: the components that it
 * renders.
 */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(path.join('src', file), 'utf8');
  for (const [, request = ''] of source.matchAll(
    /(?:^(?:import|export)(?! type)[^;]*?from|^import|\bimport\()\s*'(\.[^']+)'/gm,
  )) {
    const target = path.posix.join(path.posix.dirname(file), request);
    const imported = ['.ts', '.tsx', '/index.ts']
      .map((end) => `${target}${end}`)
      .find((one) => existsSync(path.join('src', one)));
    if (imported) importedBy(imported, found);
  }
  return found;
}

/** Styles at the start of every sheet. */
const BEGINNING = ['foundation/layers.css.ts', 'foundation/base.css.ts'];

/** Order of styles: layers, reset and base, shared styles, components. */
function rank(name: string): number {
  const place = BEGINNING.indexOf(name);
  if (place !== -1) return place;
  return isFoundation(name) ? BEGINNING.length : BEGINNING.length + 1;
}

function isFoundation(name: string): boolean {
  return name.startsWith('foundation/');
}

export default defineConfig({
  entry: Object.fromEntries(modules.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`])),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: false,
  treeshake: false,
  minify: false,
  dts: false,
  // The package includes its sources, so maps need not embed them.
  sourcemap: true,
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  clean: true,
  // Packages stay external; the styles that vanilla-extract writes, named src/…vanilla.css, are bundled.
  external: [/^(?!src\/)[^./]/],
  esbuildPlugins: [eachModuleAlone, vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: splitStyles,
});

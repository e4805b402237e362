import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** Tests and stories; `styles.ts`, which only builds from sources load; what writes styles while they are built. */
const NOT_SHIPPED = /\.(test|stories|css)\.tsx?$|^styles\.ts$|^foundation\/style\.ts$|fixtures/;

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
  .map((file) => file.replaceAll(path.sep, '/'));

/**
 * Each module is an entry of its own and imports its neighbours as files: esbuild keeps `'use client'` on entries only,
 * and a consumer's bundler can drop every module that is not used.
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

/** Splits what esbuild wrote per module into one CSS file per component and one with everything. */
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
  const folders = new Set(ordered.map(([name]) => path.posix.dirname(name)));
  for (const folder of folders) {
    const own = ordered.filter(([name]) => path.posix.dirname(name) === folder || rank(name) === 0);
    await mkdir(path.join('dist', folder), { recursive: true });
    await writeFile(path.join('dist', folder, 'index.css'), own.map(([, body]) => body).join(''));
  }
}

/** Layers are declared first, then reset and base, then what components share, then components. */
function rank(name: string): number {
  const order = ['foundation/layers.css.ts', 'foundation/reset.css.ts', 'foundation/base.css.ts'];
  const place = order.indexOf(name);
  if (place !== -1) return place;
  return isFoundation(name) ? order.length : order.length + 1;
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
  // Sources are in the package, so maps need not repeat them.
  sourcemap: true,
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  clean: true,
  // Packages stay imports; the styles that vanilla-extract writes, named src/…vanilla.css, do not.
  external: [/^(?!src\/)[^./]/],
  esbuildPlugins: [eachModuleAlone, vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: splitStyles,
});

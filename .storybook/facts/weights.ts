import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const UI = path.resolve(import.meta.dirname, '../../packages/ui');
const DIST = path.join(UI, 'dist');

/** Bytes, compressed by gzip, that one component adds to an application, without React and the tokens. */
export type Weight = { script: number; style: number };

const compressed = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).byteLength;

/** Component of each story file and the module that it imports it from: `Card` of `card/Card`. */
function shown(): Map<string, string> {
  const files = readdirSync(path.join(UI, 'src'), { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const source = readFileSync(path.join(UI, 'src', file), 'utf8');
        const [, name = ''] = /^ {2}component: (\w+),?$/m.exec(source) ?? [];
        const [folder = ''] = file.split(path.sep);
        // A story may define helpers of its own; only what it imports from its folder belongs to the package.
        const own = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./(\\w+)'`).exec(source)?.[1];
        const module = `${folder}/${own}`;
        return name && own && existsSync(path.join(DIST, `${module}.js`)) ? [[name, module]] : [];
      }),
  );
}

/** One entry for each component of a subpath; dynamic imports are not counted. */
const entries = (modules: ReadonlyMap<string, string>): Plugin => ({
  name: 'components',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ kind, path: request }) =>
      kind === 'entry-point'
        ? { path: request, namespace: 'component' }
        : kind === 'dynamic-import'
          ? { external: true }
          : undefined,
    );
    onLoad({ filter: /./, namespace: 'component' }, ({ path: name }) => ({
      contents: `export { ${name} } from './${modules.get(name)}.js';`,
      resolveDir: DIST,
    }));
  },
});

/** Weights by component name; empty if the package is not built. */
export async function weights(): Promise<Record<string, Weight>> {
  const modules = shown();
  if (!modules.size) return {};
  const { outputFiles } = await build({
    entryPoints: [...modules.keys()].map((name) => ({ in: name, out: name })),
    plugins: [entries(modules)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: 'weighed',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '@portal/tokens', 'hls.js'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Object.fromEntries(
    outputFiles.map(({ path: file, contents }) => {
      const name = path.basename(file, '.js');
      const style = path.join(DIST, path.dirname(modules.get(name) ?? ''), 'index.css');
      return [
        name,
        { script: compressed(contents), style: existsSync(style) ? compressed(readFileSync(style)) : 0 },
      ];
    }),
  );
}

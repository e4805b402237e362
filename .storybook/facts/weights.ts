import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const UI = path.resolve(import.meta.dirname, '../../packages/ui');
const DIST = path.join(UI, 'dist');

/** Bytes, compressed by gzip, that one component adds to an application, without React and the tokens. */
export type Weight = { script: number; style: number };

const compressed = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).byteLength;

/** Component and folder of each story file, from its imports: `Card` of `card`. */
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
        const isOwn = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./`).test(source);
        return name && isOwn && existsSync(path.join(DIST, folder, 'index.js')) ? [[name, folder]] : [];
      }),
  );
}

/** One entry for each component of a subpath; dynamic imports are not counted. */
const entries = (folders: ReadonlyMap<string, string>): Plugin => ({
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
      contents: `export { ${name} } from './${folders.get(name)}/index.js';`,
      resolveDir: DIST,
    }));
  },
});

/** Weights by component name; empty if the package is not built. */
export async function weights(): Promise<Record<string, Weight>> {
  const folders = shown();
  if (!folders.size) return {};
  const { outputFiles } = await build({
    entryPoints: [...folders.keys()].map((name) => ({ in: name, out: name })),
    plugins: [entries(folders)],
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
      const style = path.join(DIST, folders.get(name) ?? '', 'index.css');
      return [
        name,
        { script: compressed(contents), style: existsSync(style) ? compressed(readFileSync(style)) : 0 },
      ];
    }),
  );
}

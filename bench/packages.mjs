/**
 * Size of the design system for applications that install it, and cost of rendering: pieces bundled by
 * esbuild as in an application, gzip, without React, compared with equivalents in other libraries
 * (`peers.json`, measured in the same way).
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { PIECES, SERVER, SERVER_PAGE } from './pieces.mjs';

const root = path.join(import.meta.dirname, '..');
const KIB = 1024;
const zipped = (bytes) => gzipSync(bytes, { level: 9 }).length;
const REACT = ['react', 'react/*', 'react-dom', 'react-dom/*'];

/**
 * Bundles a module as an application does.
 * @param {string} source
 * @param {import('esbuild').BuildOptions} [options]
 */
function bundled(source, options = {}) {
  return build({
    stdin: { contents: source, resolveDir: import.meta.dirname, sourcefile: 'piece.js' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/bundle',
    write: false,
    metafile: true,
    external: REACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  });
}

/** Files that a page loads initially: the entry, its styles, and their imports without `import()`. */
function atOnce({ metafile: { outputs }, outputFiles }) {
  const loaded = new Set();
  const load = (name) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const { path: next, kind, external } of outputs[name].imports)
      if (!external && kind === 'import-statement') load(next);
  };
  for (const [name, { entryPoint, cssBundle }] of Object.entries(outputs)) {
    if (!entryPoint || !name.endsWith('.js')) continue;
    // Targets of `import()` are entries to esbuild too.
    if (!/(^|\/)stdin\.js$/.test(name)) continue;
    load(name);
    if (cssBundle) load(cssBundle);
  }
  const names = new Set([...loaded].map((name) => path.basename(name)));
  return outputFiles.filter((file) => names.has(path.basename(file.path)));
}

/**
 * Gzipped bytes of a piece, and the modules in its scripts.
 * @param {string} source
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<{ script: number; style: number; modules: string[] }>}
 */
export async function weigh(source, options) {
  const bundle = await bundled(source, options);
  const sum = { script: 0, style: 0 };
  const files = atOnce(bundle);
  for (const { path: file, contents } of files)
    sum[file.endsWith('.css') ? 'style' : 'script'] += zipped(contents);
  const names = new Set(files.map((file) => path.basename(file.path)));
  const modules = Object.entries(bundle.metafile.outputs)
    .filter(([name]) => name.endsWith('.js') && names.has(path.basename(name)))
    .flatMap(([, { inputs }]) => Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0));
  return { ...sum, modules };
}

const TOKENS = path.join(root, 'tokens/dist');
const TOKEN_SHEETS = ['core.css', 'sites/far.css'].map((name) => path.join(TOKENS, name));

/**
 * Bytes of a piece with a brand: `picked`, with the tokens it uses, and `whole`, with all of them; a piece
 * without styles has none.
 */
export async function weighWithTokens(source) {
  const { outputFiles } = await bundled(source);
  if (!outputFiles.some((file) => file.path.endsWith('.css'))) {
    const scripts = await weigh(source);
    return { picked: scripts, whole: scripts };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-piece-'));
  try {
    await Promise.all(
      outputFiles.map((file) => writeFile(path.join(folder, path.basename(file.path)), file.contents)),
    );
    const words = [...TOKEN_SHEETS, '--used-by', folder, '--out', path.join(folder, 'tokens')];
    await promisify(execFile)(process.execPath, [path.join(TOKENS, 'cli/cli.js'), 'pick', ...words]);
    const picked = TOKEN_SHEETS.map((file) => path.join(folder, 'tokens', path.basename(file)));
    const dressed = (sheets) =>
      weigh(`${sheets.map((file) => `import ${JSON.stringify(file)};`).join('\n')}\n${source}`);
    return { picked: await dressed(picked), whole: await dressed(TOKEN_SHEETS) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const isClient = (file) => /^['"]use client/.test(readFileSync(file, 'utf8'));

/** Paths of the client components that remain in a server-rendered page. */
export async function clientModules(source) {
  const asClient = {
    name: 'client-modules',
    setup(esbuild) {
      esbuild.onLoad({ filter: /packages\/ui\/dist\/.*\.js$/ }, async ({ path: file }) => {
        if (!isClient(file)) return undefined;
        const names = Object.keys(await import(pathToFileURL(file).href));
        return { contents: names.map((name) => `export function ${name}() {}`).join('\n') };
      });
    },
  };
  const { metafile } = await bundled(source, { plugins: [asClient], absWorkingDir: root });
  const kept = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  );
  return kept
    .filter((file) => file.startsWith('packages/ui/dist/'))
    .filter((file) => isClient(path.join(root, file)));
}

/** Gzipped size in the browser of the client components of a server-rendered page. */
export async function weighServerPage(source = SERVER_PAGE) {
  const modules = await clientModules(source);
  const { script } = await weigh(
    modules
      .map((file, at) => `export * as part${at} from ${JSON.stringify(path.join(root, file))};`)
      .join('\n'),
  );
  return { script, modules };
}

const dependenciesOf = (folder) => {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [
    ...Object.keys(dependencies),
    ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
  ];
};

/** Folder in which Node would find a package from a given folder. */
function folderOf(name, from) {
  for (let at = from; at !== path.dirname(at); at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(folder)) return folder;
  }
  throw new Error(`${name}, which ${from} depends on, is not installed: run npm start once.`);
}

/** Disk usage of a folder in bytes, in whole blocks. */
function taken(folder) {
  let sum = statSync(folder).blocks * 512;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) sum += entry.name === 'node_modules' ? 0 : taken(file);
    else if (entry.isFile()) sum += statSync(file).blocks * 512;
  }
  return sum;
}

/** Disk usage of an installation of `@portal/ui` with React: bytes by package. */
export function installed() {
  const sizes = new Map();
  const add = (name, from) => {
    const folder = name === '@portal/ui' ? path.join(root, 'packages/ui') : folderOf(name, from);
    if (sizes.has(folder)) return;
    // For the workspace's own packages, only what is published.
    const own = name.startsWith('@portal/')
      ? ['dist', 'src'].map((part) => path.join(folder, part))
      : [folder];
    sizes.set(
      folder,
      own.filter((part) => existsSync(part)).reduce((sum, part) => sum + taken(part), 0),
    );
    for (const next of dependenciesOf(folder)) add(next, folder);
  };
  add('@portal/ui', root);
  return sizes;
}

const { libraries, measured } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'peers.json'), 'utf8'),
);
/** Sizes of the equivalents in other libraries, as text. */
export const peersOf = (id) =>
  Object.entries(libraries)
    .filter(([, figures]) => figures[id] !== undefined)
    .map(([library, figures]) => `${library} ${figures[id]}`)
    .join(', ');

const withPeers = (id, detail) =>
  [detail, peersOf(id) && `${measured}: ${peersOf(id)}`].filter(Boolean).join('; ');
const kibibytes = (bytes) => (bytes / KIB).toFixed(1);

/** @param {import('./benches.mjs').Context} context */
export async function measure({ note }) {
  for (const { id, what, floor, aim, source } of PIECES) {
    const {
      picked: { script, style },
      whole,
    } = await weighWithTokens(source);
    note({
      id: `packages.${id}`,
      what: `${what} (gzip)`,
      value: (script + style) / KIB,
      unit: 'KiB',
      floor,
      aim,
      detail: withPeers(
        id,
        `${kibibytes(script)} JavaScript, ${kibibytes(style)} CSS; with all tokens of a brand ${kibibytes(whole.script + whole.style)}`,
      ),
    });
  }
  const page = await weighServerPage();
  note({
    id: 'packages.server-page',
    what: 'scripts of a page of server components with header and account (gzip)',
    value: page.script / KIB,
    unit: 'KiB',
    floor: 8,
    aim: 6,
    detail: `${page.modules.length} client components`,
  });
  const server = await weigh(SERVER, { platform: 'node' });
  note({
    id: 'packages.server',
    what: 'what a server loads to draw cards (gzip)',
    value: server.script / KIB,
    unit: 'KiB',
    floor: 12,
    aim: 9,
  });
  const sizes = installed();
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 4);
  note({
    id: 'packages.installed',
    what: '@portal/ui as it is installed with what it depends on and React',
    value: [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6,
    unit: 'MB',
    floor: 70,
    aim: 45,
    detail: largest.map(([folder, size]) => `${path.basename(folder)} ${Math.round(size / 1e6)}`).join(', '),
  });
}

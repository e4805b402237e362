/** Import graph of project files, as resolved by esbuild. */
import { build } from 'esbuild';
import { root } from './prepare.mjs';

/**
 * Follows imports into workspaces, but not into installed packages: those change only with the lock file,
 * which affects everything.
 */
const othersAreExternal = {
  name: 'installed packages are external',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      name.startsWith('@portal/') ? undefined : { external: true },
    );
  },
};

/**
 * @param {string[]} files relative to the project, with slashes, as git names them
 * @returns function from some of them to these and all project files that they import, directly or not;
 * without files that `isBorder` matches and those that only these import
 */
export async function importsOf(files) {
  const { metafile } = await build({
    absWorkingDir: root,
    // One bundle only for the graph; it is never written.
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    treeShaking: false,
    logLevel: 'silent',
    conditions: ['@portal/source', 'module', 'browser', 'development'],
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty', '.woff2': 'empty', '.mp3': 'empty' },
    plugins: [othersAreExternal],
  });
  return (from, isBorder = () => false) => {
    const reached = new Set();
    const ahead = [...from];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      if (reached.has(next) || isBorder(next)) continue;
      reached.add(next);
      for (const { path: imported, external } of metafile.inputs[next]?.imports ?? [])
        if (!external) ahead.push(imported);
    }
    return reached;
  };
}

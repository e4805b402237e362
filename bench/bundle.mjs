/** Bundles a module of the sources so that Node can load it; third-party packages stay external. */
import path from 'node:path';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');

/**
 * @param {string} file
 * @returns path of the bundle
 */
export async function bundle(file) {
  const { name } = path.parse(file);
  const outDir = path.join(root, 'node_modules/.cache/portal-bundles', name);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: ['@portal/source'] },
    // Keeps the folder of the source.
    define: { 'import.meta.dirname': JSON.stringify(path.dirname(file)) },
    build: {
      ssr: file,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { format: 'es', entryFileNames: `${name}.mjs` } },
    },
  });
  return path.join(outDir, `${name}.mjs`);
}

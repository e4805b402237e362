/** `npm run build -w @portal/tokens`: loads the typed build through Vite and runs it. */
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build as bundle, runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(here('./build.ts'), {
  root: here('..'),
  configFile: false,
  logLevel: 'error',
});

/** Sources that third-party brands are built with. */
const SOURCES = ['core', 'schemes', 'contrasts', 'portal.resolver.json', 'sites/wireframe/brand.tokens.json'];

/**
 * Bundles the command of the package, `npx @portal/tokens`, into a few files; its libraries stay external.
 */
async function bundleCommand() {
  const outDir = here('../dist/cli');
  await bundle({
    root: here('..'),
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: here('../command/cli.ts'),
      outDir,
      target: 'node20',
      rollupOptions: { output: { format: 'es', entryFileNames: 'cli.js', chunkFileNames: '[name].js' } },
    },
  });
  for (const source of SOURCES)
    await cp(here(`../${source}`), `${outDir}/sources/${source}`, { recursive: true });
}

try {
  await module.build(here('..'));
  await bundleCommand();
} catch (error) {
  if (!(error instanceof module.TokenFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** `npm run build -w @portal/tokens`: loads the typed build through Vite and runs it. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { module } = await runnerImport(here('./build.ts'), {
  root: here('..'),
  configFile: false,
  logLevel: 'error',
});

try {
  await module.build(here('..'));
} catch (error) {
  if (!(error instanceof module.TokenFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

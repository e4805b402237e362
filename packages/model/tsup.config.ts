import { defineConfig } from 'tsup';

/**
 * File by file, not bundled: a bundler that takes one schema then leaves out dayjs and every other language.
 * `scripts/node-imports.mjs` writes the file extensions that Node asks for.
 */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/fixtures/**'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  dts: false,
  // Sources are in the package, so maps need not repeat them.
  sourcemap: true,
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  clean: true,
});

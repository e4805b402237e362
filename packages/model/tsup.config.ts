import { defineConfig } from 'tsup';

/**
 * One output per file, not bundled, so that a bundler that uses one schema drops dayjs and every other
 * language. `scripts/node-imports.mjs` adds the file extensions that Node requires.
 */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/fixtures/**'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  dts: false,
  // The package includes the sources, so maps need not repeat them.
  sourcemap: true,
  esbuildOptions: (options) => {
    options.sourcesContent = false;
  },
  clean: true,
});

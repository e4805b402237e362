import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/index.ts'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: true,
    sourcemap: true,
    clean: ['**/*', '!browser/**'],
    external: [/^[^./]/],
  },
  {
    // Browser script of the identity provider.
    entry: { provider: 'src/identity-provider/browser/index.ts' },
    outDir: 'dist/browser',
    format: 'iife',
    globalName: 'demoProvider',
    platform: 'browser',
    target: 'es2022',
    minify: true,
  },
]);

import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    serve: 'src/serve.ts',
    search: 'src/search/index.ts',
    'weather/from-aemet': 'src/weather/from-aemet.ts',
    'import-command': 'src/import-command.ts',
    'content-command': 'src/content-command.ts',
    'desk-command': 'src/desk-command.ts',
    'consents-command': 'src/consents-command.ts',
    'entitlements-command': 'src/entitlements-command.ts',
    'newsletter-readers-command': 'src/newsletter-readers-command.ts',
    'bounces-command': 'src/bounces-command.ts',
    'seed.process': 'src/seed/seed.process.ts',
    'embedded.worker': 'src/database/embedded.worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: true,
  external: [/^(?!tlds$)[^./]/],
  // Bundles `tlds`: it is JSON, and the import attribute that Node needs is not emitted.
  noExternal: ['tlds'],
});

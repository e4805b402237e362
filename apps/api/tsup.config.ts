import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    serve: 'src/server/serve.ts',
    search: 'src/server/search.ts',
    'weather/from-aemet': 'src/content/weather/from-aemet.ts',
    'import-command': 'src/server/commands/import.ts',
    'content-command': 'src/server/commands/content.ts',
    'desk-command': 'src/server/commands/desk.ts',
    'consents-command': 'src/server/commands/consents.ts',
    'entitlements-command': 'src/server/commands/entitlements.ts',
    'newsletter-readers-command': 'src/server/commands/newsletter-readers.ts',
    'bounces-command': 'src/server/commands/bounces.ts',
    'seed.process': 'src/server/seed/seed.process.ts',
    'embedded.worker': 'src/platform/database/embedded.worker.ts',
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

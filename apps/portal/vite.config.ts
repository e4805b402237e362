import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * The portal is built from the packages' sources: one build, one set of class names. The back end has a
 * build of its own, and is read from its sources in the development server.
 */
const conditions = ['@portal/source'];

/**
 * Preamble of React's fast refresh: Vite injects it only into its own documents, which the portal's are not.
 */
const refreshPreamble: Plugin = {
  name: 'refresh-preamble',
  apply: 'serve',
  resolveId: { filter: { id: /^virtual:refresh-preamble$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:refresh-preamble$/ },
    handler: () => react.preambleCode.replace('__BASE__', '/'),
  },
};

/**
 * Listeners of files that Vite has dropped from its graph, which it does a while after its watcher reported
 * an edit.
 */
export type DroppedFiles = { listeners: Set<(file: string) => void> };

const droppedFiles = (): Plugin<DroppedFiles> => {
  const listeners: DroppedFiles['listeners'] = new Set();
  return {
    name: 'dropped-files',
    apply: 'serve',
    api: { listeners },
    hotUpdate: {
      order: 'post',
      handler({ file }) {
        if (this.environment.name !== 'ssr') return undefined;
        for (const listener of listeners) listener(file);
        // The development server reloads itself: if Vite dropped modules meanwhile, half of them would be
        // loaded twice.
        return [];
      },
    },
  };
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), refreshPreamble, droppedFiles(), vanillaExtractPlugin({ identifiers: 'short' })],
  appType: 'custom',
  publicDir: false,
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    noExternal: [/^@portal\/(ui|data|model|tokens)/, ...(command === 'serve' ? ['@portal/api'] : [])],
    external: command === 'serve' ? [] : ['@portal/api'],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: { main: 'server/entry.ts' },
          // Next to the entry: the client's files are found relative to it.
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        cssTarget: 'chrome120',
        modulePreload: false,
        cssCodeSplit: false,
      },
}));

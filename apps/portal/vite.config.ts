import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { smallPreload } from './small-preload';

/** The portal is built from the packages' sources: one build, one set of class names. */
const conditions = ['@portal/source'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), ...(isSsrBuild ? [] : [smallPreload()])],
  appType: 'custom',
  publicDir: false,
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    noExternal: [/^@portal\/(ui|data|model|tokens)/],
    external: ['@portal/api'],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', rollupOptions: { input: { main: 'server/main.ts' } } }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        cssTarget: 'chrome120',
        modulePreload: { polyfill: false },
        cssCodeSplit: false,
      },
}));

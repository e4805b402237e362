import type { Plugin } from 'vite';

/** The file by which Vite loads a chunk together with all that the chunk imports. */
const HELPER = /vite\/preload-helper/;

/**
 * The same in a few lines: every page's first script carries it, and there are no style chunks here, no nonce, and no
 * browser that knows modules but no way to ask for them early.
 */
const CODE = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = new URL('/' + file, import.meta.url).href;
    document.head.append(link);
  }
  return load();
};
`;

/** A plugin of Vite that puts a smaller helper in the place of Vite's own: for the browser's build. */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  enforce: 'pre',
  load: { filter: { id: HELPER }, handler: () => CODE },
});

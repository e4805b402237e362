import type { RenderOptions } from '../render';

/** Assets for tests, which load none. */
export const assets: RenderOptions['assets'] = {
  sites: () => ({ styles: [], standIns: '', fontFaces: '', rareFontFaces: () => '', fonts: [] }),
  sheetsIn: () => [],
  loader: '/loader.js',
  hydrate: 'hydrate.js',
  texts: { es: 'texts-es.js', ca: 'texts-ca.js', en: 'texts-en.js', 'ca-valencia': 'texts-ca-valencia.js' },
  words: { es: 'words-es.js', ca: 'words-ca.js', en: 'words-en.js', 'ca-valencia': 'words-ca-valencia.js' },
  live: 'live.js',
  island: (file) => ({ src: `${file}.js`, needs: [], parts: [], needsAwakeStyles: false }),
};

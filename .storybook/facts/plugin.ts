import type { Plugin } from 'vite';
import { changes } from './changes.ts';
import { titles } from './titles.ts';
import { tokenSources } from './token-sources.ts';
import { tokensUsed } from './tokens-used.ts';
import { weights } from './weights.ts';

/** Facts about the sources for the documentation pages, read at each build and stored nowhere. */
const FACTS: Readonly<Record<string, () => unknown>> = {
  'virtual:changes': changes,
  'virtual:titles': titles,
  'virtual:token-sources': tokenSources,
  'virtual:tokens-used': tokensUsed,
  // Story tests open no documentation page.
  'virtual:weights': process.env.VITEST ? () => ({}) : weights,
};

/** Provides the modules `virtual:…` for the documentation pages. */
export const factsPlugin = (): Plugin => ({
  name: 'facts',
  resolveId: (id) => (Object.hasOwn(FACTS, id) ? `\0${id}` : undefined),
  load: async (id) => {
    const make = id.startsWith('\0') ? FACTS[id.slice(1)] : undefined;
    return make ? `export default ${JSON.stringify(await make())};` : undefined;
  },
});

import type { Plugin } from 'vite';
import { changes } from './changes.ts';
import { titles } from './titles.ts';
import { tokenSources } from './token-sources.ts';
import { tokensUsed } from './tokens-used.ts';
import { weights } from './weights.ts';

/** What the pages of documentation say of the sources, read from them at each build and never written down. */
const FACTS: Readonly<Record<string, () => unknown>> = {
  'virtual:changes': changes,
  'virtual:titles': titles,
  'virtual:token-sources': tokenSources,
  'virtual:tokens-used': tokensUsed,
  // Tests of stories open no page of documentation.
  'virtual:weights': process.env.VITEST ? () => ({}) : weights,
};

/** Gives the pages of documentation the modules `virtual:…`. */
export const factsPlugin = (): Plugin => ({
  name: 'facts',
  resolveId: (id) => (Object.hasOwn(FACTS, id) ? `\0${id}` : undefined),
  load: async (id) => {
    const make = id.startsWith('\0') ? FACTS[id.slice(1)] : undefined;
    return make ? `export default ${JSON.stringify(await make())};` : undefined;
  },
});

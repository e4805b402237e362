import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = path.resolve(import.meta.dirname, '../packages/ui/src');
const NAME = 'virtual:tokens-used';

/** Tokens in the styles of each folder, in order: `color.ink`, `space[2]`. Read from the sources, never written down. */
function tokensUsed(): Record<string, string[]> {
  const used: Record<string, Set<string>> = {};
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css.ts')) continue;
    const [folder = ''] = file.split(path.sep);
    used[folder] ??= new Set();
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/\bvars\.([\w.]+(?:\[[\w']+\])?)/g)) used[folder].add(name);
  }
  return Object.fromEntries(Object.entries(used).map(([folder, names]) => [folder, [...names].sort()]));
}

/** Gives the docs pages `virtual:tokens-used`: the tokens of each component's folder. */
export const tokensUsedPlugin = (): Plugin => ({
  name: 'tokens-used',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(tokensUsed())};` : undefined),
});

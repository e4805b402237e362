import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../../packages/ui/src');

/** Folders that every component uses: their tokens are listed on the pages of foundations. */
const EVERYWHERE = ['foundation', 'icon', 'locale', 'routing'];
/** Sources of a component, without its stories and tests. */
const PART = /^(?!.*\.(?:stories|test)\.).*\.tsx?$/;

/** Tokens in the styles of each folder and of the folders it imports, sorted: `color.ink`, `space.2`. */
export function tokensUsed(): Record<string, string[]> {
  const own: Record<string, Set<string>> = {};
  const imported: Record<string, Set<string>> = {};
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    const [folder = '', inside] = file.split(path.sep);
    if (inside === undefined || !PART.test(file)) continue;
    own[folder] ??= new Set();
    imported[folder] ??= new Set();
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    if (file.endsWith('.css.ts'))
      for (const [, name = ''] of source.matchAll(/\bvars\.([\w.]+(?:\[[\w']+\])?)/g))
        own[folder].add(name.replace(/\['?(\w+)'?\]/, '.$1'));
    for (const [, other = ''] of source.matchAll(/from '\.\.\/([\w-]+)\//g))
      if (!EVERYWHERE.includes(other)) imported[folder].add(other);
  }
  return Object.fromEntries(
    Object.entries(own).map(([folder, names]) => {
      const others = [...(imported[folder] ?? [])].flatMap((other) => [...(own[other] ?? [])]);
      return [folder, [...new Set([...names, ...others])].sort()];
    }),
  );
}

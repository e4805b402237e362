import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../../packages/ui/src');

/** Tokens in the styles of each folder, in order: `color.ink`, `space.2`. */
export function tokensUsed(): Record<string, string[]> {
  const used: Record<string, Set<string>> = {};
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css.ts')) continue;
    const [folder = ''] = file.split(path.sep);
    used[folder] ??= new Set();
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/\bvars\.([\w.]+(?:\[[\w']+\])?)/g))
      used[folder].add(name.replace(/\['?(\w+)'?\]/, '.$1'));
  }
  return Object.fromEntries(Object.entries(used).map(([folder, names]) => [folder, [...names].sort()]));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TOKENS = path.resolve(import.meta.dirname, '../../tokens');

type Node = { [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Paths of all tokens in a DTCG source, with the alias that each refers to. */
function tokensOf(node: Node, under: readonly string[] = []): [string, string | undefined][] {
  return Object.entries(node).flatMap(([name, child]): [string, string | undefined][] => {
    if (!isNode(child) || name.startsWith('$')) return [];
    const here = [...under, name];
    if (!('$value' in child)) return tokensOf(child, here);
    const { $value: value } = child;
    return [[here.join('.'), typeof value === 'string' && value.startsWith('{') ? value : undefined]];
  });
}

/** Definition of a token: its file, and the alias that its value refers to. */
export type Source = { file: string; alias?: string };

/**
 * Definitions by token path, which is also the path in the file; in the order in which the files are read.
 */
export function tokenSources(): Record<string, Source[]> {
  const files = readdirSync(TOKENS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tokens.json') && !/^(?:dist|node_modules|test)\b/.test(file))
    .sort();
  const sources: Record<string, Source[]> = {};
  for (const file of files) {
    const source: unknown = JSON.parse(readFileSync(path.join(TOKENS, file), 'utf8'));
    if (!isNode(source)) continue;
    for (const [name, alias] of tokensOf(source)) {
      sources[name] ??= [];
      sources[name].push({ file: `tokens/${file.replaceAll(path.sep, '/')}`, alias });
    }
  }
  return sources;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** The published packages and their folders. */
export const PACKAGES = [
  { name: '@portal/tokens', folder: path.join(root, 'tokens') },
  { name: '@portal/model', folder: path.join(root, 'packages/model') },
  { name: '@portal/ui', folder: path.join(root, 'packages/ui') },
  { name: '@portal/data', folder: path.join(root, 'packages/data') },
] as const;

export const UI = path.join(root, 'packages/ui');

/** Files under a folder, with `/` between names. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

export const read = (...parts: string[]): string => readFileSync(path.join(...parts), 'utf8');

/** An entry of a package that has JavaScript: its specifier and its declarations. */
export type Entry = { specifier: string; types: string };

/** All entries of a package in its `exports`; patterns are expanded with the built files. */
export function entriesOf({ name, folder }: (typeof PACKAGES)[number]): Entry[] {
  const { exports }: { exports: Record<string, string | { types?: string }> } = JSON.parse(
    read(folder, 'package.json'),
  );
  const built = filesOf(path.join(folder, 'dist')).map((file) => `./dist/${file}`);
  const found = Object.entries(exports).flatMap(([key, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    if (!types || types.endsWith('style-sheet.d.ts')) return [];
    const [before = '', after] = types.split('*');
    const matches = after === undefined ? [''] : built.flatMap((file) => between(file, before, after));
    return (
      matches
        // The pattern does not apply to entries that are listed by name.
        .filter((match) => after === undefined || !(key.replace('*', match) in exports))
        .map((match) => ({
          specifier: path.posix.join(name, key.replace('*', match)),
          types: path.join(folder, types.replace('*', match)),
        }))
    );
  });
  return found.sort((a, b) => a.specifier.localeCompare(b.specifier));
}

/**
 * Source files of a package's exports, or its declarations if it is generated, as the tokens are. Patterns of
 * its `exports` are expanded with the existing sources.
 */
export function sourcesOf({ folder }: (typeof PACKAGES)[number]): string[] {
  const { exports }: { exports: Record<string, string | { '@portal/source'?: string; types?: string }> } =
    JSON.parse(read(folder, 'package.json'));
  return Object.entries(exports).flatMap(([key, target]) => {
    const file =
      typeof target === 'string' || key.endsWith('.css')
        ? undefined
        : (target['@portal/source'] ?? target.types);
    if (!file) return [];
    const [before = '', after] = file.split('*');
    if (after === undefined) return [path.join(folder, file)];
    return filesOf(path.join(folder, 'src'))
      .map((source) => `./src/${source}`)
      .filter((source) => between(source, before, after).length > 0)
      .map((source) => path.join(folder, source));
  });
}

function between(text: string, before: string, after: string): string[] {
  if (!text.startsWith(before) || !text.endsWith(after)) return [];
  const match = text.slice(before.length, text.length - after.length);
  return match ? [match] : [];
}

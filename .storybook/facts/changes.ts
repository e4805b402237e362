import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHANGE_KINDS, type Change } from './kinds.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The first sentence after each bold word. The rest of a note is for engineers, who read it in the changelog.
 */
export function changesIn(markdown: string): Change[] {
  return CHANGE_KINDS.flatMap((kind) =>
    markdown
      .split(`**${kind}:**`)
      .slice(1)
      .map((after) => {
        const words = after.replace(/\s+/g, ' ').trim();
        const end = words.search(/[.!?](?= |$)/);
        return { kind, text: end < 0 ? words : words.slice(0, end + 1) };
      }),
  );
}

/** Notes of unpublished changes. */
export function notes(): string[] {
  const folder = path.join(ROOT, '.changeset');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** The newest version in the components’ changelog, if it has one. */
function released(): string {
  const file = path.join(ROOT, 'packages/ui/CHANGELOG.md');
  if (!existsSync(file)) return '';
  return /^## [\s\S]*?(?=^## |$(?![\s\S]))/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
}

export const changes = () => {
  const last = released();
  return {
    next: changesIn(notes().join('\n')),
    version: /^## (.+)/.exec(last)?.[1],
    released: changesIn(last),
  };
};

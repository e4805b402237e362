import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUMPS = ['major', 'minor', 'patch'];

/** A change to the published packages: which, how much, and what is said of it, in Markdown. */
export type Change = { name: string; bump: string; packages: string[]; text: string };

/** Changes that are not published yet: the notes that `npx changeset` wrote, the largest first. */
function notes(): Change[] {
  const folder = path.join(ROOT, '.changeset');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .flatMap((file) => {
      const [, head = '', text = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
      const bumps = Array.from(head.matchAll(/^['"]([^'"]+)['"]: (\w+)$/gm), ([, name = '', bump = '']) => ({
        name,
        bump,
      }));
      const bump = BUMPS.find((one) => bumps.some((other) => other.bump === one));
      if (!bump) return [];
      return [
        { name: file.replace(/\.md$/, ''), bump, packages: bumps.map(({ name }) => name), text: text.trim() },
      ];
    })
    .sort((one, other) => BUMPS.indexOf(one.bump) - BUMPS.indexOf(other.bump));
}

/** The newest version of the components’ change log, once there is one. */
function released(): string | undefined {
  const file = path.join(ROOT, 'packages/ui/CHANGELOG.md');
  if (!existsSync(file)) return undefined;
  return /^## [\s\S]*?(?=^## |$(?![\s\S]))/m.exec(readFileSync(file, 'utf8'))?.[0];
}

export const changes = () => ({ notes: notes(), released: released() });

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../../packages/ui/src');

/**
 * Page of each component: `Card` → `Content/Cards/Card`. Keys are the last word of the title, and the
 * component's own name.
 */
export function titles(): Record<string, string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
  return Object.fromEntries(
    files.flatMap((source) => {
      const meta = source.slice(source.indexOf('const meta'));
      const [, title = ''] = /\btitle: '([^']+)'/.exec(meta) ?? [];
      const [, component = ''] = /^ {2}component: (\w+),?$/m.exec(meta) ?? [];
      const last = title.split('/').at(-1) ?? '';
      return [component, last].filter((name) => /^[A-Z]/.test(name)).map((name) => [name, title]);
    }),
  );
}

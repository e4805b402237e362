import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf, filesOf, PACKAGES, read, UI } from './packages';

/** Ordered from the weakest to the strongest. */
const LAYERS = ['reset', 'tokens', 'base', 'components', 'overrides'];
const DIRECTIVE = /^(['"])use client\1/;

const require = createRequire(import.meta.url);
const LOWEST_REACT: Record<'react' | 'react-dom', object> = {
  react: require('react-19.0'),
  'react-dom': require('react-dom-19.0'),
};

/**
 * Names that a built module imports from React. Namespace imports would hide them, so they are not allowed.
 */
function reactImports(source: string): { from: 'react' | 'react-dom'; name: string }[] {
  return (['react', 'react-dom'] as const).flatMap((from) =>
    [...source.matchAll(new RegExp(`import ([^;]*?) from ["']${from}["']`, 'g'))].flatMap(
      ([, names = '']) => {
        const list = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
        if (list === undefined) return [{ from, name: names }];
        return list.split(',').flatMap((name) => {
          const imported = name.trim().split(' as ')[0];
          return imported ? [{ from, name: imported }] : [];
        });
      },
    ),
  );
}

/** A built module of `@portal/ui` and all modules of the package that it imports, directly or not. */
function modulesOf(file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found;
  found.push(file);
  for (const [, request = ''] of read(UI, 'dist', file).matchAll(/(?:from|import\() *"(\.[^"]+)"/g))
    modulesOf(path.posix.join(path.posix.dirname(file), request), found);
  return found;
}

/** Top-level preludes of a style sheet: `@layer base`, `.card`. */
function topLevel(css: string): string[] {
  const preludes: string[] = [];
  let depth = 0;
  let text = '';
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{' || character === ';') {
      if (depth === 0) preludes.push(text.trim());
      text = '';
    } else if (character !== '}') text += character;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
  }
  return preludes;
}

describe.each(PACKAGES.filter(({ name }) => name !== '@portal/tokens'))('$name', ({ folder }) => {
  const built = filesOf(path.join(folder, 'dist')).filter((file) => file.endsWith('.js'));
  const wasClient = (file: string): boolean => {
    const source = ['.tsx', '.ts']
      .map((ending) => path.join(folder, 'src', file.replace(/\.js$/, ending)))
      .find((candidate) => existsSync(candidate));
    if (!source) throw new Error(`${file} has no source: is dist older than the last change?`);
    return DIRECTIVE.test(read(source));
  };

  it('has ‘use client’ in the same modules as the source, and in no others', () => {
    const kept = built.filter((file) => DIRECTIVE.test(read(folder, 'dist', file)));
    expect(kept).toEqual(built.filter(wasClient));
  });

  it('has ‘use client’ only in the first line', () => {
    const late = built.filter((file) => /\n\s*(['"])use client\1/.test(read(folder, 'dist', file)));
    expect(late).toEqual([]);
  });

  it('imports no style sheet', () => {
    const importers = built.filter((file) =>
      /(?:from|import)\s*\(?\s*['"][^'"]*\.css(?:\.js)?['"]/.test(read(folder, 'dist', file)),
    );
    expect(importers).toEqual([]);
  });
});

describe.each(PACKAGES)('$name', ({ folder }) => {
  it('imports no name of React that the lowest supported version lacks', () => {
    const lacking = filesOf(path.join(folder, 'dist'))
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) =>
        reactImports(read(folder, 'dist', file))
          .filter(({ from, name }) => !(name in LOWEST_REACT[from]))
          .map(({ from, name }) => `${file}: ${name} of ${from}`),
      );
    expect(lacking).toEqual([]);
  });

  it('imports the React types in its declarations instead of inlining them: each version has its own attributes', () => {
    const written = filesOf(path.join(folder, 'dist'))
      .filter((file) => file.endsWith('.d.ts'))
      .filter((file) => /aria-activedescendant|onPointerCancel\?/.test(read(folder, 'dist', file)));
    expect(written).toEqual([]);
  });
});

describe('styles of @portal/ui', () => {
  const entries = PACKAGES.filter(({ folder }) => folder === UI).flatMap(entriesOf);
  const sheets = filesOf(path.join(UI, 'dist')).filter((file) => file.endsWith('.css'));

  it('come as one file per component', () => {
    const folders = entries.flatMap(({ specifier }) => /^@portal\/ui\/([\w-]+)$/.exec(specifier)?.[1] ?? []);
    expect(sheets).toEqual([...folders.map((folder) => `${folder}/index.css`), 'styles.css'].sort());
  });

  it.each(sheets)('%s declares the five layers in order before anything else', (sheet) => {
    const first = topLevel(read(UI, 'dist', sheet)).slice(0, LAYERS.length);
    expect(first).toEqual(LAYERS.map((layer) => `@layer ${layer}`));
  });

  it('include every class that the component draws', () => {
    const all = read(UI, 'dist/styles.css');
    const known = new Set(all.match(/(?<=\.)[_a-z][\w-]*(?=[\s,:{.[>~+)])/g));
    const lacking = ['card', 'article', 'header', 'login-form', 'date-field', 'carousel', 'menu'].flatMap(
      (folder) => {
        const css = read(UI, 'dist', folder, 'index.css');
        const entry = entries.find(({ specifier }) => specifier === `@portal/ui/${folder}`)?.types ?? '';
        const module = path.relative(path.join(UI, 'dist'), entry).replace(/\.d\.ts$/, '.js');
        return modulesOf(module).flatMap((file) =>
          [...read(UI, 'dist', file).matchAll(/(?<=["' ])[_a-z][\w-]*(?=["' ])/g)]
            .map(([name]) => name)
            .filter((name) => known.has(name) && !css.includes(`.${name}`))
            .map((name) => `${folder}.css: .${name} of ${file}`),
        );
      },
    );
    expect(lacking).toEqual([]);
  });

  it('are all in layers', () => {
    const css = read(UI, 'dist/styles.css');
    const known = new RegExp(`^@layer (${LAYERS.join('|')})$|^@keyframes `);
    expect(topLevel(css).filter((prelude) => !known.test(prelude))).toEqual([]);
  });

  it('are complete in styles.css', () => {
    const css = read(UI, 'dist/styles.css');
    const missing = sheets.filter((sheet) => {
      const classes = read(UI, 'dist', sheet).match(/\.[_a-z][\w-]*(?=[\s,:{.])/g) ?? [];
      return classes.some((name) => !css.includes(name));
    });
    expect(missing).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { PACKAGES, root, sourcesOf } from './packages';

/** Maximum number of exports without a doc comment, by package. It may only go down. */
const UNDOCUMENTED_AT_MOST: Readonly<Record<(typeof PACKAGES)[number]['name'], number>> = {
  '@portal/tokens': 0,
  '@portal/model': 0,
  '@portal/ui': 0,
  '@portal/data': 0,
};

/** Words that add nothing to the name they document. */
const EMPTY_WORDS = new Set(['a', 'an', 'the', 'of', 'for', 'its', 'this', 'type', 'props', 'options']);

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Whether a doc comment says more than the name does. */
function saysMore(doc: string, name: string): boolean {
  const known = new Set(wordsOf(name));
  return wordsOf(doc).some((word) => !known.has(word) && !EMPTY_WORDS.has(word));
}

type Export = { name: string; file: string; doc: string };

/** The doc comments of a declaration. A comment followed by a blank line is the header of its file. */
function docOf(declaration: ts.Declaration): string {
  // `export * as name` is documented at the export: a module has no doc comment of its own.
  const written = ts.isNamespaceExport(declaration) ? declaration.parent : declaration;
  return ts
    .getJSDocCommentsAndTags(written)
    .filter(ts.isJSDoc)
    .filter(({ end, parent }) => {
      const between = written.getSourceFile().text.slice(end, parent.getStart());
      return between.split('\n').length <= 2;
    })
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n');
}

/** Every export of the files, once, with its doc comment; `''` if it has none. */
function exportsOf(program: ts.Program, files: readonly string[]): Export[] {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, Export>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing: was it built?`);
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = exported.flags & ts.SymbolFlags.Alias;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const isNamespace = exported.declarations?.some(ts.isNamespaceExport);
      const declarations = (isNamespace ? exported : symbol).declarations ?? [];
      const origin = symbol.declarations?.[0]?.getSourceFile().fileName ?? file;
      const doc = declarations.map(docOf).join('\n').trim();
      found.set(symbol, { name: exported.name, file: origin, doc });
    }
  }
  return [...found.values()];
}

const packages = PACKAGES.map((pack) => ({ ...pack, files: sourcesOf(pack) }));
let program: ts.Program;

beforeAll(() => {
  program = ts.createProgram(
    packages.flatMap(({ files }) => files),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ['@portal/source'],
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      noEmit: true,
      types: [],
    },
  );
}, 180_000);

describe.each(packages)('$name', ({ name, folder, files }) => {
  it('documents each of its exports', { timeout: 180_000 }, () => {
    const exported = exportsOf(program, files);
    expect(exported).not.toEqual([]);
    const undocumented = exported
      .filter(({ name, doc }) => !saysMore(doc, name))
      .map(
        ({ name, file, doc }) =>
          `${path.relative(folder, file)}: ${name}${doc && `, which has only “${doc}”`}`,
      );
    const bound = UNDOCUMENTED_AT_MOST[name];
    expect(
      undocumented.length,
      `${undocumented.length} exports, where ${bound} may, say nothing:\n${undocumented.join('\n')}`,
    ).toBeLessThanOrEqual(bound);
  });
});

it('does not count a doc comment that repeats the name', () => {
  expect(saysMore('The props of the DayCards.', 'DayCardsProps')).toBe(false);
  expect(saysMore('', 'Card')).toBe(false);
  expect(saysMore('Props of `DayCards`; days are `YYYY-MM-DD`.', 'DayCardsProps')).toBe(true);
});

/** Files that documents name as examples, and files that a run or a site writes. */
const NOT_OURS =
  /election-night|photo-strip|TideTable|tide-report|\/tides\b|\bvall\b|bench\/results\/last\.json|(?:^|\.well-known\/)(?:sellers|tdmrep)\.json$|^subscription\.json$/;

it('documents name only files that exist', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = stdout.split('\0');
  const documents = files.filter((file) => /^(?:docs\/.+|README|CONTRIBUTING|SECURITY)\.md$/.test(file));
  const gone = documents.flatMap((file) =>
    Array.from(
      readFileSync(path.join(root, file), 'utf8').matchAll(/`([\w@./-]+\.(?:tsx?|mjs|sql|ya?ml|json))`/g),
    )
      .map(([, name = '']) => name)
      .filter(
        (name) =>
          !NOT_OURS.test(name) && !files.some((known) => known === name || known.endsWith(`/${name}`)),
      )
      .map((name) => `${file}: ${name}`),
  );
  expect(documents.length).toBeGreaterThan(20);
  expect(gone).toEqual([]);
});

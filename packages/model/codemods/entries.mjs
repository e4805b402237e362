/**
 * Rewrites imports of `@portal/model` for names that have moved to an entry of their domain:
 * `node node_modules/@portal/model/codemods/entries.mjs src`. Needs TypeScript. Prints what it could not rewrite.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '..');
const ts = createRequire(path.join(process.cwd(), 'package.json'))('typescript');
const MODEL = '@portal/model';

/** Entry of each name that the package exports below its first one. */
function entriesByName() {
  const { exports } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([, target]) => target.types);
  const files = entries.map(([, { types }]) => path.join(here, types));
  const program = ts.createProgram(files, { moduleResolution: ts.ModuleResolutionKind.Bundler });
  const checker = program.getTypeChecker();
  const byName = new Map();
  // The first entry last: a name that it exports stays there.
  for (const [at, [entry]] of [...entries.entries()].reverse()) {
    const source = program.getSourceFile(files[at]);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${files[at]} is missing: build or install ${MODEL} first`);
    for (const { name } of checker.getExportsOfModule(symbol)) byName.set(name, MODEL + entry.slice(1));
  }
  return byName;
}

function* sourcesIn(place) {
  if (!statSync(place).isDirectory()) {
    if (/\.[cm]?[jt]sx?$/.test(place) && !place.endsWith('.d.ts')) yield place;
    return;
  }
  for (const name of readdirSync(place))
    if (name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
      yield* sourcesIn(path.join(place, name));
}

/** The text with its imports split by entry, and the imports that need a look. */
export function rewritten(file, text, byName) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const edits = [];
  const left = [];
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && isOurs(node.moduleSpecifier)) {
      const clause = ts.isImportDeclaration(node) ? node.importClause : node;
      const named = ts.isImportDeclaration(node) ? clause?.namedBindings : clause.exportClause;
      if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named)) || clause.name) left.push(node);
      else edits.push([node.getStart(), node.getEnd(), split(node, clause, named)]);
    } else if (ts.isCallExpression(node) && isOurs(node.arguments[0])) left.push(node);
    else ts.forEachChild(node, visit);
  };
  const split = (node, clause, named) => {
    const groups = new Map();
    for (const element of named.elements) {
      const { text: name } = element.propertyName ?? element.name;
      const entry = byName.get(name) ?? MODEL;
      groups.set(entry, [...(groups.get(entry) ?? []), element.getText()]);
    }
    const quote = node.moduleSpecifier.getText()[0];
    const keyword = `${ts.isImportDeclaration(node) ? 'import' : 'export'}${clause.isTypeOnly ? ' type' : ''}`;
    return [...groups]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([entry, names]) => `${keyword} { ${names.join(', ')} } from ${quote}${entry}${quote};`)
      .join('\n');
  };
  visit(source);
  let result = text;
  for (const [start, end, words] of edits.reverse())
    result = result.slice(0, start) + words + result.slice(end);
  return {
    text: result,
    left: left.map((node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`),
  };
}

const isOurs = (node) => node !== undefined && ts.isStringLiteralLike(node) && node.text === MODEL;

if (process.argv[1] === import.meta.filename) {
  const places = process.argv.slice(2);
  if (!places.length) {
    console.error('Use: node node_modules/@portal/model/codemods/entries.mjs <folder or file …>');
    process.exit(1);
  }
  const byName = entriesByName();
  let changed = 0;
  for (const file of places.flatMap((place) => [...sourcesIn(place)])) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes(MODEL)) continue;
    const { text: next, left } = rewritten(file, text, byName);
    for (const at of left) console.log(`${at}: look at this import yourself`);
    if (next === text) continue;
    writeFileSync(file, next);
    changed += 1;
  }
  console.log(`${changed} files rewritten`);
}

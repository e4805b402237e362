/**
 * Completes and checks the build output. Declarations without a module are removed; relative imports in the
 * others get the extensions that Node requires. Then it checks that each client component keeps its directive
 * as its first statement, that no module imports CSS, that every component has its style sheet, and that
 * plain Node can import the whole package.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const filesOf = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const faults = [];

function completed(file, specifier) {
  const target = path.resolve(path.dirname(file), specifier);
  if (specifier.endsWith('.js')) return specifier;
  for (const suffix of ['.d.ts', '/index.d.ts']) {
    if (existsSync(target + suffix)) return specifier + suffix.replace('.d.ts', '.js');
  }
  faults.push(`${path.relative(dist, file)} imports ${specifier}, which is not built`);
  return specifier;
}

// `foundation/styles` only bundles reset and base into the style sheets; its module exports nothing.
for (const end of ['js', 'js.map']) rmSync(path.join(dist, `foundation/styles.${end}`), { force: true });
for (const name of filesOf(dist)) {
  if (
    /(?<!^style-sheet)\.d\.ts(\.map)?$/.test(name) &&
    !existsSync(path.join(dist, name.replace(/\.d\.ts(\.map)?$/, '.js')))
  )
    rmSync(path.join(dist, name));
}

for (const name of filesOf(dist)) {
  const file = path.join(dist, name);
  if (name.endsWith('.d.ts')) {
    const source = readFileSync(file, 'utf8');
    const complete = source.replace(
      /((?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']*)\2/g,
      (_, head, quote, specifier) => `${head}${quote}${completed(file, specifier)}${quote}`,
    );
    if (complete !== source) writeFileSync(file, complete);
  }
  if (name.endsWith('.js') && /(?:from|import)\s*["'][^"']*\.css/.test(readFileSync(file, 'utf8'))) {
    faults.push(`${name} imports a style sheet`);
  }
}

let clients = 0;
for (const name of filesOf(path.join(root, 'src'))) {
  if (!/\.tsx?$/.test(name) || /\.(stories|test|css)\./.test(name) || name.includes('fixtures')) continue;
  if (!/^['"]use client['"]/.test(readFileSync(path.join(root, 'src', name), 'utf8'))) continue;
  clients += 1;
  const built = path.join(dist, name.replace(/\.tsx?$/, '.js'));
  if (!existsSync(built)) faults.push(`${name} is not built`);
  else if (!/^['"]use client['"]/.test(readFileSync(built, 'utf8'))) faults.push(`${name} lost 'use client'`);
}
if (!clients) faults.push('no client component was found: the check looks in the wrong place');

for (const name of filesOf(path.join(root, 'src'))) {
  if (!name.endsWith('.css.ts')) continue;
  const sheet = path.join(dist, path.dirname(name), 'index.css');
  if (!existsSync(sheet)) faults.push(`${path.relative(dist, sheet)} is missing`);
}

await import(pathToFileURL(path.join(dist, 'index.js')).href);

if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`dist is whole: ${clients} client modules keep their directive`);

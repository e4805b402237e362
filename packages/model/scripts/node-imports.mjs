/**
 * Completes the relative imports of `dist`, in JavaScript and in declarations ('./zone' becomes './zone.js',
 * './dates' './dates/index.js'), because Node, unlike a bundler, resolves no extension. Run by a package's
 * build in its own folder. Also marks schemas as free of side effects, so that a bundler drops unused ones.
 * Fails on an import that leads nowhere, and unless Node then imports the whole package.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve('dist');
const RELATIVE = /((?:from|import)\s*\(?\s*)(["'])(\.{1,2}(?:\/[^"']*)?)\2/g;

function completed(file, specifier) {
  const target = path.resolve(path.dirname(file), specifier);
  if (existsSync(target) && path.extname(target) === '.js') return specifier;
  for (const suffix of ['.js', '/index.js']) if (existsSync(target + suffix)) return specifier + suffix;
  throw new Error(`${path.relative(dist, file)} imports ${specifier}, which is not built`);
}

/** Calls that only create a schema or a rule. */
const MAKERS = /\b(?<!\.)(v|rule)\.(?!parse|safeParse|assert|is\b|getDotPath)(\w+)\(/g;

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|d\.ts)$/.test(name)) continue;
  const file = path.join(dist, name);
  const source = readFileSync(file, 'utf8');
  const complete = source
    .replace(RELATIVE, (_, head, quote, specifier) => `${head}${quote}${completed(file, specifier)}${quote}`)
    .replace(MAKERS, (call) => (name.endsWith('.js') ? `/* @__PURE__ */ ${call}` : call));
  if (complete !== source) writeFileSync(file, complete);
}

await import(path.join(dist, 'index.js'));

/** Page with the differences of `npm test -- stories`: before, after and difference. */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const pictures = path.join(root, 'packages/ui/pictures');
const differences = path.join(pictures, 'differences');

/** Deletes the differences of the last run. */
export const forgetDifferences = () => rmSync(differences, { recursive: true, force: true });

/**
 * After all references were redrawn, deletes those that were not, so that none outlives its story.
 * @param {number} began milliseconds since 1970 at which the first was redrawn
 */
export function forgetReferencesBefore(began) {
  for (const name of readdirSync(pictures, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(pictures, name);
    if (name.endsWith('.webp') && statSync(file).mtimeMs < began) rmSync(file);
  }
}

/**
 * Writes the page, if there are differences.
 * @returns its path, relative to the project
 */
export function writeDifferences() {
  if (!existsSync(differences)) return undefined;
  const names = readdirSync(differences, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-actual.png'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/-actual\.png$/, ''))
    .sort();
  const column = (title, src) =>
    `<figure><figcaption>${title}</figcaption><img src="${src}" alt=""></figure>`;
  const rows = names.map((name) => {
    const [component, story] = name.split('/');
    return `<section><h2>${component} <small>${story}</small></h2><div>${column('Reference', `../${name}.webp`)}${column('Now', `${name}-actual.png`)}${column('Difference', `${name}-diff.png`)}</div></section>`;
  });
  const page = path.join(differences, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${names.length} pictures differ</title>
<style>body{font:16px system-ui;margin:24px}div{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}figure{margin:0}img{max-width:100%;border:1px solid #999}small{font-weight:400}</style>
<h1>${names.length} pictures differ</h1>
<p>Where the new picture is right: <code>npm test -- stories --update</code>, look at what git shows, commit it.</p>
${rows.join('\n')}`,
  );
  return path.relative(root, page);
}

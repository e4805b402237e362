/**
 * Creates a brand: its tokens, its site file, and its name in the lists of sites. It builds and serves as
 * generated.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, say, stop } from '../prepare.mjs';
import { inCamel } from './names.mjs';
import { languageOf, siteFile, siteFilePath } from './site-file.mjs';
import { edition } from './source.mjs';

const BRANDS = 'tokens/sites';
const siteFiles = path.join(root, 'apps/api/sites');

/**
 * @param {string} alias lower case, e.g. `vall`: folder, file, `data-site` and `<alias>.localhost`
 * @param {readonly string[]} options `--like=far` copies a brand's values and its site's language instead of
 * the wireframe's greys
 */
export function newSite(alias, options) {
  const like = options.find((option) => option.startsWith('--like='))?.slice('--like='.length) ?? 'wireframe';
  if (!/^[a-z][a-z0-9-]{1,20}$/.test(alias))
    stop(`A site’s alias is lower case, letters, digits and hyphens, like “vall”; this is “${alias}”.`);
  const brands = readdirSync(path.join(root, BRANDS), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  if (brands.includes(alias)) stop(`tokens/sites/${alias} is there already.`);
  if (existsSync(siteFilePath(alias))) stop(`apps/api/sites/${alias}.yaml is there already.`);
  if (!brands.includes(like))
    stop(`There is no brand “${like}” to start from; there are ${brands.join(', ')}.`);
  const name = alias[0].toUpperCase() + alias.slice(1);
  const edits = edition();
  addBrand(edits, alias, name, like);
  listBrand(edits, alias);
  const language = languageOf(like);
  edits.create(
    path.relative(root, siteFilePath(alias)),
    siteFile({ alias, name, id: next('id'), mediaId: next('mediaId'), language }),
  );
  edits.write();
  say(`tokens/sites/${alias}: the brand, as ${like} until you change it.
apps/api/sites/${alias}.yaml: name, sections and front, in the language “${language}”.
Then: npm start, and open http://${alias}.localhost:3000. Ten minutes more: docs/new-brand.md`);
}

/** Copies the files of the model brand under the new name. */
function addBrand(edits, alias, name, like) {
  const folder = path.join(root, BRANDS, like);
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    edits.create(`${BRANDS}/${alias}/${file}`, file === 'index.ts' ? renamed(text, alias, name, like) : text);
  }
}

/** Source of a brand under a new name. */
function renamed(source, alias, name, like) {
  const replacements = [
    [/\/\*\*[\s\S]*?\*\/\n(?=export const)/, `/** ${name}: say here what it is and whom it speaks to. */\n`],
    [/export const \w+: SiteSource/, `export const ${inCamel(alias)}: SiteSource`],
    [/name: '[^']*'/, `name: '${name}'`],
  ];
  return replacements.reduce((text, [place, words]) => {
    if (!place.test(text)) stop(`${BRANDS}/${like}/index.ts has no ${place} any more: adapt scripts/new/.`);
    return text.replace(place, words);
  }, source);
}

/** Adds it to the lists of sites, before the wireframe, which is no brand. */
function listBrand(edits, alias) {
  const list = `${BRANDS}/index.ts`;
  const known = inCamel(alias);
  edits.addMember(list, 'sites', known === alias ? alias : `'${alias}': ${known}`, { before: 'wireframe' });
  edits.addMember(list, 'SITES', `'${alias}'`, { before: "'wireframe'" });
  edits.addImport(list, `import { ${known} } from './${alias}/index';`);
  edits.change('tokens/portal.resolver.json', (text) => {
    const tree = JSON.parse(text);
    const { wireframe, ...brands } = tree.modifiers.site.contexts;
    tree.modifiers.site.contexts = {
      ...brands,
      [alias]: [{ $ref: `sites/${alias}/brand.tokens.json` }],
      wireframe,
    };
    return JSON.stringify(tree, null, 2);
  });
}

/** Highest number that site files give under a key, plus one. */
function next(key) {
  const numbers = readdirSync(siteFiles).flatMap((file) => {
    const found = new RegExp(`^${key}: "?(\\d+)"?$`, 'm').exec(
      readFileSync(path.join(siteFiles, file), 'utf8'),
    );
    return found ? [Number(found[1])] : [];
  });
  return Math.max(100, ...numbers) + 1;
}

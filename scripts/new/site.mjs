/** A new brand: its tokens, its site file, and its name where sites are listed. It builds and serves as it is written. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run, say, stop } from '../prepare.mjs';
import { inCamel } from './names.mjs';
import { languageOf, siteFile, siteFilePath } from './site-file.mjs';

const tokens = path.join(root, 'tokens');
const siteFiles = path.join(root, 'apps/api/sites');

/**
 * @param {string} alias lower case, e.g. `vall`: folder, file, `data-site` and `<alias>.localhost`
 * @param {readonly string[]} options `--like=far` starts from a brand's values and its site's language instead of the wireframe's greys
 */
export function newSite(alias, options) {
  const like = options.find((option) => option.startsWith('--like='))?.slice('--like='.length) ?? 'wireframe';
  if (!/^[a-z][a-z0-9-]{1,20}$/.test(alias))
    stop(`A site’s alias is lower case, letters, digits and hyphens, like “vall”; this is “${alias}”.`);
  const brands = readdirSync(path.join(tokens, 'sites'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  if (brands.includes(alias)) stop(`tokens/sites/${alias} is there already.`);
  if (existsSync(siteFilePath(alias))) stop(`apps/api/sites/${alias}.yaml is there already.`);
  if (!brands.includes(like))
    stop(`There is no brand “${like}” to start from; there are ${brands.join(', ')}.`);
  const name = alias[0].toUpperCase() + alias.slice(1);
  writeBrand(alias, name, like);
  listBrand(alias);
  const language = languageOf(like);
  writeFileSync(
    siteFilePath(alias),
    siteFile({ alias, name, id: next('id'), mediaId: next('mediaId'), language }),
  );
  run(
    bin('biome'),
    ['check', '--write', path.join(tokens, 'sites'), path.join(tokens, 'portal.resolver.json')],
    {
      quiet: true,
    },
  );
  say(`tokens/sites/${alias}: the brand, as ${like} until you change it.
apps/api/sites/${alias}.yaml: name, sections and front, in the language “${language}”.
Then: npm start, and open http://${alias}.localhost:3000. Ten minutes more: docs/new-brand.md`);
}

function writeBrand(alias, name, like) {
  const folder = path.join(tokens, 'sites', alias);
  cpSync(path.join(tokens, 'sites', like), folder, { recursive: true });
  const index = path.join(folder, 'index.ts');
  const source = readFileSync(index, 'utf8')
    .replace(
      /\/\*\*[\s\S]*?\*\/\n(?=export const)/,
      `/** ${name}: say here what it is and whom it speaks to. */\n`,
    )
    .replace(/export const \w+: SiteSource/, `export const ${inCamel(alias)}: SiteSource`)
    .replace(/name: '[^']*'/, `name: '${name}'`);
  writeFileSync(index, source);
}

/** Puts it into the lists of sites, before the wireframe, which is no brand. */
function listBrand(alias) {
  const list = path.join(tokens, 'sites/index.ts');
  const known = inCamel(alias);
  const entry = known === alias ? alias : `'${alias}': ${known}`;
  writeFileSync(
    list,
    readFileSync(list, 'utf8')
      .replace(
        'import type { SiteSource }',
        `import { ${known} } from './${alias}/index';\nimport type { SiteSource }`,
      )
      .replace(', wireframe };', `, ${entry}, wireframe };`)
      .replace(", 'wireframe']", `, '${alias}', 'wireframe']`),
  );
  const resolver = path.join(tokens, 'portal.resolver.json');
  const tree = JSON.parse(readFileSync(resolver, 'utf8'));
  const { wireframe, ...brands } = tree.modifiers.site.contexts;
  tree.modifiers.site.contexts = {
    ...brands,
    [alias]: [{ $ref: `sites/${alias}/brand.tokens.json` }],
    wireframe,
  };
  writeFileSync(resolver, `${JSON.stringify(tree, null, 2)}\n`);
}

/** One more than the highest number that a site file gives under a name. */
function next(key) {
  const numbers = readdirSync(siteFiles).flatMap((file) => {
    const found = new RegExp(`^${key}: "?(\\d+)"?$`, 'm').exec(
      readFileSync(path.join(siteFiles, file), 'utf8'),
    );
    return found ? [Number(found[1])] : [];
  });
  return Math.max(100, ...numbers) + 1;
}

/** A new brand: its tokens, its site file, and its name where sites are listed. It builds and serves as it is written. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run, say, stop } from '../prepare.mjs';
import { inCamel } from './names.mjs';

const tokens = path.join(root, 'tokens');
const siteFiles = path.join(root, 'apps/api/sites');

/**
 * @param {string} alias lower case, e.g. `vall`: folder, file, `data-site` and `<alias>.localhost`
 * @param {readonly string[]} options `--like=far` starts from a brand's values instead of the wireframe's greys
 */
export function newSite(alias, options) {
  const like = options.find((option) => option.startsWith('--like='))?.slice('--like='.length) ?? 'wireframe';
  if (!/^[a-z][a-z0-9-]{1,20}$/.test(alias))
    stop(`A site’s alias is lower case, letters, digits and hyphens, like “vall”; this is “${alias}”.`);
  const brands = readdirSync(path.join(tokens, 'sites'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  if (brands.includes(alias)) stop(`tokens/sites/${alias} is there already.`);
  if (existsSync(path.join(siteFiles, `${alias}.yaml`)))
    stop(`apps/api/sites/${alias}.yaml is there already.`);
  if (!brands.includes(like))
    stop(`There is no brand “${like}” to start from; there are ${brands.join(', ')}.`);
  const name = alias[0].toUpperCase() + alias.slice(1);
  writeBrand(alias, name, like);
  listBrand(alias);
  writeFileSync(path.join(siteFiles, `${alias}.yaml`), siteFile(alias, name));
  run(
    bin('biome'),
    ['check', '--write', path.join(tokens, 'sites'), path.join(tokens, 'portal.resolver.json')],
    {
      quiet: true,
    },
  );
  say(`tokens/sites/${alias}: the brand, as ${like} until you change it.
apps/api/sites/${alias}.yaml: name, sections and front.
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

const siteFile = (alias, name) => `alias: ${alias}
id: "${next('id')}"
mediaId: "${next('mediaId')}"
name: ${name}
scheme: https
url: https://www.${alias}.example
staticUrl: /assets
language: ca
theme: ${alias}
tagline: Què som, en una línia
description: Què hi trobarà qui llegeix, en una o dues frases.
timeZone: Europe/Madrid
hosts: [${alias}.localhost, www.${alias}.example, ${alias}.example]
features: { users: false, identityProvider: false }
navigation:
  - { id: noticies, text: Notícies, href: /noticies/ }
  - { id: cultura, text: Cultura, href: /cultura/ }
  - { id: esports, text: Esports, href: /esports/ }
sections:
  - { slug: noticies, name: Notícies }
  - { slug: cultura, name: Cultura }
  - { slug: esports, name: Esports }
hotTopics: []
footer:
  - title: ${name}
    links:
      - { id: f1, text: Qui som, href: /qui-som/ }
social: []
adMaps: {}
boards:
  - layout: 66-33
    columns:
      - - { type: card, shape: lead, size: 2xl, select: { withImage: true } }
      - - { type: card, shape: standard, size: md, select: {} }
        - { type: card, shape: standard, size: md, select: {} }
  - layout: 33x3
    title: Notícies
    href: /noticies/
    columns:
      - - { type: card, shape: standard, size: md, select: { section: noticies } }
      - - { type: card, shape: standard, size: md, select: { section: noticies } }
      - - { type: card, shape: standard, size: md, select: { section: noticies } }
`;

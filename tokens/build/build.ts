import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CONTRASTS, SCHEMES, type Site } from '../axes';
import { BREAKPOINTS } from '../breakpoints';
import { SITES, sites } from '../sites/index';
import { contrastFaults } from './contrast';
import { TokenFault } from './fault';
import { fallbackNames, siteFonts } from './font-faces';
import { type BuiltSite, packageEntry } from './package-entry';
import { loadTokens, RESOLVER_FILE, type ResolvedSet, type Resolver } from './resolve';
import { coreStylesheet, fallbackStylesheet, type SiteTable, siteStylesheet } from './stylesheet';
import { wordmarkOf } from './wordmark';

export { TokenFault };

export function tableOf(resolver: Resolver, site: string): SiteTable {
  const inScheme = (scheme: (typeof SCHEMES)[number]) => ({
    normal: resolver.site({ site, scheme, contrast: 'normal' }),
    more: resolver.site({ site, scheme, contrast: 'more' }),
  });
  return { light: inScheme('light'), dark: inScheme('dark') };
}

/** Contents of all files that a site's tokens come from. */
async function sourcesOf(root: string, site: Site): Promise<string> {
  const folders = ['core', 'schemes', 'contrasts', `sites/${site}`].map((folder) => join(root, folder));
  const names = await Promise.all(folders.map((folder) => readdir(folder)));
  const files = folders.flatMap((folder, place) =>
    (names[place] ?? []).filter((name) => name.endsWith('.json')).map((name) => join(folder, name)),
  );
  const all = [join(root, RESOLVER_FILE), ...files];
  return (await Promise.all(all.map((file) => readFile(file, 'utf8')))).join();
}

/** All pairs of a site whose contrast is too weak, in every scheme and contrast. */
export const weakPairs = (site: string, table: SiteTable): string[] =>
  SCHEMES.flatMap((scheme) =>
    CONTRASTS.flatMap((contrast) => contrastFaults(table[scheme][contrast], { site, scheme, contrast })),
  );

/** Names of the fallback fonts of all families of all sites. */
const allFallbacks = (): Map<string, string[]> =>
  new Map(
    SITES.flatMap((alias) => sites[alias].families.map((family) => [family.name, fallbackNames(family)])),
  );

/** Cache of the last build: a development server builds after each edit, which usually concerns one site. */
const built: { core: ResolvedSet; sites: Map<Site, { sources: string; site: BuiltSite }> } = {
  core: new Map(),
  sites: new Map(),
};

/**
 * Rebuilds the sites whose sources have changed.
 * @throws TokenFault; the cache keeps its state then
 */
async function buildChanged(root: string): Promise<void> {
  const sources = await Promise.all(
    SITES.map(async (alias) => ({ alias, sources: await sourcesOf(root, alias) })),
  );
  const changed = sources.filter(({ alias, sources }) => built.sites.get(alias)?.sources !== sources);
  if (changed.length === 0) return;
  const aliases = changed.map(({ alias }) => alias);
  const resolver = await loadTokens(root, allFallbacks(), aliases);
  const tables = changed.map((site) => ({ ...site, table: tableOf(resolver, site.alias) }));
  const faults = tables.flatMap(({ alias, table }) => weakPairs(alias, table));
  if (faults.length > 0) throw new TokenFault(faults);

  const cache = join(root, '.cache', 'fonts');
  const anew: typeof built.sites = new Map();
  for (const { alias, sources, table } of tables) {
    const source = sites[alias];
    const fonts = await siteFonts(source.families, cache);
    const wordmark = await wordmarkOf(source, table.light.normal);
    anew.set(alias, { sources, site: { alias, source, table, fonts, wordmark } });
  }
  built.core = resolver.core();
  for (const [alias, site] of anew) built.sites.set(alias, site);
}

/**
 * Builds `dist/` from the sources under `root`: style sheets, fonts and the JavaScript entry. Sites whose
 * sources have not changed since the last call are reused. Throws `TokenFault` when a token is missing or a
 * colour pair is too weak; nothing is written then.
 */
export async function build(root: string): Promise<void> {
  await buildChanged(root);
  const { core } = built;
  const sitesBuilt = SITES.flatMap((alias) => built.sites.get(alias)?.site ?? []);
  const files: [string, string | Buffer][] = [
    ['core.css', coreStylesheet(core)],
    ...sitesBuilt.flatMap(({ alias, source, table }): [string, string][] =>
      alias === 'wireframe' ? [['fallback.css', fallbackStylesheet(source.baseScheme, table)]] : [],
    ),
    ...sitesBuilt.flatMap(({ alias, source, table, fonts }): [string, string | Buffer][] => [
      [`sites/${alias}.css`, siteStylesheet(alias, source.baseScheme, table)],
      [`sites/${alias}.fonts.css`, fonts.css],
      ...fonts.files.map(({ name, bytes }): [string, Buffer] => [`fonts/${name}`, bytes]),
    ]),
    ['style-sheet.d.ts', '/** A style sheet, imported for what it does to the page. */\nexport {};\n'],
    ...packageEntry(core, sitesBuilt, BREAKPOINTS),
  ];

  await writeDist(join(root, 'dist'), new Map(files));
}

/**
 * Writes the folders of style sheets and fonts; the command next to them has a build of its own. Files are
 * overwritten one by one and obsolete ones removed afterwards, so that a running server never misses a file.
 */
async function writeDist(dist: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  await Promise.all(['sites', 'fonts'].map((folder) => mkdir(join(dist, folder), { recursive: true })));
  await Promise.all([...files].map(([name, content]) => writeFile(join(dist, name), content)));
  const present = await readdir(dist, { recursive: true, withFileTypes: true });
  await Promise.all(
    present
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => {
        const name = relative(dist, path).split(sep).join('/');
        return !files.has(name) && !name.startsWith('cli/');
      })
      .map((path) => rm(path)),
  );
}

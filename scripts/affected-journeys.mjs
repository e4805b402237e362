/** Selects the journeys that a change can affect, if fewer than all. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const JOURNEYS = 'e2e/journeys';
const journey = (name) => `${JOURNEYS}/${name}.spec.ts`;

/** Journeys that measure the effect of styles: positions, sizes, colours, motion and file sizes. */
const MEASURING = [
  'accessibility',
  'budgets',
  'consent-layout',
  'fits',
  'metered-shifts',
  'paper',
  'shifts',
  'styles',
].map(journey);

/**
 * Journeys that check how scripts are bundled: the imports of one page decide which chunks it shares with
 * others.
 */
const BUNDLING = ['chunks'].map(journey);

/** Style sheets of vanilla-extract: no server response depends on one. */
export const isStyle = (file) => file.endsWith('.css.ts');

const isJourney = (file) => file.startsWith(JOURNEYS) && file.endsWith('.spec.ts');

/**
 * Journeys that a change can affect.
 * @param changed files of the project; undefined if unknown
 * @param pagesOf pages that each journey file visited when it last passed, by their style sheets; an unknown
 * file is affected by every change
 * @returns `own`: journey files that are changed themselves. `others`: journeys that the other changes can
 * affect; undefined for all
 */
export async function affectedJourneys(changed, pagesOf = new Map()) {
  const own = changed?.filter((file) => isJourney(file) && existsSync(path.join(root, file))) ?? [];
  const others = changed?.filter((file) => !isJourney(file));
  if (!others?.length) return { own, others };
  const drawing = others.filter((file) => !isStyle(file));
  if (drawing.length === 0) return { own, others: MEASURING };
  const pages = await pagesDrawnWith(drawing);
  if (!pages) return { own, others: undefined };
  const files = readdirSync(path.join(root, JOURNEYS))
    .map((name) => `${JOURNEYS}/${name}`)
    .filter(isJourney);
  const come = files.filter((file) => pagesOf.get(file)?.some((page) => pages.has(page)) ?? true);
  return { own, others: [...new Set([...MEASURING, ...BUNDLING, ...come])].sort() };
}

/**
 * Sources that every page depends on, or that answer requests without a page, in addition to the shell of all
 * pages.
 */
const EVERYWHERE = ['apps/portal/server', 'apps/portal/app/client', 'apps/portal/worker', 'apps/api/src'];
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|fixtures)\//.test(file);

/**
 * @returns pages, by the names of their style sheets, that import one of the files; undefined if more than
 * pages depend on one
 */
async function pagesDrawnWith(files) {
  graph ??= pageGraph();
  const { needed, importedBy } = await graph;
  const usersOf = (file) => importedBy.filter(([, imported]) => imported.has(file)).map(([page]) => page);
  if (files.some((file) => needed.has(file) || usersOf(file).length === 0)) return undefined;
  return new Set(files.flatMap(usersOf));
}

/** Built once: a run looks at the sources as it starts. */
let graph;

/**
 * @returns `needed`: files that every page depends on, or that answer requests without a page. `importedBy`:
 * files that each page imports
 */
async function pageGraph() {
  const { styleEntries } = await import('../apps/portal/style-sheets.mjs');
  const { importsOf } = await import('./import-graph.mjs');
  const { pages, islands } = styleEntries(path.join(root, 'apps/portal'));
  const { shell, ...drawn } = Object.fromEntries(
    Object.entries(pages).map(([name, sources]) => [name, sources.filter(path.isAbsolute).map(fromRoot)]),
  );
  const entries = Object.values(drawn).flat();
  const everywhere = [...shell, ...EVERYWHERE.flatMap(sourcesIn)];
  const imports = await importsOf([...everywhere, ...entries]);
  // The server also imports the files of pages: what only a page imports belongs to that page.
  const isOfPages = new Set([...entries, ...Object.values(islands).flat().map(fromRoot)]);
  return {
    needed: imports(everywhere, (file) => isOfPages.has(file)),
    importedBy: Object.entries(drawn).map(([page, sources]) => [page, imports(sources)]),
  };
}

const fromRoot = (file) => path.relative(root, file).replaceAll(path.sep, '/');

const sourcesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter(isSource);

/** Journeys that a change can reach, where less than all can be told. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const JOURNEYS = 'e2e/journeys';
const journey = (name) => `${JOURNEYS}/${name}.spec.ts`;

/** Those that measure what styles make: places, sizes, colours, what moves, weights. */
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

/** Those that read how scripts are built: what one page imports decides what it shares with the others. */
const BUNDLING = ['chunks'].map(journey);

/** Style sheets as vanilla-extract has them: no answer of the server depends on one. */
export const isStyle = (file) => file.endsWith('.css.ts');

const isJourney = (file) => file.startsWith(JOURNEYS) && file.endsWith('.spec.ts');

/**
 * Journeys that a change can reach.
 * @param changed files of the project; undefined where that is not known
 * @param pagesOf pages that each file of journeys came to when it last passed, by their style sheets; a file that is not
 * known is reached by every change
 * @returns `own`: files of journeys that are changed themselves. `others`: all that the rest of the change can reach; undefined for
 * every one
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

/** What every page depends on, or answers without one, beside the frame of all pages. */
const EVERYWHERE = ['apps/portal/server', 'apps/portal/app/client', 'apps/portal/worker', 'apps/api/src'];
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|fixtures)\//.test(file);

/** @returns pages, by the names of their style sheets, that are drawn with one of the files; undefined where more depends on one */
async function pagesDrawnWith(files) {
  graph ??= pageGraph();
  const { needed, importedBy } = await graph;
  const usersOf = (file) => importedBy.filter(([, imported]) => imported.has(file)).map(([page]) => page);
  if (files.some((file) => needed.has(file) || usersOf(file).length === 0)) return undefined;
  return new Set(files.flatMap(usersOf));
}

/** Read once: a run looks at it as it begins. */
let graph;

/** @returns `needed`: files that all pages depend on, or answers without one. `importedBy`: those that each page imports */
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
  // The server imports the files of pages too: what only they import is theirs.
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

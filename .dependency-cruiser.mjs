/**
 * The floors of docs/architecture.md: an import goes only to a smaller number.
 * @param {string} name
 * @param {string} from
 * @param {string} to
 * @param {string} comment
 */
const floor = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/**
 * The levels of the back end, ground first: a level imports only those before it, and what is below serves what is above by values that the
 * server hands down. `platform` knows nothing of news; `server` puts everything together.
 */
export const API_LEVELS = [
  'platform',
  'sites',
  'content',
  'readers',
  'revenue',
  'participation',
  'newsroom',
  'pages',
  'server',
];
const API = '^apps/api/src/';
/** Tests bring together what they need. */
const TESTS = `${API}(.+\\.test\\.ts$|testing/)`;

const apiLevels = API_LEVELS.slice(0, -1).map((level, at) => ({
  name: `api-level-${level}`,
  comment: 'a level of the back end imports only those that come before it in API_LEVELS',
  severity: 'error',
  from: { path: `${API}${level}/`, pathNot: TESTS },
  to: { path: `${API}(${API_LEVELS.slice(at + 1).join('|')})/` },
}));

const LEVEL = `(${API_LEVELS.join('|')})`;
/** A domain of the back end is a folder of a level, or what lies in a level itself: others enter it through its `index.ts`. */
const INDEXES = [`${API}${LEVEL}/index\\.ts$`, `${API}${LEVEL}/[^/]+/index\\.ts$`];
/**
 * @param {string | string[]} from
 * @param {string} to
 * @param {string[]} own
 */
const throughIndex = (from, to, ...own) => ({
  name: 'api-through-index',
  comment: 'a domain of the back end is entered through its index.ts',
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: to, pathNot: [...INDEXES, ...own] },
});
const IN_A_LEVEL = `${API}${LEVEL}/[^/]+\\.tsx?$`;
const FACE = `${API}[^/]+\\.ts$`;
const IN_A_FOLDER = `${API}${LEVEL}/[^/]+/.+`;

export default {
  forbidden: [
    ...apiLevels,
    throughIndex(`${API}([^/]+/[^/]+)/.+`, IN_A_FOLDER, `${API}$1/`),
    throughIndex([IN_A_LEVEL, FACE], IN_A_FOLDER),
    throughIndex(`${API}([^/]+)/[^/]+\\.tsx?$`, IN_A_LEVEL, `${API}$1/[^/]+\\.tsx?$`),
    throughIndex([IN_A_FOLDER, FACE], IN_A_LEVEL),
    {
      name: 'api-level-unknown',
      comment:
        'the back end has no other folders than its levels, what its tests need and its doubles of services',
      severity: 'error',
      from: {},
      to: { path: `${API}[^/]+/`, pathNot: `${API}(${API_LEVELS.join('|')}|testing|doubles)/` },
    },
    {
      name: 'api-doubles-apart',
      comment: 'doubles of third-party services are for the demo and for tests',
      severity: 'error',
      from: { path: API, pathNot: `${TESTS}|${API}doubles/` },
      to: { path: `${API}doubles/` },
    },
    {
      name: 'api-testing-for-tests',
      comment: 'what tests need is no part of the back end',
      severity: 'error',
      from: { path: API, pathNot: TESTS },
      to: { path: `${API}testing/` },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    floor('tokens-is-ground', '^tokens/', '^(packages|apps)/', 'tokens import no other floor'),
    floor(
      'model-above-nothing-but-tokens',
      '^packages/model/',
      '^(packages/(ui|data)|apps)/',
      'model imports neither ui, data nor an app',
    ),
    floor(
      'ui-beside-data',
      '^packages/ui/',
      '^(packages/data|apps)/',
      'ui knows no network: the portal hands it values and callbacks',
    ),
    floor('data-beside-ui', '^packages/data/', '^(packages/ui|apps)/', 'data has no look'),
    floor(
      'api-on-model-only',
      '^apps/api/',
      '^(packages/(ui|data)|tokens|apps/(portal|demo))/',
      'the back end stands on model alone',
    ),
    floor(
      'demo-on-api-and-model',
      '^apps/demo/',
      '^(packages/(ui|data)|tokens|apps/portal|e2e|bench)/',
      'the demo is a seed of the back end',
    ),
    floor(
      'demo-by-name',
      '^(tokens|packages|apps/(api|portal)|bench)/',
      '^apps/demo/',
      'who starts gives the demo by its name (`loadSeed`): whoever imports it cannot be installed without it. Journeys are installed nowhere',
    ),
    {
      name: 'portal-app-below-server',
      comment: 'what draws pages knows nothing of who serves them; tests bring both together',
      severity: 'error',
      from: { path: '^apps/portal/app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/portal/server/' },
    },
    floor('portal-is-the-top', '^apps/portal/', '^(e2e|bench)/', 'the portal imports no test'),
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|@portal/tokens)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Consumers see packed packages, outside of this workspace.
    exclude: { path: '(^|/)(dist|node_modules|storybook-static)/|^packages/checks/consumers/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@portal/source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};

/** The floors of docs/architecture.md: an import runs downwards only. */
const floor = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
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
      '^(tokens|packages|apps/(api|portal)|e2e|bench)/',
      '^apps/demo/',
      'who starts gives the demo by its name (`loadSeed`): whoever imports it cannot be installed without it',
    ),
    floor(
      'portal-app-below-server',
      '^apps/portal/app/',
      '^apps/portal/server/',
      'what draws pages knows nothing of who serves them',
    ),
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

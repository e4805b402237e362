/**
 * Steps of `npm test` in execution order: the level that each belongs to, and the files that each looks at.
 * docs/testing.md explains what each level protects.
 */

import { isStyle } from '../affected-journeys.mjs';
import { bin } from '../prepare.mjs';
import { LINT } from './lint.mjs';
import {
  attacks,
  browsers,
  build,
  built,
  consumers,
  http,
  isOnlyRead,
  journeys,
  onNode,
  packages,
  program,
  recipes,
  seeds,
  stories,
  storybook,
  typecheck,
  unit,
} from './runs.mjs';

/** A change to these files may change every result. */
const EVERYWHERE =
  /^(package(-lock)?\.json|tsconfig\.base\.json|turbo\.json|vitest\.(config|seed)\.ts|scripts\/(?!new\/).*)$/;
const SOURCES = /^(tokens|packages|apps)\//;
const PICTURES = /^packages\/ui\/pictures\//;
/** Tests, stories and documents: not part of the build. */
const BESIDE_PRODUCT =
  /\.test\.tsx?$|\.stories\.tsx$|\.md$|\/(testing|pictures|screenshots)\/|^packages\/(checks|ui\/src\/fixtures)\/|^tokens\/test\//;

const isCode = (file) => /\.([cm]?[jt]sx?|css|jsonc?|yaml)$/.test(file);
const isProduct = (file) => SOURCES.test(file) && !BESIDE_PRODUCT.test(file);
/** Files that the server's responses depend on. */
const answers = (file) => isProduct(file) && !isStyle(file);
const isTestedByUnits = (file) =>
  (/^(tokens|packages|apps|bench)\//.test(file) &&
    !PICTURES.test(file) &&
    !/^packages\/.*\.md$|\/(README|CHANGELOG)\.md$/.test(file)) ||
  isOnlyRead(file);
/** Doubles that HTTP tests and journeys start alongside the portal. */
const isDouble = (file) => /^apps\/.*\/testing\//.test(file);
const isEndToEnd = (file) => /^e2e\/[^/]+$/.test(file);
const isAtRoot = (file) => !file.includes('/');
/**
 * Applications that install the packages, the tests that open them, and the READMEs whose examples they
 * follow.
 */
const isConsumer = (file) =>
  /^packages\/checks\/(consumers\/|[^/]*consumer[^/]*|readmes|tarballs)|^(tokens|packages\/\w+)\/README\.md$/.test(
    file,
  );
const isDrawn = (file) => /^(tokens|packages\/(model|ui)|\.storybook)\//.test(file);
const isIn = (folder) => (file) => file.startsWith(`${folder}/`);
const any =
  (...predicates) =>
  (file) =>
    predicates.some((holds) => holds(file));

/**
 * `level`: `full` runs only in the full run; without a level a step belongs to both. `inputs`: the files that
 * a step looks at; without them it always runs. `readsSources`: it needs no build. `needsKnownChanges`: the
 * gate skips it if it has never passed, as on a fresh clone. `mend`: the command that fixes most of its
 * errors. `newsroom`: it starts from the seeded demo newsroom. `runsInBackground`: later steps run meanwhile,
 * up to one that `waitsForBackground`.
 */
export const STEPS = [
  {
    name: 'lint',
    title: 'format and lint',
    readsSources: true,
    inputs: (file) => !PICTURES.test(file),
    mend: 'npm run format',
    runsInBackground: true,
    run: program(bin('biome'), ...LINT, '.'),
  },
  {
    name: 'english',
    title: 'plain English',
    readsSources: true,
    inputs: (file) => !PICTURES.test(file),
    runsInBackground: true,
    run: program(process.execPath, 'scripts/lint/plain-english.mjs'),
  },
  {
    name: 'floors',
    title: 'floors',
    readsSources: true,
    inputs: isCode,
    runsInBackground: true,
    run: program(
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'tokens',
      'packages',
      'apps',
      'e2e',
      'bench',
    ),
  },
  { name: 'build', title: 'build', run: build },
  {
    name: 'unused',
    title: 'unused code',
    readsSources: true,
    inputs: isCode,
    runsInBackground: true,
    run: program(bin('knip'), '--no-progress'),
  },
  { name: 'types', title: 'types', inputs: isCode, run: typecheck },
  { name: 'unit', title: 'unit tests', inputs: isTestedByUnits, run: unit },
  {
    name: 'hostile',
    title: 'attacks on the built servers',
    newsroom: true,
    inputs: any(answers, isDouble, isIn('e2e/hostile'), isEndToEnd),
    runsInBackground: true,
    run: attacks,
  },
  {
    name: 'built',
    title: 'built servers that are killed',
    level: 'full',
    inputs: any(answers, (file) => /\.built\.test\.ts$/.test(file)),
    run: built,
  },
  {
    name: 'http',
    title: 'the portal over HTTP',
    newsroom: true,
    inputs: any(answers, isDouble, isIn('e2e/http'), isEndToEnd),
    run: http,
  },
  {
    name: 'packages',
    title: 'packages',
    inputs: any(
      isTestedByUnits,
      isAtRoot,
      ...['docs', 'e2e', '.changeset', '.github', '.storybook'].map(isIn),
    ),
    runsInBackground: true,
    run: packages,
  },
  {
    name: 'stories',
    title: 'stories in a browser, with axe and their pictures',
    browser: true,
    inputs: isDrawn,
    run: stories,
  },
  {
    name: 'seeds',
    title: 'seeded changes that pictures must see',
    level: 'full',
    browser: true,
    inputs: any(isDrawn, isIn('scripts')),
    run: seeds,
  },
  {
    name: 'consumers',
    title: 'consumers of the packages',
    needsKnownChanges: true,
    browser: true,
    inputs: any(isConsumer, (file) => /^(tokens|packages)\//.test(file) && answers(file)),
    run: consumers,
  },
  {
    name: 'storybook',
    title: 'Storybook as static files',
    level: 'full',
    browser: true,
    inputs: any(isDrawn, isIn('scripts')),
    run: storybook,
  },
  {
    name: 'recipes',
    title: 'recipes of CONTRIBUTING',
    level: 'full',
    inputs: any(isCode, isIn('scripts')),
    run: recipes,
  },
  {
    name: 'journeys',
    title: 'readers’ journeys',
    newsroom: true,
    waitsForBackground: true,
    browser: true,
    inputs: any(isProduct, isDouble, isIn('e2e/journeys'), isEndToEnd),
    run: journeys,
  },
  {
    name: 'browsers',
    title: 'journeys in Firefox and WebKit',
    level: 'full',
    newsroom: true,
    waitsForBackground: true,
    inputs: any(isProduct, isDouble, isIn('e2e/browsers'), isEndToEnd),
    run: browsers,
  },
  {
    name: 'node22',
    title: 'on Node 22',
    level: 'full',
    browser: true,
    waitsForBackground: true,
    run: onNode(22),
  },
  {
    name: 'node24',
    title: 'on Node 24',
    level: 'full',
    browser: true,
    waitsForBackground: true,
    run: onNode(24),
  },
];

/** Whether a step belongs to a run at a level. */
export const belongs = ({ level = 'gate' }, asked) => level === 'gate' || asked === 'full';

/** Whether a change of a file may change a step's result. */
export const isInput = (inputs, file) => EVERYWHERE.test(file) || inputs(file);

/**
 * Changed files that a step looks at.
 * @param changed all that changed; undefined if nothing is known to have passed
 * @returns an empty list if the step need not run; undefined if it must run completely
 */
export function relevant({ inputs }, changed) {
  if (!changed || !inputs) return undefined;
  if (changed.some((file) => EVERYWHERE.test(file))) return undefined;
  return changed.filter(inputs);
}

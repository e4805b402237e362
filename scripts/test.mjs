/**
 * `npm test`: the gate, which must pass before a change lands. `npm test -- full`: everything. Each check and
 * each test counts; a run ends with the slowest tests, the time of each step, and the number of passes. A
 * step runs only for files that changed since it last passed here, unless `CI` or `--all` is set or the step
 * is named.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerHelp, atEnd, endOnSignals, prepare, say, stop } from './prepare.mjs';
import { changedOnBranch, changedSincePass, digests, hasPassed, notePass } from './testing/passes.mjs';
import { endReport, failedFiles, tellSlow } from './testing/reports.mjs';
import { seed } from './testing/runs.mjs';
import { belongs, isInput, relevant, STEPS } from './testing/steps.mjs';

const NAMES = STEPS.map(({ name }) => name).join(', ');
answerHelp(`Use: npm test -- [full] [<step>…] [--all] [--changed] [--random] [--shard=1/3] [--update]
     npm test -- slow

  full       everything that docs/testing.md tells of, instead of the gate
  <step>     only these, after the build: ${NAMES}
  slow       runs nothing: lists where the time of the last runs went
  --all      also reruns steps that already passed on these files
  --changed  only what the branch's changes touch
  --random   Vitest's files and tests in a random order, whose seed it prints
  --shard    one part of the tests of the named steps
  --update   with the step stories: draws reference pictures again, with --changed those that the branch can have changed`);

const words = process.argv.slice(2);
const level = words.includes('full') ? 'full' : 'gate';
const wanted = words.filter((word) => !word.startsWith('--') && word !== 'full' && word !== 'slow');
const has = (option) => words.includes(option);
const isShard = (word) => {
  const [, part, parts] = /^--shard=(\d+)\/(\d+)$/.exec(word) ?? [];
  return Number(part) >= 1 && Number(part) <= Number(parts);
};
const shard = words.find(isShard)?.slice('--shard='.length);
const unknown = [
  ...wanted.filter((word) => !STEPS.some(({ name }) => name === word)),
  ...words.filter(
    (word) => word.startsWith('--') && !/^--(all|changed|random|update)$/.test(word) && !isShard(word),
  ),
];
if (unknown.length)
  stop(
    `Unknown step or option: ${unknown.map((word) => JSON.stringify(word)).join(', ')}. Steps: ${NAMES}. Options: --all, --changed, --random, --shard=1/3, --update, --help.`,
  );
if (has('--update') && (!wanted.includes('stories') || shard))
  stop(
    '--update draws reference pictures again: npm test -- stories --update --changed, or all of them without --changed.',
  );
if (words.includes('slow')) {
  if (words.length > 1) stop('npm test -- slow runs nothing, so it takes no other word.');
  tellSlow();
  process.exit(0);
}

endOnSignals();
await prepare();
const now = digests();
const temporary = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
atEnd(() => rmSync(temporary, { recursive: true, force: true }));
// One newsroom is seeded for all steps that need it.
process.env.PORTAL_NEWSROOM ??= path.join(temporary, 'newsroom');
let seeding;

/**
 * Passes with `--changed` are recorded separately: without it, files that match main have not been tested.
 */
const noted = has('--changed') ? `${level}-changed` : level;
/** With `--changed`, everything on main counts as passed. */
const branch = has('--changed') ? [{ files: changedOnBranch() }] : [];

/** Files that changed since the closest pass of a step: undefined for all, so that the whole step runs. */
function sincePass(step) {
  const mayKnow = !process.env.CI && !wanted.length && !has('--all') && step.inputs;
  const levels = mayKnow ? [...new Set([level, noted])] : [];
  const passes = [...branch, ...levels.flatMap((at) => changedSincePass(at, step.name, now) ?? [])];
  const [nearest] = passes
    .map(({ files, passed }) => ({ changed: relevant(step, files), passed }))
    .toSorted((one, other) => (one.changed?.length ?? Infinity) - (other.changed?.length ?? Infinity));
  return nearest ?? { changed: undefined, passed: undefined };
}

/** Context that a step is run with. */
const contextOf = (step) => ({
  ...sincePass(step),
  level,
  shard,
  isRandom: has('--random'),
  update: has('--update'),
  isKnown: has('--changed') || hasPassed(level, step.name),
});

const isUnchanged = ({ changed }) => changed?.length === 0;
const isLeftOut = ({ needsKnownChanges, context }) =>
  needsKnownChanges && level === 'gate' && !wanted.length && !context.isKnown;
const needsBuild = STEPS.some(({ name, readsSources }) => wanted.includes(name) && !readsSources);
const named = needsBuild ? ['build', ...wanted] : wanted;
const asked = STEPS.filter((step) => (named.length ? named.includes(step.name) : belongs(step, level))).map(
  (step) => ({ ...step, context: contextOf(step) }),
);
const steps = asked.filter((step) => !isLeftOut(step));

/** Maximum number of failed test files that a step's failure names. */
const MOST_NAMED = 5;
let isBuildBroken = false;

async function resultOf({ title, readsSources, browser, newsroom, context, run }) {
  if (isBuildBroken && !readsSources) {
    say(`  ${title}: not run, as the build failed`);
    return { passed: 0, failed: 0, isLeft: true };
  }
  if (isUnchanged(context)) {
    say(`  ${title}: nothing changed since it passed`);
    return { passed: context.passed ?? 0, failed: 0 };
  }
  if (browser) process.env.CHROMIUM_PATH ??= await (await import('./browser.mjs')).chromiumPath();
  if (newsroom) await seeding;
  return run(context);
}

const total = { passed: 0, failed: 0 };
const failures = [];
const times = [];
const notRun = [];

/**
 * Records that a step has passed. Files that changed while it ran are excluded, because it may not have seen
 * them.
 */
function note({ name, inputs }, passed) {
  const after = now && digests();
  if (!after) return;
  const seen = Array.from(now).filter(
    ([file, digest]) => isInput(inputs, file) && after.get(file) === digest,
  );
  notePass(noted, name, passed, seen);
}
// A skipped step records the current files, so that its next run knows what has changed.
for (const step of asked.filter(isLeftOut)) note(step, 0);

/** Runs a step, reports its result and counts it. */
async function counted(step) {
  const { title, name, context } = step;
  const began = performance.now();
  say(`\n▸ ${title}`);
  let result;
  try {
    result = await resultOf(step);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = { passed: 0, failed: 1 };
  }
  if (result.isLeft) {
    notRun.push(title);
    return;
  }
  const ms = performance.now() - began;
  total.passed += result.passed;
  total.failed += result.failed;
  times.push({ name, title, ms, ran: !isUnchanged(context) });
  if (result.failed) failures.push({ ...step, failed: result.failed, files: failedFiles(name) });
  if (name === 'build') isBuildBroken = result.failed > 0;
  if (!result.failed && step.inputs && !shard && !isUnchanged(context))
    note(step, Math.max(result.passed, context.passed ?? 0));
  if (
    name === 'build' &&
    !result.failed &&
    steps.some((other) => other.newsroom && !isUnchanged(other.context))
  )
    seeding = seed(level);
  say(`  ${title}: ${result.passed} passed, ${result.failed} failed, ${(ms / 1000).toFixed(1)} s`);
}

const isDone = ({ name }) => times.some((time) => time.name === name);
const takeBack = atEnd(() => {
  const done = steps.filter(isDone).map(({ title }) => title);
  say(`\nEnded before its end. Done: ${done.join(', ') || 'nothing'}; ${total.failed} failed.`);
});
const underWay = [];
for (const step of steps) {
  if (step.waitsForBackground) await Promise.all(underWay);
  const work = counted(step);
  if (step.runsInBackground) underWay.push(work);
  else await work;
}
await Promise.all(underWay);
takeBack();

endReport(times);
if (failures.length) say('\nFailed:');
const again = level === 'full' ? 'full ' : '';
for (const { title, name, failed, mend, files } of failures) {
  say(`  ${title}: ${failed}, rerun with npm test -- ${again}${name}${mend ? `; ${mend} mends most` : ''}`);
  for (const file of files.slice(0, MOST_NAMED)) say(`    npx vitest run ${file}`);
}
if (notRun.length) say(`Not run, as the build failed: ${notRun.join(', ')}`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

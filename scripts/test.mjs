/**
 * `npm test`: the gate, which holds before a change lands. `npm test -- full`: everything. Each check and each test counts; a
 * run ends with what was slow, the time of each step, and how many passed. A step runs only for what changed since it last
 * passed here, unless `CI` is set, `--all` is said or it is named.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerHelp, prepare, say, stop } from './prepare.mjs';
import { changedOnBranch, changedSincePass, digests, hasPassed, notePass } from './testing/passes.mjs';
import { endReport, tellSlow } from './testing/reports.mjs';
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
  --update   with the step stories: draws all reference pictures again`);

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
    `Unknown step or option: ${unknown.join(', ')}. Steps: ${NAMES}. Options: --all, --changed, --random, --shard=1/3, --update.`,
  );
if (has('--update') && (!wanted.includes('stories') || shard || has('--changed')))
  stop('--update draws all reference pictures again: npm test -- stories --update.');
if (words.includes('slow')) {
  tellSlow();
  process.exit(0);
}

prepare();
const now = digests();
const temporary = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
// One newsroom is seeded for all that begin from it.
process.env.PORTAL_NEWSROOM ??= path.join(temporary, 'newsroom');
let seeding;

/** What a step needs to run: undefined where nothing that it looks at has changed since it passed. */
function contextOf(step) {
  const context = { level, shard, isRandom: has('--random'), update: has('--update'), changed: undefined };
  context.isKnown = has('--changed') || hasPassed(level, step.name);
  if (has('--changed')) {
    context.changed = relevant(step, changedOnBranch());
  } else if (!process.env.CI && !wanted.length && !has('--all') && step.inputs) {
    const since = changedSincePass(level, step.name, now);
    context.changed = relevant(step, since?.files);
    context.passed = since?.passed;
  }
  return context;
}

const isUnchanged = ({ changed }) => changed?.length === 0;
const isLeftOut = ({ needsKnownChanges, context }) =>
  needsKnownChanges && level === 'gate' && !wanted.length && !context.isKnown;
const needsBuild = STEPS.some(({ name, readsSources }) => wanted.includes(name) && !readsSources);
const named = needsBuild ? ['build', ...wanted] : wanted;
const asked = STEPS.filter((step) => (named.length ? named.includes(step.name) : belongs(step, level))).map(
  (step) => ({ ...step, context: contextOf(step) }),
);
const steps = asked.filter((step) => !isLeftOut(step));

let isBuildBroken = false;

async function resultOf({ title, readsSources, browser, newsroom, context, run }) {
  if (isBuildBroken && !readsSources) {
    say(`  ${title}: not run, as the build failed`);
    return { passed: 0, failed: 1 };
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
// What is left out counts from here on as it is: its next change is known.
const passes = asked.filter(isLeftOut).map((step) => ({ ...step, passed: 0 }));

/** Runs a step, says how it went and counts it. */
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
  const ms = performance.now() - began;
  total.passed += result.passed;
  total.failed += result.failed;
  times.push({ name, title, ms, ran: !isUnchanged(context) });
  if (result.failed) failures.push({ title, name, failed: result.failed });
  if (name === 'build') isBuildBroken = result.failed > 0;
  if (!result.failed && step.inputs && !shard && !has('--changed'))
    passes.push({ ...step, passed: Math.max(result.passed, context.passed ?? 0) });
  if (
    name === 'build' &&
    !result.failed &&
    steps.some((other) => other.newsroom && !isUnchanged(other.context))
  )
    seeding = seed(level);
  say(`  ${title}: ${result.passed} passed, ${result.failed} failed, ${(ms / 1000).toFixed(1)} s`);
}

const underWay = [];
for (const step of steps) {
  if (step.waitsForBackground) await Promise.all(underWay);
  const work = counted(step);
  if (step.runsInBackground) underWay.push(work);
  else await work;
}
await Promise.all(underWay);

// What changed while a step ran was perhaps not seen by it.
const after = passes.length && now ? digests() : undefined;
if (after)
  for (const { name, inputs, passed } of passes)
    notePass(
      level,
      name,
      passed,
      Array.from(now).filter(([file, digest]) => isInput(inputs, file) && after.get(file) === digest),
    );

endReport(times);
if (failures.length) say('\nFailed:');
const again = level === 'full' ? 'full ' : '';
for (const { title, name, failed } of failures)
  say(`  ${title}: ${failed}, rerun with npm test -- ${again}${name}`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);

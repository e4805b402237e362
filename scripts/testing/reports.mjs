/** Reports of the last runs: slow tests and files, and the time of each step. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, say } from '../prepare.mjs';

/** Kept between runs: one report for each step, named after it, and the time of each step. */
const FOLDER = path.join(root, 'node_modules/.cache/portal-tests/reports');
const STEP_TIMES = path.join(FOLDER, 'steps.json');
/** Number of slowest tests and files listed at the end of a run. */
const LISTED = 20;

/**
 * Path of the report that a step writes.
 * @param {string} name
 */
export function reportFile(name) {
  mkdirSync(FOLDER, { recursive: true });
  return path.join(FOLDER, `${name}.report.json`);
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const relative = (file) => path.relative(root, file);

/**
 * Counts of a report by Vitest (`numPassedTests`) or Playwright (`stats`). A `todo` test counts as failed.
 */
export function countsOf(name) {
  const { numPassedTests, numFailedTests, numTodoTests, stats } = read(reportFile(name));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: numPassedTests, failed: numFailedTests + numTodoTests };
}

/** Files with a failed test in a step's last Vitest report. */
export function failedFiles(name) {
  const file = reportFile(name);
  const { testResults = [] } = existsSync(file) ? read(file) : {};
  return testResults.filter(({ status }) => status === 'failed').map((result) => relative(result.name));
}

const testsOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ duration }) => duration)
      .map(({ fullName, duration }) => ({ file: relative(name), title: fullName, ms: duration })),
  );

function testsOfPlaywright({ config, suites }) {
  const tests = [];
  const walk = ({ file, specs = [], suites: inner = [] }, titles) => {
    for (const { title, tests: runs } of specs)
      for (const { projectName, results } of runs)
        tests.push({
          file: relative(path.join(config.rootDir, file)),
          title: [...titles, title, `(${projectName})`].join(' '),
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
        });
    for (const suite of inner) walk(suite, [...titles, suite.title]);
  };
  for (const suite of suites) walk(suite, []);
  return tests;
}

/** Every test of a step's last report, with its milliseconds. Empty for a step without a report. */
function testsOf(name) {
  const file = reportFile(name);
  if (!existsSync(file)) return [];
  const report = read(file);
  return (report.suites ? testsOfPlaywright(report) : testsOfVitest(report)).map((test) => ({
    ...test,
    step: name,
  }));
}

/** Time of each file: its tests, and for Vitest also its hooks and its share of the setup. */
function filesOf(tests) {
  const sums = new Map();
  for (const { file, ms } of tests) sums.set(file, (sums.get(file) ?? 0) + ms);
  return Array.from(sums, ([file, ms]) => ({ file, ms }));
}

const slowest = (list) => list.toSorted((a, b) => b.ms - a.ms).slice(0, LISTED);
const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Lists the slowest tests and files of some steps. */
function listSlowest(steps) {
  const tests = steps.flatMap(testsOf);
  if (!tests.length) return;
  say('\nSlowest files');
  for (const { file, ms } of slowest(filesOf(tests))) say(`${seconds(ms)}  ${file}`);
  say('\nSlowest tests');
  for (const { file, title, ms } of slowest(tests)) say(`${seconds(ms)}  ${file}: ${title}`);
}

/** Lists the steps of a run with their times and slowest tests; keeps the times for `npm test -- slow`. */
export function endReport(times) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(STEP_TIMES, JSON.stringify(times, null, 2));
  listSlowest(times.filter(({ ran }) => ran).map(({ name }) => name));
  listTimes(times);
}

function listTimes(times) {
  say('\nSteps');
  for (const { title, ms, ran } of times) say(`${seconds(ms)}  ${title}${ran ? '' : ' (unchanged)'}`);
}

/** `npm test -- slow`: shows where the time of the last runs went, by their reports. */
export function tellSlow() {
  if (!existsSync(STEP_TIMES)) return say('No run has left a report yet: `npm test` first.');
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.report.json'))
    .map((file) => file.replace('.report.json', ''));
  listSlowest(names);
  listTimes(read(STEP_TIMES));
}

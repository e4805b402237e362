/**
 * Records the files that each step of `npm test` last passed on, so that a step reruns only for later
 * changes.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from '../prepare.mjs';

const FOLDER = path.join(root, 'node_modules/.cache/portal-tests/passes');

function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

/**
 * Digest of each file that git tracks or would add, by path; undefined outside a working tree. A tracked file
 * that was deleted is missing.
 */
export function digests() {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  if (!files) return undefined;
  const found = new Map();
  for (const file of new Set(files)) {
    const digest = digestOf(path.join(root, file));
    if (digest) found.set(file, digest);
  }
  return found;
}

/** Earlier digests by file; a file that was not written since is not read again. */
const known = new Map();
function digestOf(place) {
  const { mtimeMs, ctimeMs, size } = statSync(place, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs === undefined) return undefined;
  const written = `${mtimeMs} ${ctimeMs} ${size}`;
  const before = known.get(place);
  if (before?.written === written) return before.digest;
  const digest = createHash('sha256').update(readFileSync(place)).digest('base64');
  known.set(place, { written, digest });
  return digest;
}

/** Environment that a result depends on besides the files. */
const SURROUNDINGS = [
  process.version,
  process.platform,
  process.env.CHROMIUM_PATH ?? '',
  process.env.TEST_DATABASE_URL ?? '',
].join(' ');

const recordOf = (level, name) => path.join(FOLDER, `${level}-${name}.json`);

/** A pass at the full level is also one at the gate's. */
function lastPass(level, name) {
  const records = [recordOf(level, name), recordOf('full', name)].filter((file) => existsSync(file));
  const passes = records.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return passes.toSorted((a, b) => b.at - a.at).find(({ around }) => around === SURROUNDINGS);
}

/** Whether a step ever passed in this clone. */
export const hasPassed = (level, name) =>
  [level, 'full'].some((passed) => existsSync(recordOf(passed, name)));

/**
 * Files that changed since a step passed.
 * @returns their paths, and how many tests passed; undefined if the step has not passed here
 */
export function changedSincePass(level, name, now) {
  const pass = now && lastPass(level, name);
  if (!pass) return undefined;
  const before = new Map(Object.entries(pass.digests));
  const files = new Set([...before.keys(), ...now.keys()]);
  return {
    files: [...files].filter((file) => before.get(file) !== now.get(file)),
    passed: pass.passed,
  };
}

/** Records that a step passed on some files. */
export function notePass(level, name, passed, files) {
  mkdirSync(FOLDER, { recursive: true });
  const record = { at: Date.now(), around: SURROUNDINGS, passed, digests: Object.fromEntries(files) };
  writeFileSync(recordOf(level, name), JSON.stringify(record));
}

/** Files that the working tree changes since its branch left main, committed or not. */
export function changedOnBranch() {
  const base = ['origin/main', 'main']
    .flatMap((branch) => git('merge-base', 'HEAD', branch) ?? [])[0]
    ?.trim();
  if (!base)
    stop(
      '--changed asks git what differs from the branch main. Either git is not installed, this is no clone, or it has no commit in common with main.',
    );
  return [
    ...(git('diff', '-z', '--name-only', base) ?? []),
    ...(git('ls-files', '-z', '--others', '--exclude-standard') ?? []),
  ];
}

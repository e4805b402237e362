/** Inputs of each step of `npm test`: whether they changed since the step passed, or since a branch left main. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from './prepare.mjs';

const passes = path.join(root, 'node_modules/.cache/portal-test');

/** Files at the root that every step depends on. */
const EVERYWHERE = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'turbo.json', 'scripts'];

function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

/** Files under some folders that git knows or would add; undefined where this is no working tree of git's. */
const filesOf = (inputs) =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...EVERYWHERE, ...inputs);

/** A digest of all that a step looks at: its files, Node, the browser and the database it runs on. */
function digestOf(inputs) {
  const files = filesOf(inputs);
  if (!files) return undefined;
  const digest = createHash('sha256');
  const { CHROMIUM_PATH = '', TEST_DATABASE_URL = '' } = process.env;
  digest.update([process.version, process.platform, CHROMIUM_PATH, TEST_DATABASE_URL].join('\0'));
  for (const file of [...new Set(files)].sort()) {
    const place = path.join(root, file);
    // A removed file that git knows is a change as well.
    digest.update(`\0${file}\0`).update(existsSync(place) ? readFileSync(place) : 'removed');
  }
  return digest.digest('hex');
}

/** How many tests passed when a step last ran on exactly what is there now. Never on a CI, which starts from nothing. */
export function passedBefore(name, inputs) {
  const file = path.join(passes, `${name}.json`);
  if (process.env.CI || !existsSync(file)) return undefined;
  const { digest, passed } = JSON.parse(readFileSync(file, 'utf8'));
  return digest === digestOf(inputs) ? passed : undefined;
}

/** @returns what notes that a step passed, if nothing that it looked at changed while it ran */
export function noteOf(name, inputs) {
  const digest = digestOf(inputs);
  return (passed) => {
    if (!digest || process.env.CI || digestOf(inputs) !== digest) return;
    mkdirSync(passes, { recursive: true });
    writeFileSync(path.join(passes, `${name}.json`), JSON.stringify({ digest, passed }));
  };
}

/** Changes of the working tree since its branch left main, committed or not. */
export function changes() {
  const base = ['origin/main', 'main']
    .flatMap((branch) => git('merge-base', 'HEAD', branch) ?? [])[0]
    ?.trim();
  if (!base) stop('--changed compares with the branch main, and git finds no common commit with it here.');
  const files = [
    ...(git('diff', '-z', '--name-only', base) ?? []),
    ...(git('ls-files', '-z', '--others', '--exclude-standard') ?? []),
  ];
  const touches = (inputs) =>
    files.some((file) =>
      [...EVERYWHERE, ...inputs].some(
        (input) => input === '.' || file === input || file.startsWith(`${input}/`),
      ),
    );
  return { base, touches };
}

/** Set-up of every command: a Node that is new enough, the packages, the build. Uses nothing but Node. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
const NEEDED = [20, 19];

export const say = (message) => console.info(message);

/** Says what is being done before the command itself: beside what it writes, which may be a file. */
const tell = (message) => console.error(message);

/** Ends the command with a sentence. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Where it is how to use a command that is asked, says that and ends the command before it does anything. */
export function answerHelp(usage) {
  if (!process.argv.slice(2).includes('--help')) return;
  say(usage);
  process.exit(0);
}

/** Tools report to nobody. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/**
 * Runs a program of the project; its output is the command's own.
 * @param asks whether what the command is given goes to it
 * @returns its exit code
 */
export function run(program, args, { env = {}, quiet = false, asks = false, cwd = root } = {}) {
  const result = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : [asks ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) stop(`${program} could not be started: ${result.error.message}`);
  if (quiet && result.status !== 0) console.error(`${result.stdout}\n${result.stderr}`);
  return result.status ?? 1;
}

/**
 * Runs a program of the project while the command does something else.
 * @param held its output comes at its end, in one piece
 * @param env what it finds beside what is set here
 * @returns a promise of its exit code
 */
export function begin(program, args, { held = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...QUIET, ...env },
      stdio: ['ignore', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
    });
    // A command that is ended leaves nothing running.
    const end = () => child.kill();
    process.once('exit', end);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject).once('close', (code) => {
      process.off('exit', end);
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Path of a program that came with the packages. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
    stop(`Portal needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Installs the packages when there are none, or when the lock file has changed since. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(root, 'node_modules/.installed-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  tell('Installing packages (about a minute, once)');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (status !== 0) stop('The packages could not be installed: see above. Is the npm registry reachable?');
  writeFileSync(mark, lock);
}

/** The demo newsroom, for what serves it: nothing where it is not wanted, or not in this folder. */
export const demo =
  process.env.PORTAL_DEMO !== 'off' && existsSync(path.join(root, 'apps/demo')) ? ['@portal/demo...'] : [];

/** Builds what changed since the last build. @param filters the workspaces to build, with all that they depend on */
function build(filters) {
  tell('Building (what did not change is taken from the last time)');
  const status = run(
    bin('turbo'),
    [
      'run',
      'build',
      ...filters.map((filter) => `--filter=${filter}`),
      '--output-logs=errors-only',
      '--log-prefix=none',
    ],
    { quiet: true },
  );
  if (status !== 0) stop('The build failed: see above.');
}

/** @param filters workspaces that must be built; none to build nothing */
export function prepare(...filters) {
  checkNode();
  install();
  if (filters.length) build(filters);
}

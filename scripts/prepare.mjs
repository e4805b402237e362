/** Set-up of every command: a recent Node, the packages and the build. Uses nothing but Node. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
const NEEDED = [20, 19];

export const say = (message) => console.info(message);

/** Progress messages go to standard error: the command's own output may be redirected to a file. */
const tell = (message) => console.error(message);

/** Ends the command with an error message. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** With `--help`, prints the usage and ends the command before it does anything. */
export function answerHelp(usage) {
  if (!process.argv.slice(2).includes('--help')) return;
  say(usage);
  process.exit(0);
}

/** Disables the telemetry of tools. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/**
 * Runs a program of the project; its output is the command's own.
 * @param asks whether it gets the command's input
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

const endings = [];
process.once('exit', () => {
  for (const ending of endings.splice(0).reverse()) ending();
});

/**
 * Runs synchronous work when the command ends, however it ends, last added first.
 * @param {() => void} work
 * @returns a function that removes it
 */
export function atEnd(work) {
  endings.push(work);
  return () => {
    const at = endings.indexOf(work);
    if (at >= 0) endings.splice(at, 1);
  };
}

/** Running programs, each with the promise of its end. */
const running = new Map();
let isEnding = false;
/** Milliseconds between SIGTERM and SIGKILL. */
const ENDING_MS = 5_000;

/** Ends the command once its programs have ended. */
async function end() {
  if (isEnding) return;
  isEnding = true;
  for (const child of running.keys()) child.kill();
  const late = setTimeout(() => {
    for (const child of running.keys()) child.kill('SIGKILL');
  }, ENDING_MS);
  await Promise.allSettled(running.values());
  clearTimeout(late);
  process.exit(1);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let listeners = 0;
/** From here on, a command that is interrupted or whose terminal is closed leaves nothing behind. */
export function endOnSignals() {
  listeners += 1;
  if (listeners === 1) for (const signal of SIGNALS) process.on(signal, end);
}
/** A server handles signals itself, so the handlers go with the last program. */
function leaveSignals() {
  listeners -= 1;
  if (listeners === 0) for (const signal of SIGNALS) process.off(signal, end);
}

const never = () => new Promise(() => undefined);

/**
 * Runs a program of the project in the background.
 * @param held prints its output at its end, in one piece
 * @param quiet prints its output only if it fails, on standard error: the command's output may be redirected
 * to a file
 * @param env additional environment variables
 * @returns its exit code; never resolves once the command is ending
 */
export async function begin(program, args, { held = false, quiet = false, env = {} } = {}) {
  if (isEnding) return never();
  const stream = held || quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...QUIET, ...env },
    stdio: ['ignore', stream, stream],
  });
  const output = [];
  for (const from of [child.stdout, child.stderr]) from?.on('data', (chunk) => output.push(chunk));
  const closed = once(child, 'close');
  running.set(child, closed);
  endOnSignals();
  const takeBack = atEnd(() => child.kill());
  let code;
  try {
    [code] = await closed;
  } finally {
    running.delete(child);
    takeBack();
    leaveSignals();
  }
  if (isEnding) return never();
  if (!quiet) process.stdout.write(Buffer.concat(output));
  else if (code !== 0) process.stderr.write(Buffer.concat(output));
  return code ?? 1;
}

/** Path of a program from the installed packages. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
    stop(`Portal needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`);
}

/** The compiler of styles writes paths in single quotes, so the path must not contain one. */
function checkPath() {
  if (root.includes("'"))
    stop(
      `Styles cannot be built in a folder whose path has an apostrophe in it, as ${root} has. Move the project.`,
    );
}

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Written by npm once an installation is complete. */
const NOTE = 'node_modules/.package-lock.json';
/** Flags of packages in the lock that may be missing: those for other platforms, or provided by others. */
const DISPENSABLE = ['optional', 'devOptional', 'peer', 'link'];

/** Whether the installed packages match the lock. */
function isInstalled() {
  if (!existsSync(path.join(root, NOTE))) return false;
  const { packages: installed } = readJson(NOTE);
  const { packages: locked } = readJson('package-lock.json');
  const isSame = (name) => installed[name]?.integrity === locked[name]?.integrity;
  const needed = Object.keys(locked).filter(
    (name) => name.startsWith('node_modules/') && !DISPENSABLE.some((mark) => locked[name][mark]),
  );
  return [...Object.keys(installed), ...needed].every(isSame);
}

/** Installs the packages if they are missing or differ from the lock. */
async function install() {
  if (isInstalled()) return;
  tell('Installing packages (about a minute, once)');
  const status = await begin('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (status !== 0) stop('The packages could not be installed: see above. Is the npm registry reachable?');
}

/** Workspaces of the demo newsroom; empty if it is disabled or not in this folder. */
export const demo =
  process.env.PORTAL_DEMO !== 'off' && existsSync(path.join(root, 'apps/demo')) ? ['@portal/demo...'] : [];

/**
 * Builds what changed since the last build.
 * @param filters workspaces to build, with their dependencies
 */
async function build(filters) {
  tell('Building (what did not change is taken from the last time)');
  const status = await begin(
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
export async function prepare(...filters) {
  checkNode();
  checkPath();
  await install();
  if (filters.length) await build(filters);
}

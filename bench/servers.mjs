/** Starts and stops the measured servers, each in its own process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds until a server must be ready: the very first start seeds a newsroom. */
const STARTING_MS = 600_000;

/** Characters of a server's output that are kept. */
const MAX_SAID = 8_000;

/** @returns the process, once it reports that it is ready */
export async function startServer(args, { ready, env = {}, cwd }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORTAL_DEMO_LIVE: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const hear = (text) => {
    said = (said + text).slice(-MAX_SAID);
  };
  child.stderr.setEncoding('utf8').on('data', hear);
  child.stdout.setEncoding('utf8').on('data', hear);
  const late = setTimeout(() => child.kill('SIGKILL'), STARTING_MS);
  await new Promise((resolve, reject) => {
    child.stdout.on('data', () => said.includes(ready) && resolve());
    child.once('exit', (code) =>
      reject(new Error(`a server ended with ${code} before it was ready:\n${said}`)),
    );
  }).finally(() => clearTimeout(late));
  return child;
}

/** Milliseconds that a server has to end by itself. */
const CLOSING_MS = 15_000;

/** Ends a server, by force if necessary. */
export async function stopServer(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), CLOSING_MS);
  await gone;
  clearTimeout(force);
}

/** `npm start`: installs, builds, and serves everything. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demo, prepare, root } from './prepare.mjs';

prepare('@portal/portal...', ...demo);

const server = spawn(
  process.execPath,
  ['--enable-source-maps', path.join(root, 'apps/portal/dist/server/main.js')],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Who starts it so tries it out, and finds there the letters that would have been sent.
      PORTAL_DEV_MAIL: process.env.PORTAL_DEV_MAIL ?? (process.env.NODE_ENV === 'production' ? 'off' : 'on'),
    },
  },
);

// The terminal sends Ctrl-C to both processes: this one waits for the server to end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));

/** The process over another, where the system says so; its own parent is known everywhere. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

// npm that is killed takes nobody with it: without it the server is stopped, so that it does not keep the port. Between
// npm and this process may stand a shell.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 500);
  watch.unref();
}

server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

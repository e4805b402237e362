/** `npm start`: installs, builds, and serves everything. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepare, root } from './prepare.mjs';

prepare('@portal/portal...');

const server = spawn(
  process.execPath,
  ['--enable-source-maps', path.join(root, 'apps/portal/dist/server/main.js')],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
);

// The terminal sends Ctrl-C to both processes: this one waits for the server to end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));

// npm that is killed takes nobody with it: without a parent the server is stopped, so that it does not keep the port.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 500);
  watch.unref();
}

server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

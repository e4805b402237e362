/** Runs a built server for a command, and ends it with the command. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Parent of a process, if the system reports it; the parent of this process is always known. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Starts a built program and exits when it ends.
 * @param script the script of package.json that runs this; if its npm is killed, the server stops too
 */
export function serve(program, script, env = {}) {
  const server = spawn(process.execPath, ['--enable-source-maps', path.join(root, program)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });

  // The terminal sends Ctrl-C to both processes: this one waits for the server to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));

  // A killed npm does not end its children: the server is stopped then, so that it does not keep the port.
  // Between
  // npm and this process there may be a shell.
  if (process.env.npm_lifecycle_event === script) {
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
}

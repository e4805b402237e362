import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
export const PORTAL = 'apps/portal/dist/server/main.js';
export const BACK_END = 'apps/api/dist/serve.js';

/** The built portal in a separate process. */
export type RunningPortal = {
  port: number;
  process: ChildProcess;
  /** Its output so far. */
  said: () => string;
};

/** Starts the portal, or another of its programs, without waiting for it. */
export function spawnPortal(
  env: Record<string, string>,
  program: string = PORTAL,
  args: readonly string[] = [],
): { process: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [path.resolve(root, program), ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORTAL_DEV_MAIL: 'on',
      PORTAL_DEMO_LIVE: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (text: string) => {
      words += text;
    });
  }
  return { process: child, said: () => words };
}

async function startProgram(
  env: Record<string, string>,
  program: string,
  ready: RegExp,
): Promise<RunningPortal> {
  // It takes a free port and reports it: a port chosen ahead of time may be taken by then.
  const { process: child, said } = spawnPortal({ PORT: '0', ...env }, program);
  const port = await new Promise<number>((resolve, reject) => {
    const look = () => {
      const [, found] = ready.exec(said()) ?? [];
      if (found) resolve(Number(found));
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}: ${said()}`)));
  });
  return { port, process: child, said };
}

/**
 * Starts the portal and resolves when it reports that it is ready.
 * @param installation another folder that it is installed in
 */
export const startPortal = (env: Record<string, string>, installation = root) =>
  startProgram(
    env,
    path.join(installation, PORTAL),
    /Portal is ready(?: on port |:[\s\S]*?http:\/\/localhost:)(\d+)\s/,
  );

/** Starts the back end on its own. */
export const startBackEnd = (env: Record<string, string>, installation = root) =>
  startProgram(env, path.join(installation, BACK_END), /The back end is ready at http:\S+:(\d+)\s/);

/** Waits until a program has ended and all its output has been read, which may arrive after its end. */
export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  for (const stream of [child.stdout, child.stderr])
    if (stream && !stream.closed) await once(stream, 'close');
  return child.exitCode;
}

export async function stopPortal({ process: child }: Pick<RunningPortal, 'process'>): Promise<number | null> {
  child.kill('SIGTERM');
  return ended(child);
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Method and form of a request that is not a plain GET. */
export type Sent = { method: 'HEAD' | 'POST' | 'PUT' | 'DELETE'; form?: Readonly<Record<string, string>> };

/** Requests an address of a host from this machine, as a proxy would. */
export function ask(
  port: number,
  host: string,
  address: string,
  headers: Record<string, string> = {},
  sent?: Sent,
): Promise<Answer> {
  const body = sent?.form && new URLSearchParams(sent.form).toString();
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path: address,
        method: sent?.method ?? 'GET',
        headers: {
          host: `${host}:${port}`,
          ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

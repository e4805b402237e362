/** Two back ends over one database, and the faults that interrupt them. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';
import { BACK_END } from './newsroom-folder.mjs';
import { startServer, stopServer } from './servers.mjs';

const HOST = 'far.localhost';
/** Milliseconds that a client waits for a response, and between faults. */
const PATIENCE = 10_000;
const QUIET = 1_500;

/** Two back ends, either of which may be unavailable. */
export class BackEnds {
  ports = [];
  #servers = [];
  #turn = 0;

  constructor(env) {
    this.env = env;
  }

  async start(at) {
    this.ports[at] ??= await freePort();
    const env = { ...this.env, PORT: String(this.ports[at]) };
    this.#servers[at] = await startServer([BACK_END], { ready: 'The back end is ready', env });
  }

  async killAndStart(at) {
    const killed = this.#servers[at];
    const gone = once(killed, 'exit');
    killed.kill('SIGKILL');
    await gone;
    this.#servers[at] = undefined;
    await this.start(at);
  }

  async stop() {
    for (const server of this.#servers) if (server) await stopServer(server);
  }

  /** Sends requests to the two in turns. */
  async ask(to, { method = 'GET', headers = {}, body, address = '127.0.0.1' } = {}) {
    this.#turn += 1;
    const answer = await fetch(`http://127.0.0.1:${this.ports[this.#turn % 2]}${to}`, {
      method,
      headers: { 'x-portal-host': HOST, 'x-portal-address': address, origin: `http://${HOST}`, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  post(to, body, { cookie = '', ...rest } = {}) {
    const headers = { 'content-type': 'application/json', cookie };
    return this.ask(to, { method: 'POST', headers, body: JSON.stringify(body), ...rest });
  }
}

/**
 * Causes one fault after another until everything is written.
 * @returns the number of faults
 */
export async function breakThings(backEnds, client, isOver) {
  let faults = 0;
  while (!isOver()) {
    await wait(QUIET);
    if (faults % 3 === 2)
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
    else await backEnds.killAndStart(faults % 2);
    faults += 1;
  }
  return faults;
}

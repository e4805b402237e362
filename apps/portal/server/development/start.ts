import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { createLog, describeError, type Log, listenOn, type OpenDatabase } from '@portal/api';
import { escapeHtml } from '@portal/model';
import type { ViteDevServer } from 'vite';
import { readPortalSettings } from '../settings';
import type { BackEnd, openBackEnd, openDatabase } from './back-end';
import type { OpenPortal, openPortal } from './portal';
import { Sources } from './sources';

/** Milliseconds in which changes are gathered: a checkout, or a tool, writes many files at once. */
const GATHERING_MS = 20;

/** Shows the error until the next edit; the page then reloads itself. */
const faultPage = (fault: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>The sources cannot be served</title>
<script type="module" src="/@vite/client"></script>
<h1>The sources cannot be served</h1><pre>${escapeHtml(fault)}</pre>`;

/**
 * Server behind one port that is rebuilt from what changed, while its database stays open: the portal after
 * any edit, the back end if it or its imports were edited, the database if its own files were. Files of this
 * folder are read once: editing them needs a restart.
 */
class Development {
  private readonly sources: Sources;
  private database: OpenDatabase | undefined;
  private backEnd: BackEnd | undefined;
  private backEndMaker: typeof openBackEnd | undefined;
  private portal: OpenPortal | undefined;
  private unserved: string[] = [];
  private fault: string | undefined;
  private reloading: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly vite: ViteDevServer,
    private readonly log: Log,
    private readonly port: number,
  ) {
    this.sources = new Sources(vite, () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.fresh(), GATHERING_MS);
    });
  }

  /** @throws errors of the sources: there is nothing to serve yet */
  async open(): Promise<void> {
    // The first build reads all tokens, a later one only the edited ones.
    await Promise.all([this.load({ sites: false, database: false }), this.sources.buildTokens([])]);
  }

  /** Answers from the newest sources, and waits until they are loaded. */
  readonly listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await this.fresh();
    if (this.portal && this.fault === undefined) return this.portal.listener(request, response);
    const fault = this.fault ?? 'The server is stopping.';
    this.vite.middlewares(request, response, () => {
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(faultPage(fault));
    });
  };

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.reloading;
    await this.closeBackEnd();
    await this.closeDatabase();
  }

  private fresh(): Promise<void> {
    if (this.reloading) return this.reloading;
    if (this.sources.isFresh) return Promise.resolve();
    this.reloading = this.reload().finally(() => {
      this.reloading = undefined;
    });
    return this.reloading;
  }

  /** Applies changes until there are none left. */
  private async reload(): Promise<void> {
    while (!this.sources.isFresh) {
      const began = performance.now();
      await this.sources.dropped();
      // A failed edit is retried with the next one, which may have fixed it.
      const edited = this.sources.take();
      const files = [...new Set([...this.unserved, ...edited])];
      const { tokens, sites, database } = Sources.read(files);
      const names = Sources.read(edited).names.join(', ');
      try {
        if (tokens.length) await this.sources.buildTokens(tokens);
        const parts = await this.load({ sites, database });
        this.unserved = [];
        this.fault = undefined;
        const took = Math.round(performance.now() - began);
        this.log(`Reloaded ${parts.join(', ')} in ${took} ms: ${names}`);
      } catch (error) {
        this.unserved = files;
        this.fault = stripVTControlCharacters(describeError(error));
        this.log.error(`The sources cannot be served since the edit of ${names}:`);
        // Compilers print a code frame, which the log would join into one line.
        console.error(this.fault);
      }
    }
    this.vite.environments.client.hot.send({ type: 'full-reload' });
  }

  /**
   * Loads stale parts.
   * @returns the parts that were rebuilt
   */
  private async load(stale: { sites: boolean; database: boolean }): Promise<string[]> {
    const parts = ['the portal'];
    const makers = await this.vite.ssrLoadModule('/server/development/back-end.ts');
    const makeDatabase: typeof openDatabase = makers.openDatabase;
    const makeBackEnd: typeof openBackEnd = makers.openBackEnd;
    const portals = await this.vite.ssrLoadModule('/server/development/portal.ts');
    const makePortal: typeof openPortal = portals.openPortal;
    if (stale.sites || stale.database || makeBackEnd !== this.backEndMaker) await this.closeBackEnd();
    if (stale.database) await this.closeDatabase();
    if (!this.database) {
      this.database = await makeDatabase(this.log);
      parts.push('the database');
    }
    if (!this.backEnd) {
      this.backEnd = await makeBackEnd(this.database, this.log, this.port);
      this.backEndMaker = makeBackEnd;
      parts.push('the back end');
    }
    this.portal?.close();
    this.portal = makePortal(this.backEnd, this.vite.middlewares, this.log);
    return parts;
  }

  private async closeBackEnd(): Promise<void> {
    this.portal?.close();
    this.portal = undefined;
    const { backEnd } = this;
    this.backEnd = undefined;
    await backEnd?.api.close();
  }

  private async closeDatabase(): Promise<void> {
    const { database } = this;
    this.database = undefined;
    await database?.close();
  }
}

/**
 * Starts the portal from its sources behind Vite's development server.
 * @param server not listening yet; Vite sends browsers its updates through it
 * @returns a function that stops it
 */
export async function startDevelopment(vite: ViteDevServer, server: Server): Promise<() => Promise<void>> {
  const { port, host, api } = readPortalSettings(process.env);
  const log = createLog(api.log);
  const development = new Development(vite, log, port);
  await development.open();
  server.on('request', (request, response) => {
    development.listener(request, response).catch((error: unknown) => {
      log.error(`a request failed: ${describeError(error)}`);
      response.destroy();
    });
  });
  await listenOn(server, port, host);
  const address = server.address();
  log(`Developing at http://far.localhost:${address && typeof address === 'object' ? address.port : port}`);
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
    await development.close();
  };
}

import { getRequestListener } from '@hono/node-server';
import { CALLS, failureEnvelope } from '@portal/model';
import { Hono } from 'hono';
import * as v from 'valibot';
import { startProblem } from '../platform/commands';
import { FolderInUse } from '../platform/database';
import {
  checkAddress,
  compressed,
  createBoundedServer,
  DEFAULT_MAX_CONNECTIONS,
  listenOn,
  REFUSAL_ADVICE,
  REFUSAL_TEXTS,
  type RefusalAnswer,
  type RefusedStatus,
} from '../platform/http';
import { createLog, describeError } from '../platform/log';
import { isFromThisMachine } from '../platform/networks';
import {
  maxConnectionsSchema,
  PRIVATE_UMASK,
  portSchema,
  readSettings,
  SettingsError,
  setting,
} from '../platform/process';
import { SiteFileError } from '../sites';
import { type Api, openApi } from './open';
import { loadSeed, SeedingFailed } from './seed';
import { readApiSettings } from './settings';

/** Settings of a standalone back end, which portals on other machines find by `API_ORIGIN`. */
const SERVER_SETTINGS = {
  port: setting('PORT', v.optional(portSchema, '3001'), 'port'),
  host: setting('HOST', v.optional(v.string(), '127.0.0.1'), 'address to listen on'),
  maxConnections: setting(
    'PORTAL_MAX_CONNECTIONS',
    v.optional(maxConnectionsSchema, String(DEFAULT_MAX_CONNECTIONS)),
    'connections at once',
  ),
};

/** Envelope of a request that the server refuses before the app. */
function describeRefusal(_: string, status: RefusedStatus): RefusalAnswer {
  const code = status >= 500 ? 'UNKNOWN_ERROR' : 'INVALID_FIELD';
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(
      failureEnvelope(status, { code, message: REFUSAL_TEXTS[status], text: REFUSAL_ADVICE[status] }),
    ),
  };
}

/**
 * The back end with its email listing closed to other machines. A portal requests it on behalf of a reader,
 * who may be elsewhere.
 */
function guarded({ app }: Pick<Api, 'app'>): Hono {
  const outer = new Hono();
  outer.use(`${CALLS.mail}*`, async (c, next) =>
    isFromThisMachine(c.req.raw, c.env)
      ? next()
      : c.text('Only for this machine.\n', 403, { 'x-content-type-options': 'nosniff' }),
  );
  // Passes each request on without a copy, which would cost more than most requests do.
  return outer.mount('/', app.fetch, { replaceRequest: false, optionHandler: (c) => c.env });
}

async function start(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const settings = readApiSettings(process.env);
  const { port, host, maxConnections } = readSettings(SERVER_SETTINGS, process.env);
  if (settings.demoProvider)
    throw new SettingsError('PORTAL_DEMO_PROVIDER is served by portals: a back end on its own has none.');
  const log = createLog(settings.log);
  const seed = settings.demo ? await loadSeed('@portal/demo') : undefined;
  await checkAddress(port, host);
  const api = await openApi(settings, { log, seed });
  const app = guarded(api);
  const handle = getRequestListener(async (request, env) =>
    compressed(request, await app.fetch(request, env)),
  );
  const server = createBoundedServer({
    listener: (request, response) => {
      handle(request, response).catch((error: unknown) => {
        log.error(`a call failed: ${describeError(error)}`);
        response.destroy();
      });
    },
    describeRefusal,
    maxConnections,
    log: log.warn,
  });
  await listenOn(server, port, host).catch(async (error: unknown) => {
    await api.close();
    throw error;
  });
  const address = server.address();
  log(
    `The back end is ready at http://${host}:${typeof address === 'object' && address ? address.port : port}`,
  );
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await api.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

start().catch((error: unknown) => {
  console.error(startProblem(error, [SettingsError, SiteFileError, FolderInUse, SeedingFailed]));
  process.exit(1);
});

import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import * as v from 'valibot';
import {
  FolderInUse,
  openApi,
  portSchema,
  readApiSettings,
  SettingsError,
  SiteFileError,
  settingsProblems,
  withoutEmpty,
} from './index';

/** The back end on its own, for portals on other machines: they find it by `API_ORIGIN`. */
const environmentSchema = v.object({
  PORT: v.optional(portSchema, '3001'),
  HOST: v.optional(v.string(), '127.0.0.1'),
});

async function start(): Promise<void> {
  const settings = readApiSettings(process.env);
  const read = v.safeParse(environmentSchema, withoutEmpty(process.env));
  if (!read.success) throw settingsProblems(read.issues);
  const api = await openApi(settings, { log: (message) => console.info(message) });
  const server = createAdaptorServer({ fetch: api.app.fetch });
  server.listen(read.output.PORT, read.output.HOST);
  await once(server, 'listening').catch(async (error: NodeJS.ErrnoException) => {
    await api.close();
    throw error.code === 'EADDRINUSE'
      ? new SettingsError(`PORT ${read.output.PORT} is in use by another program.`)
      : error;
  });
  const address = server.address();
  console.info(
    `The back end is ready at http://${read.output.HOST}:${typeof address === 'object' && address ? address.port : read.output.PORT}`,
  );
  const stop = async () => {
    server.close();
    await api.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

start().catch((error: unknown) => {
  const isPlain = [SettingsError, SiteFileError, FolderInUse].some((kind) => error instanceof kind);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exit(1);
});

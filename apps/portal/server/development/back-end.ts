import {
  type Log,
  loadSeed,
  type OpenDatabase,
  openApi,
  openApiDatabase,
  openDemoProvider,
  readApiSettings,
} from '@portal/api';

/** Opens the database that each back end of a development server uses in turn. */
export const openDatabase = (log: Log): Promise<OpenDatabase> =>
  openApiDatabase(readApiSettings(process.env), log);

/**
 * The back end from its current sources. It imports nothing of the portal, so edits of the portal leave it
 * running.
 */
export async function openBackEnd(database: OpenDatabase, log: Log, port: number) {
  const settings = readApiSettings(process.env);
  const seed = settings.demo ? await loadSeed('@portal/demo') : undefined;
  return {
    api: await openApi(settings, { log, seed, database, port }),
    seededMedia: seed?.media,
    provider: await openDemoProvider(settings, seed),
  };
}

export type BackEnd = Awaited<ReturnType<typeof openBackEnd>>;

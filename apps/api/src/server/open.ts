import path from 'node:path';
import type { Hono } from 'hono';
import { keepReindexing } from '../content/search';
import { Aemet, WeatherDesk } from '../content/weather';
import { keepNewsletters } from '../newsroom/newsletters';
import { keepUploads, uploadFolderOf } from '../participation/uploads';
import { type ChangeFeed, openChangeFeed, purgeChanges } from '../platform/changes';
import { databaseProblem } from '../platform/commands';
import { type Database, type OpenDatabase, openDatabase } from '../platform/database';
import { Limits } from '../platform/limits';
import { type Log, silentLog } from '../platform/log';
import { createMailer, Outbox } from '../platform/mail';
import { MediaLibrary } from '../platform/media';
import { createCrawlerCheck, nameServer } from '../platform/networks';
import { closeDataFolder } from '../platform/process';
import { openSources } from '../revenue/entitlements';
import type { SiteRecord } from '../sites';
import { createSiteLocator, readSiteFiles, type SiteFile } from '../sites';
import { createFrontDoor, type FrontDoor } from './front-door';
import { createApp } from './http';
import { bringUpToDate, keepContracts, keepRetention, keepSections, RenditionBudget } from './maintenance';
import { keepSchedule } from './schedule';
import type { LoadedSeed, SeededFrontDoor } from './seed';
import { keepHappening, seedApart, servedSites, unseeded } from './seed';
import type { ApiSettings } from './settings';
import { settingsGaps } from './settings';

export type Api = {
  app: Hono;
  engine: 'embedded' | 'postgresql';
  sites: readonly Pick<SiteRecord, 'alias' | 'name' | 'hosts' | 'url' | 'theme'>[];
  /** Whether emails are stored as files and listed at `/dev/mail`. */
  listsEmails: boolean;
  /** Call once the portal is listening: links in emails listed at `/dev/mail` use this port. */
  setPortalPort: (port: number) => void;
  /** Signs in as the seed's invented people; present only if requested in the options. */
  frontDoor?: FrontDoor | undefined;
  /** Feed of content changes made by any process. */
  changes: Pick<ChangeFeed, 'subscribe'>;
  close: () => Promise<void>;
};

export type OpenApiOptions = {
  now?: () => Date;
  /** Progress, one line at a time. */
  log?: Log;
  /** Seed that fills sites not filled yet, and invents forecasts for invented places. */
  seed?: LoadedSeed | undefined;
  /** Front door of the seed, for trials on one machine. It may adjust the sites. */
  frontDoor?: SeededFrontDoor | undefined;
  /** Port of this process's portal; 0 if it is set later through `setPortalPort`. */
  port?: number;
  /** An open database to use; it stays open at `close`. */
  database?: OpenDatabase | undefined;
};

const locationOf = ({ databaseUrl, dataFolder }: ApiSettings) => ({ url: databaseUrl, folder: dataFolder });

/**
 * Opens and migrates the database of these settings, and closes the data folder to other users of the
 * machine.
 * @throws FolderInUse
 */
export async function openApiDatabase(settings: ApiSettings, log: Log): Promise<OpenDatabase> {
  log(
    settings.databaseUrl
      ? 'Connecting to PostgreSQL'
      : `Opening the embedded database in ${settings.dataFolder}`,
  );
  if (await closeDataFolder(settings.dataFolder))
    log.warn(
      `The data folder ${settings.dataFolder} was open to other users of this machine; it is closed now`,
    );
  return openDatabase(locationOf(settings)).catch((error: unknown) => {
    throw settings.databaseUrl ? databaseProblem(error) : error;
  });
}

const weatherOf = (
  { weather: { key, origin } }: ApiSettings,
  deps: Omit<ConstructorParameters<typeof WeatherDesk>[0], 'origin'>,
) => new WeatherDesk({ ...deps, origin: key ? new Aemet({ key, origin, log: deps.log }) : null });

/** Purges changed articles from an intermediate cache, if one is configured. */
const keepPurging = (
  changes: Parameters<typeof purgeChanges>[0],
  { purge }: ApiSettings,
  sites: readonly SiteFile[],
  log: Log,
) => {
  const aliases = sites.map(({ alias }) => alias);
  return purge && purgeChanges(changes, purge, aliases, log.warn);
};

/**
 * Fills the sites that a seed has not filled yet.
 * @throws SeedingFailed
 */
async function seedSites(
  db: Database,
  seed: LoadedSeed,
  sites: readonly SiteFile[],
  { settings, mediaFolder, now, log }: { settings: ApiSettings; mediaFolder: string; now: Date; log: Log },
): Promise<void> {
  const unfilled = await unseeded(db, seed, sites);
  if (unfilled.length)
    await seedApart(
      { module: seed.module, database: locationOf(settings), mediaFolder, sites: unfilled, now },
      log,
    );
}

/**
 * Opens the back end: sites' files, database, migrations, seeding, and the `fetch` handler.
 * @throws FolderInUse, SiteFileError, SeedingFailed
 */
export async function openApi(
  settings: ApiSettings,
  {
    now = () => new Date(),
    log = silentLog,
    seed,
    frontDoor: door,
    database: given,
    port,
  }: OpenApiOptions = {},
): Promise<Api> {
  // Before the database, so that errors in a file are reported even if the database cannot be reached.
  const sites = servedSites(await readSiteFiles(settings.sitesFolder), settings, door);
  const { db, engine, connection, close } = given
    ? { ...given, close: async () => undefined }
    : await openApiDatabase(settings, log);
  try {
    const mediaFolder = path.join(settings.dataFolder, 'media');
    const renditions = new RenditionBudget({
      folder: path.join(mediaFolder, 'renditions'),
      maxBytes: settings.renditionBytes,
      now,
      warn: log.warn,
    });
    const library = new MediaLibrary(db, mediaFolder, renditions);
    await bringUpToDate(db, sites, settings, now, log);
    for (const gap of settingsGaps(settings, sites, { seed, now: now() })) log.warn(gap);
    if (seed) await seedSites(db, seed, sites, { settings, mediaFolder, now: now(), log });
    const weather = weatherOf(settings, { db, invented: seed?.forecast, now, log: log.warn });
    const mailer = createMailer(settings, now);
    const outbox = new Outbox(db, mailer, now, log);
    const retention = keepRetention({ db, now, outbox }, log.warn);
    outbox.open();
    const listsEmails = settings.devMail && mailer.mailFolder !== null;
    const { locateSite, setPortalPort } = createSiteLocator(listsEmails, port);
    const changes = await openChangeFeed(connection, log.warn);
    const purging = keepPurging(changes, settings, sites, log);
    const accounts = {
      limits: new Limits(db, now, settings.accounts.limits),
      outbox,
      settings: settings.accounts,
      bounces: settings.bounces,
      sources: await openSources(settings.sellers, { db, now, log }),
      crawlers: createCrawlerCheck(nameServer(settings.crawlerDns)),
    };
    const letters = keepContracts({ db, now, outbox, locateSite, sources: accounts.sources, log }, log.warn);
    const frontDoor = door && createFrontDoor({ db, outbox, now }, door, sites);
    const app = createApp({
      db,
      media: library,
      dataFolder: settings.dataFolder,
      uploadBytes: settings.uploadBytes,
      mailFolder: settings.devMail ? mailer.mailFolder : null,
      now,
      log,
      accounts,
      weather,
      changes,
      unknownHostIsDefault: settings.unknownHostIsDefault,
    });
    const schedule = keepSchedule(db, now, log.warn);
    changes.subscribe(() => schedule.look());
    const following = keepSections(db, now, log);
    const happening =
      seed && settings.demoLive ? keepHappening({ db, seed, sites, now, log: log.warn }) : undefined;
    const folder = uploadFolderOf(settings.dataFolder, settings.uploadBytes);
    const sent = keepUploads({ db, now, folder, media: library, log });
    const newsletters = keepNewsletters({ db, now, log, locateSite }, settings);
    const reindexing = keepReindexing(db, now, log);
    return {
      app,
      engine,
      sites,
      frontDoor,
      changes,
      listsEmails,
      setPortalPort,
      close: async () => {
        await retention.close();
        await renditions.close();
        await letters.close();
        purging?.close();
        await happening?.close();
        await reindexing.close();
        await newsletters.close();
        await sent.close();
        await following.close();
        await schedule.close();
        await changes.close();
        await weather.close();
        await outbox.close();
        mailer.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

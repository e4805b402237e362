import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { USAGES } from '../../../usages.mjs';
import {
  createWebMediaOpener,
  download,
  importNewsroom,
  noMedia,
  privateOriginOf,
  type Report,
  reportSubject,
  reportText,
  shownJson,
  UnreadableFile,
} from '../../newsroom/import';
import { runCommand, UsageError } from '../../platform/commands';
import { joinDatabase } from '../../platform/database';
import { createLog } from '../../platform/log';
import { createMailer } from '../../platform/mail';
import { MediaLibrary } from '../../platform/media';
import { closeDataFolder, PRIVATE_UMASK } from '../../platform/process';
import { readSiteFiles, SiteFileError, sites as sitesTable, storeNewSites } from '../../sites';
import { readApiSettings } from '../settings';

const USAGE = USAGES.import;

function argumentsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        'no-media': { type: 'boolean' },
        json: { type: 'boolean' },
        'report-to': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return null;
    const [source, ...more] = positionals;
    if (!source || more.length) throw new UsageError('Name one file or URL.');
    if (!values.site) throw new UsageError('Name the site with --site.');
    return {
      source,
      site: values.site,
      media: !values['no-media'],
      json: values.json ?? false,
      reportTo: values['report-to'],
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** On a terminal, one line that is overwritten; otherwise a line every thousand items. */
function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} items`);
  else if (done % 1000 === 0 && done !== total) process.stderr.write(`${done} of ${total} items\n`);
  if (done === total)
    process.stderr.write(process.stderr.isTTY ? '\r\u001b[K' : `${done} of ${total} items\n`);
}

/** Database that an import writes to, without its password, and the folder of its media. */
function placeOf({
  databaseUrl,
  dataFolder,
}: Pick<ReturnType<typeof readApiSettings>, 'databaseUrl' | 'dataFolder'>) {
  if (!databaseUrl) return `the embedded database in ${dataFolder}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the PostgreSQL database ${pathname.slice(1)} at ${host || 'this machine'}, media in ${dataFolder}`;
}

async function importInto(asked: NonNullable<ReturnType<typeof argumentsOf>>): Promise<Report> {
  const settings = readApiSettings(process.env);
  process.umask(PRIVATE_UMASK);
  const files = await readSiteFiles(settings.sitesFolder);
  await closeDataFolder(settings.dataFolder);
  const isUrl = /^https?:\/\//i.test(asked.source);
  const folder = isUrl ? await mkdtemp(path.join(tmpdir(), 'portal-import-')) : null;
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    await storeNewSites(db, files);
    const records = (await db.select().from(sitesTable)).map(({ record }) => record);
    const site = records.find(({ alias }) => alias === asked.site);
    if (!site)
      throw new UsageError(
        `There is no site “${asked.site}”. There are: ${records.map(({ alias }) => alias).join(', ')}.`,
      );
    const file = folder
      ? path.join(folder, 'source')
      : path.resolve(process.env.INIT_CWD ?? '', asked.source);
    const own = isUrl ? await privateOriginOf(asked.source) : undefined;
    if (folder) await download(asked.source, file, own);
    const report = await importNewsroom({
      db,
      library: new MediaLibrary(db, path.join(settings.dataFolder, 'media')),
      site: { ...site, sections: files.find(({ alias }) => alias === site.alias)?.sections ?? [] },
      file,
      origin: isUrl ? asked.source : path.basename(asked.source),
      open: asked.media ? createWebMediaOpener(own) : noMedia,
      now: new Date(),
      progress: showProgress,
      log: createLog(settings.log),
    });
    const told = { ...report, file: asked.source, database: placeOf(settings) };
    if (asked.reportTo) {
      const mailer = createMailer(settings, () => new Date());
      await mailer.send({
        to: asked.reportTo,
        subject: reportSubject(told, site.name),
        text: reportText(told),
      });
      mailer.close();
    }
    return told;
  } finally {
    await close();
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const asked = argumentsOf(process.argv.slice(2));
  if (!asked) {
    console.info(USAGE);
    return 0;
  }
  const report = await importInto(asked);
  console.info(asked.json ? shownJson(report) : reportText(report));
  return report.faultCount ? 2 : 0;
}

runCommand(main, USAGE, [UnreadableFile, SiteFileError]);

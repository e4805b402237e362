import {
  type Command,
  commandOf,
  newsletterNamed,
  outcomeOf,
  readEarlierReaders,
  takeEarlierReaders,
  USAGE,
} from '../../newsroom/newsletters';
import { runCommand } from '../../platform/commands';
import { TableError, tableIn } from '../../platform/csv';
import { joinDatabase } from '../../platform/database';
import { siteNamed, sites } from '../../sites';
import { readApiSettings } from '../settings';

async function run({ file, site, newsletter: wanted, isKept }: Command): Promise<number> {
  const table = await tableIn(file);
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const records = (await db.select({ record: sites.record }).from(sites)).map(({ record }) => record);
    const { alias, timeZone, newsletters } = siteNamed(records, site);
    const newsletter = newsletterNamed(newsletters, wanted);
    const { rows, faults, bad } = readEarlierReaders(table, { timeZone, now: new Date() });
    const taken = await takeEarlierReaders(db, { site: alias, newsletter }, rows, isKept);
    const { text, exitCode } = outcomeOf(taken, { faults, bad }, isKept);
    console.info(text);
    return exitCode;
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  if (command) return run(command);
  console.info(USAGE);
  return 0;
}

runCommand(main, USAGE, [TableError]);

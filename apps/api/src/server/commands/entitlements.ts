import { runCommand } from '../../platform/commands';
import { TableError, tableIn } from '../../platform/csv';
import { joinDatabase } from '../../platform/database';
import {
  type Command,
  commandOf,
  expectAccounts,
  outcomeOf,
  readEntitlements,
  takeTable,
  USAGE,
} from '../../revenue/entitlements';
import { siteNamed, sites } from '../../sites';
import { readApiSettings } from '../settings';

async function run({ file, site: alias, source }: Command): Promise<string> {
  const table = await tableIn(file);
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const records = (await db.select({ record: sites.record }).from(sites)).map(({ record }) => record);
    const record = siteNamed(records, alias);
    expectAccounts(record);
    const told = readEntitlements(table, record.timeZone);
    const taken = await takeTable(db, alias, source, told, new Date());
    return outcomeOf(told.length, taken, record);
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  console.info(command ? await run(command) : USAGE);
  return 0;
}

runCommand(main, USAGE, [TableError]);

import { runCommand } from './command';
import { counted } from './counted';
import { joinDatabase } from './database/client';
import { sites } from './database/schema';
import { type Command, commandOf, USAGE } from './entitled/command-line';
import { readEntitlements } from './entitled/entitlement-table';
import { storeEntitlements } from './entitled/entitlements';
import { readApiSettings } from './settings';
import { siteNamed } from './sites/named';
import { TableError, tableIn } from './table';

/** Lines that are kept by one statement. */
const AT_ONCE = 500;

async function run({ file, site: alias, source }: Command): Promise<string> {
  const table = await tableIn(file);
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const records = (await db.select({ record: sites.record }).from(sites)).map(({ record }) => record);
    const { timeZone } = siteNamed(records, alias);
    const told = readEntitlements(table, timeZone);
    const now = new Date();
    let changed = 0;
    for (let at = 0; at < told.length; at += AT_ONCE)
      changed += await storeEntitlements(db, alias, source, told.slice(at, at + AT_ONCE), now);
    return `${counted(told.length, 'line')} read, ${changed} kept.`;
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

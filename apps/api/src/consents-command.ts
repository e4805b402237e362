import { parseArgs } from 'node:util';
import { USAGES } from '../usages.mjs';
import { readersForCommercial } from './accounts/reader-consents';
import { runCommand, UsageError } from './command';
import { recordedConsents } from './consent/records';
import { joinDatabase } from './database/client';
import { sites as sitesTable } from './database/schema';
import { readApiSettings } from './settings';
import { siteNamed } from './sites/named';

const USAGE = USAGES.consents;

function valuesOf(args: string[]) {
  try {
    const options = {
      site: { type: 'string' },
      browser: { type: 'string' },
      commercial: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<number> {
  const { site, browser, commercial, help } = valuesOf(process.argv.slice(2));
  if (help) {
    console.info(USAGE);
    return 0;
  }
  if (commercial && browser !== undefined) throw new UsageError('Give --browser or --commercial, not both.');
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const { alias } = siteNamed(await db.select({ alias: sitesTable.alias }).from(sitesTable), site);
    const records = commercial ? readersForCommercial(db, alias) : recordedConsents(db, alias, browser);
    for await (const record of records) console.info(JSON.stringify(record));
    return 0;
  } finally {
    await close();
  }
}

runCommand(main, USAGE);

import { parseArgs } from 'node:util';
import { USAGES } from '../../../usages.mjs';
import { runCommand, UsageError } from '../../platform/commands';
import { joinDatabase } from '../../platform/database';
import { blockedConsentsOf, readersForCommercial } from '../../readers/accounts';
import { recordedConsents } from '../../readers/consent';
import { siteNamed, sites as sitesTable } from '../../sites';
import { readApiSettings } from '../settings';

const USAGE = USAGES.consents;

function valuesOf(args: string[]) {
  try {
    const options = {
      site: { type: 'string' },
      browser: { type: 'string' },
      commercial: { type: 'boolean' },
      deleted: { type: 'string' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<number> {
  const { site, browser, commercial, deleted, help } = valuesOf(process.argv.slice(2));
  if (help) {
    console.info(USAGE);
    return 0;
  }
  if ([commercial, browser, deleted].filter((asked) => asked !== undefined).length > 1)
    throw new UsageError('Give one of --browser, --commercial and --deleted.');
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const { alias } = siteNamed(await db.select({ alias: sitesTable.alias }).from(sitesTable), site);
    const records =
      deleted !== undefined
        ? await blockedConsentsOf(db, alias, deleted)
        : commercial
          ? readersForCommercial(db, alias)
          : recordedConsents(db, alias, browser);
    for await (const record of records) console.info(JSON.stringify(record));
    return 0;
  } finally {
    await close();
  }
}

runCommand(main, USAGE);

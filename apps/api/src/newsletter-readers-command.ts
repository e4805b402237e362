import { runCommand } from './command';
import { counted } from './counted';
import { joinDatabase } from './database/client';
import { sites } from './database/schema';
import { takeEarlierReaders } from './newsletters/earlier-readers';
import { readEarlierReaders } from './newsletters/reader-table';
import { type Command, commandOf, newsletterNamed, USAGE } from './newsletters/readers-command-line';
import { readApiSettings } from './settings';
import { siteNamed } from './sites/named';
import { TableError, tableIn } from './table';

async function run({ file, site, newsletter: wanted, isKept }: Command): Promise<string> {
  const table = await tableIn(file);
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const records = (await db.select({ record: sites.record }).from(sites)).map(({ record }) => record);
    const { alias, timeZone, newsletters } = siteNamed(records, site);
    const newsletter = newsletterNamed(newsletters, wanted);
    const { rows, faults, bad } = readEarlierReaders(table, { timeZone, now: new Date() });
    const { fresh, known, left } = await takeEarlierReaders(db, { site: alias, newsletter }, rows, isKept);
    return [
      `${counted(rows.length + bad, 'line')} read: ${fresh} new, ${known} known before, ${left} left and not brought back, ${bad} refused.`,
      ...faults,
      isKept ? 'The new ones are kept.' : 'Nothing is kept: give --write to keep the new ones.',
    ].join('\n');
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

import { parseArgs } from 'node:util';
import { readersForCommercial } from './accounts/reader-consents';
import { recordedConsents } from './consent/records';
import { joinDatabase } from './database/client';
import { sites as sitesTable } from './database/schema';
import { SettingsError } from './environment';
import { readApiSettings } from './settings';
import { SiteNotNamed, siteNamed } from './sites/named';

const USAGE = `Use: npm run --silent consents -- [--site <alias>] [--browser <id> | --commercial]

Writes the record of readers' decisions about cookies and others here, one as JSON a line, the oldest first: what a supervisor may
ask for. It holds no address of the network and no name.

  --site <alias>   whose; it may be left out where there is one site
  --browser <id>   only those of one browser: the last 32 characters of its cookie “consent”
  --commercial     instead, who wants messages that sell something now: address, name, and what they agreed to, when

It works beside a running server. Exit codes: 0 done, 1 not done.`;

class UsageError extends Error {
  override name = 'UsageError';
}

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

async function main(): Promise<void> {
  const { site, browser, commercial, help } = valuesOf(process.argv.slice(2));
  if (help) return console.info(USAGE);
  if (commercial && browser !== undefined) throw new UsageError('Give --browser or --commercial, not both.');
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const { alias } = siteNamed(await db.select({ alias: sitesTable.alias }).from(sitesTable), site);
    const records = commercial ? readersForCommercial(db, alias) : recordedConsents(db, alias, browser);
    for await (const record of records) console.info(JSON.stringify(record));
  } finally {
    await close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof UsageError || error instanceof SiteNotNamed)
      console.error(`${error.message}\n\n${USAGE}`);
    else console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  },
);

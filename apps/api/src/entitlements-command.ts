import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { joinDatabase } from './database/client';
import { sites } from './database/schema';
import { MAX_TABLE_BYTES, readEntitlements, TableError } from './entitled/entitlement-table';
import { storeEntitlements } from './entitled/entitlements';
import { SettingsError } from './environment';
import { readApiSettings } from './settings';
import { SiteNotNamed, siteNamed } from './sites/named';

const USAGE = `Use: npm run entitlements -- <file> --site <alias> --source <name>

  <file>           table of values, between commas or semicolons, with the columns id, email, product, from, to
  --site <alias>   whose texts it opens
  --source <name>  who sold it: letters, digits and hyphens; ids are of one source

from and to are a day such as 2026-11-01, from its first moment to its last in the site's time zone, or a moment with its zone such as
2026-11-01T09:00:00+01:00. The same table twice changes nothing. A line that cannot be read refuses the whole table.
It works beside a running server. Exit codes: 0 done, 1 not done.`;

/** Lines that are kept by one statement. */
const AT_ONCE = 500;

class UsageError extends Error {
  override name = 'UsageError';
}

type Command = { file: string; site: string; source: string };

function commandOf(args: string[]): Command | null {
  const options = {
    site: { type: 'string' },
    source: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UsageError('Name one file.');
  const { site, source } = values;
  if (!site) throw new UsageError('Name the site with --site.');
  if (!source || !/^[a-z0-9-]{1,40}$/.test(source)) throw new UsageError('Name the seller with --source.');
  return { file, site, source };
}

async function run({ file, site: alias, source }: Command): Promise<string> {
  const { size } = await stat(file).catch((error: Error) => {
    throw new UsageError(`The file cannot be read: ${error.message}`);
  });
  if (size > MAX_TABLE_BYTES) throw new UsageError(`A table has ${MAX_TABLE_BYTES} bytes at most.`);
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const records = (await db.select({ record: sites.record }).from(sites)).map(({ record }) => record);
    const { timeZone } = siteNamed(records, alias);
    const told = readEntitlements(await readFile(file, 'utf8'), timeZone);
    const now = new Date();
    let changed = 0;
    for (let at = 0; at < told.length; at += AT_ONCE)
      changed += await storeEntitlements(db, alias, source, told.slice(at, at + AT_ONCE), now);
    return `${told.length} lines read, ${changed} kept.`;
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  console.info(command ? await run(command) : USAGE);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof UsageError || error instanceof SiteNotNamed)
      console.error(`${error.message}\n\n${USAGE}`);
    else console.error(error instanceof SettingsError || error instanceof TableError ? error.message : error);
    process.exit(1);
  },
);

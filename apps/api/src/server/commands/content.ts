import { parseArgs } from 'node:util';
import { isLocalHost } from '@portal/model';
import { USAGES } from '../../../usages.mjs';
import { editAt, rescheduling, restoration, type Told, withdrawal } from '../../content/stories';
import { momentOf } from '../../newsroom/import';
import { runCommand, UsageError } from '../../platform/commands';
import { joinDatabase } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { sites as sitesTable } from '../../sites';
import { readApiSettings } from '../settings';

const USAGE = USAGES.content;

const ACTIONS = ['withdraw', 'restore', 'reschedule'] as const;
type Action = (typeof ACTIONS)[number];

type Command = { action: Action; address: string; site: string | undefined; to: string | undefined };

function commandOf(args: string[]): Command | null {
  let parsed: ReturnType<typeof parsedArgs>;
  try {
    parsed = parsedArgs(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  const [name, address, ...more] = positionals;
  const action = ACTIONS.find((known) => known === name);
  if (!action) throw new UsageError(`Say what to do: ${ACTIONS.join(', ')}.`);
  if (!address || more.length) throw new UsageError('Name one address.');
  if ((action === 'reschedule') !== (values.to !== undefined))
    throw new UsageError(action === 'reschedule' ? 'Say when with --to.' : '--to is for reschedule alone.');
  return { action, address, site: values.site, to: values.to };
}

const parsedArgs = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean' } },
  });

/** Site and path of an address. */
function placeOf(
  { address, site }: Command,
  records: readonly SiteRecord[],
): { site: SiteRecord; path: string } {
  const known = records.map(({ alias }) => alias).join(', ');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url) {
    const found = records.find(
      ({ hosts, url: own, alias }) =>
        hosts.includes(url.hostname) ||
        new URL(own).host === url.host ||
        (isLocalHost(url.host) && url.hostname === `${alias}.localhost`),
    );
    if (!found) throw new UsageError(`No site has the host ${url.hostname}. There are: ${known}.`);
    return { site: found, path: url.pathname };
  }
  if (!address.startsWith('/')) throw new UsageError('An address is an URL or begins with a slash.');
  const found = records.find(({ alias }) => alias === site);
  if (!found)
    throw new UsageError(
      site ? `There is no site “${site}”. There are: ${known}.` : 'Name the site with --site.',
    );
  return { site: found, path: address };
}

/** Parses a time from the command line, in the site's time zone if it has no offset. */
function typedMoment(text: string, { timeZone }: SiteRecord): Date {
  const moment = momentOf(text, timeZone);
  if (!moment) throw new UsageError(`“${text}” is no moment: write it as 2026-03-18T09:00:00+01:00.`);
  return moment;
}

async function run(command: Command): Promise<Told> {
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const records = (await db.select().from(sitesTable)).map(({ record }) => record);
    const { site, path } = placeOf(command, records);
    const now = new Date();
    if (command.action === 'withdraw') return await editAt(db, site, path, withdrawal);
    if (command.action === 'restore') return await editAt(db, site, path, restoration(now));
    return await editAt(db, site, path, rescheduling(typedMoment(command.to ?? '', site), now));
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  if (!command) {
    console.info(USAGE);
    return 0;
  }
  const { isDone, sentence } = await run(command);
  console.info(sentence);
  return isDone ? 0 : 1;
}

runCommand(main, USAGE);

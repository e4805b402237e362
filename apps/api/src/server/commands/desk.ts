import { parseArgs } from 'node:util';
import { validate } from '@portal/model';
import { DESK_ROLES, deskInvitationSchema } from '@portal/model/newsroom';
import { USAGES } from '../../../usages.mjs';
import { invite } from '../../newsroom/desk';
import { runCommand, UsageError } from '../../platform/commands';
import { joinDatabase } from '../../platform/database';
import { Limits } from '../../platform/limits';
import { createLog } from '../../platform/log';
import { createMailer, Outbox } from '../../platform/mail';
import { siteNamed, sites as sitesTable } from '../../sites';
import { brokenLine } from '../../sites/desk-kit';
import { readApiSettings } from '../settings';

const USAGE = USAGES.desk;

function wordsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' }, role: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Outcome = { isDone: boolean; sentence: string };

async function run({ values, positionals }: ReturnType<typeof wordsOf>): Promise<Outcome> {
  const [action, address = '', ...more] = positionals;
  if ((action !== 'invite' && action !== 'check') || more.length)
    throw new UsageError('Say what to do: invite or check.');
  const settings = readApiSettings(process.env);
  const log = createLog(settings.log);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const records = (await db.select().from(sitesTable)).map(({ record }) => record);
    const site = siteNamed(records, values.site);
    if (action === 'check') {
      const line = await brokenLine(db, site.alias);
      return line === null
        ? { isDone: true, sentence: `${site.alias}: every line of the log is as it was written.` }
        : { isDone: false, sentence: `${site.alias}: line ${line} of the log was changed, or is not there.` };
    }
    const { role = 'chief' } = values;
    const checked = validate(deskInvitationSchema, { email: address, role });
    if (!checked.valid)
      throw new UsageError(
        checked.issues.some(({ field }) => field === 'email')
          ? `“${address}” is no email address.`
          : `There is no role “${role}”. There are: ${DESK_ROLES.join(', ')}.`,
      );
    const now = () => new Date();
    const outbox = new Outbox(db, createMailer(settings, now), now, log);
    const link = await invite(
      { db, limits: new Limits(db, now), now, outbox },
      checked.value,
      { site, origin: site.url },
      null,
    );
    await outbox.send();
    return {
      isDone: true,
      sentence: [
        `${checked.value.email} is invited as ${role} of ${site.alias}:`,
        link,
        `The link was sent by email too. It is valid for three days. On a machine where ${new URL(site.url).host} is not this server,`,
        `open it at one of the site's hosts (${site.hosts.join(', ')}), with the server's port.`,
      ].join('\n'),
    };
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const words = wordsOf(process.argv.slice(2));
  if (words.values.help) {
    console.info(USAGE);
    return 0;
  }
  const { isDone, sentence } = await run(words);
  console.info(sentence);
  return isDone ? 0 : 1;
}

runCommand(main, USAGE);

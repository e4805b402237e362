import { parseArgs } from 'node:util';
import { USAGES } from '../../../usages.mjs';
import { messagesAt, messagesOf, takeReports } from '../../newsroom/newsletters';
import { runCommand, UsageError } from '../../platform/commands';
import { joinDatabase } from '../../platform/database';
import { openCursors } from '../../platform/secrets';
import { counted } from '../../platform/words';
import { readApiSettings } from '../settings';

const USAGE = USAGES.bounces;

type Command = { file: string | undefined };

function commandOf(args: string[]): Command | null {
  const options = { file: { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    const { values } = parseArgs({ args, options });
    return values.help ? null : { file: values.file };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run({ file }: Command): Promise<string> {
  const settings = readApiSettings(process.env);
  const { db, close } = await joinDatabase({ url: settings.databaseUrl, folder: settings.dataFolder });
  try {
    const messages = file === undefined ? messagesOf(process.stdin) : messagesAt(file);
    const deps = { db, now: () => new Date(), cursors: openCursors(db) };
    const { read, hard, soft, complaint, known, unknown, other } = await takeReports(deps, messages);
    return [
      `${counted(read, 'message')} read: ${hard} bounced for good, ${soft} for a while, ${counted(complaint, 'complaint')}.`,
      `Known before: ${known}. Of no letter of ours: ${unknown}. No reports: ${other}.`,
    ].join(' ');
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const command = commandOf(process.argv.slice(2));
  console.info(command ? await run(command) : USAGE);
  return 0;
}

runCommand(main, USAGE);

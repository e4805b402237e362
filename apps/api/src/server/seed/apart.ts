import { fork } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import type { Log } from '../../platform/log';
import { builtProgram } from '../../platform/process';
import { seededSiteSchema } from './seed';

export const seedingSchema = v.object({
  /** URL of the seed's module. */
  module: v.string(),
  database: v.object({ url: v.optional(v.string()), folder: v.string() }),
  mediaFolder: v.string(),
  sites: v.array(seededSiteSchema),
  now: v.date(),
});
export type Seeding = v.InferOutput<typeof seedingSchema>;

/** Message from the seeding process: a line of progress, or the reason for its failure. */
const messageSchema = v.object({ kind: v.picklist(['progress', 'failure']), text: v.string() });
export type SeedingMessage = v.InferOutput<typeof messageSchema>;

/** Thrown if a newsroom could not be written completely. */
export class SeedingFailed extends Error {
  override name = 'SeedingFailed';
}

/**
 * Seeds in a separate process, over a database that this process has open, so that the memory for drawing and
 * writing is released afterwards. It ends with this process.
 * @throws SeedingFailed
 */
export async function seedApart(seeding: Seeding, log: Log): Promise<void> {
  // Advanced serialization keeps dates as dates. The Node options of this process do not suit the built
  // program.
  const child = fork(builtProgram('seed.process'), { serialization: 'advanced', execArgv: [] });
  let failure: string | undefined;
  child.on('message', (message) => {
    const { kind, text } = v.parse(messageSchema, message);
    if (kind === 'progress') log(text);
    else failure = text;
  });
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  child.send(seeding);
  const [[code, signal]] = await ended;
  if (code === 0) return;
  throw new SeedingFailed(
    `The first contents could not be written: ${failure ?? `their process ended with ${signal ?? code}`}\n` +
      'The next start goes on from there.',
  );
}

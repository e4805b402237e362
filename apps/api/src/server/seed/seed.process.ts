import * as v from 'valibot';
import { joinDatabase } from '../../platform/database';
import { describeError } from '../../platform/log';
import { MediaLibrary } from '../../platform/media';
import { type SeedingMessage, seedingSchema } from './apart';
import { importSeed } from './load';
import { writeSeed } from './write';

/** Articles between two progress messages. */
const TOLD_EVERY = 10;

const tell = (message: SeedingMessage, after: () => void = () => undefined) => process.send?.(message, after);

async function seedSites(input: unknown): Promise<void> {
  const { module, database, mediaFolder, sites, now } = v.parse(seedingSchema, input);
  const seed = await importSeed(module);
  const { db, close } = await joinDatabase(database);
  try {
    const library = new MediaLibrary(db, mediaFolder);
    for (const site of sites)
      await writeSeed(db, library, seed, site, now, (done, total) => {
        if (done === total || done % TOLD_EVERY === 0)
          tell({
            kind: 'progress',
            text: `Writing the ${seed.name} newsroom of ${site.name}: ${done} of ${total}`,
          });
      });
  } finally {
    await close();
  }
}

// Ends with the parent server: otherwise nothing would stop it.
process.once('disconnect', () => process.exit(1));
process.once('message', (input) => {
  seedSites(input).then(
    () => process.exit(0),
    (error: unknown) => tell({ kind: 'failure', text: describeError(error) }, () => process.exit(1)),
  );
});

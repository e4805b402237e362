import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import * as v from 'valibot';
import { WireServer } from './wire-server';

const input = v.parse(v.object({ dataFolder: v.string(), socketPath: v.string() }), workerData);
if (!parentPort) throw new Error('the embedded database runs in a worker thread only');
const port = parentPort;

// Uses the fast compiler only: optimising hot code makes statements a tenth to a sixth faster, but costs 50
// MB and a second of each start. Sites that need that speed use PostgreSQL.
setFlagsFromString('--liftoff-only');
const db = await PGlite.create({
  dataDir: input.dataFolder,
  extensions: { pg_trgm, unaccent },
  startParams: [
    ...PGlite.defaultStartParams,
    // Without a limit the write-ahead log of a small site grows to a gigabyte.
    '-c',
    'max_wal_size=64MB',
    // All of it is allocated when the engine opens and never freed: the usual 128 MB take half of the opening
    // time.
    '-c',
    'shared_buffers=64MB',
  ],
});
const server = new WireServer(db);
await server.listen(input.socketPath);
port.postMessage('ready');

port.once('message', async () => {
  await server.close();
  await db.close();
  port.postMessage('closed');
  port.close();
});

/** Runs one bench in this process and sends its figures to who started it. Arguments: file, context as JSON. */
import path from 'node:path';
import { endAll, MARK } from './processes.mjs';

const [file = '', context = '{}'] = process.argv.slice(2);

// Whoever started it is gone and can end nothing any more.
process.once('disconnect', () => {
  void endAll(process.env[MARK]).finally(() => process.exit(1));
});

const { measure } = await import(path.join(import.meta.dirname, file));
const sent = [];
await measure({
  ...JSON.parse(context),
  note: (figure) => sent.push(new Promise((resolve) => process.send?.(figure, resolve))),
});
await Promise.all(sent);
// What it leaves open keeps it no longer: who started it ends that.
process.removeAllListeners('disconnect');
process.disconnect();
process.exit(0);

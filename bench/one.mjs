/**
 * Runs one bench in this process and sends its figures to the parent process. Arguments: file, context as
 * JSON.
 */
import path from 'node:path';
import { endAll, MARK } from './processes.mjs';

const [file = '', context = '{}'] = process.argv.slice(2);

/** Ends the programs that the bench started while this process still can, then the process itself. */
async function end(code) {
  await endAll(process.env[MARK]);
  process.exit(code);
}

// The parent process is gone and can no longer end anything.
process.once('disconnect', () => end(1));

try {
  const { measure } = await import(path.join(import.meta.dirname, file));
  const sent = [];
  await measure({
    ...JSON.parse(context),
    note: (figure) => sent.push(new Promise((resolve) => process.send?.(figure, resolve))),
  });
  await Promise.all(sent);
  await end(0);
} catch (error) {
  console.error(error);
  await end(1);
}

#!/usr/bin/env node
import process from 'node:process';

/** Minimum Node.js version of the package's programs, as in `engines`. */
const OLDEST = [20, 19] as const;

/** Dependencies that only brand builds need. */
const NEEDED = '@terrazzo/parser subset-font fontverter @capsizecss/core @capsizecss/unpack';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** The parser prints long excerpts of an invalid file: the first lines say what is wrong, and where. */
const firstLines = (message: string): string => message.split('\n').slice(0, 12).join('\n');

function isOldNode(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}

async function main(): Promise<number> {
  if (isOldNode()) {
    console.error(
      `@portal/tokens needs Node.js ${OLDEST.join('.')} or newer, and this is ${process.versions.node}.`,
    );
    return 1;
  }
  try {
    // Imported late: an older Node.js may fail to parse it, and its dependencies may not be installed.
    const { run } = await import('./run');
    return await run();
  } catch (error) {
    if (isMissing(error))
      console.error(`To build a brand, install what cuts fonts: npm install --save-dev ${NEEDED}`);
    else console.error(error instanceof Error ? firstLines(error.message) : String(error));
    return 1;
  }
}

process.exitCode = await main();

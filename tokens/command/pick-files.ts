import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TokenFault } from '../build/fault';
import { writeWhole } from '../build/write-whole';
import { pickTokens } from './pick';

/** Extensions of files that may use a token. */
const READ = [
  '.css',
  '.js',
  '.mjs',
  '.cjs',
  '.jsx',
  '.ts',
  '.mts',
  '.tsx',
  '.html',
  '.mdx',
  '.astro',
  '.vue',
];

/** Resolves a path of the application, or an export of a package. */
function located(name: string): string {
  if (existsSync(name)) return resolve(name);
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve(name);
  } catch {
    throw new TokenFault([`${name}: neither a file, a folder nor something that a package exports.`]);
  }
}

async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const inside = entries.filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'));
  const found = await Promise.all(
    inside.map((entry) => {
      if (entry.isDirectory()) return filesIn(join(path, entry.name));
      return entry.isFile() && READ.includes(extname(entry.name)) ? [join(path, entry.name)] : [];
    }),
  );
  return found.flat();
}

const zipped = (texts: readonly string[]): string =>
  (texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024).toFixed(1);

/**
 * Writes to a folder style sheets of tokens, cut to those that files use, under their own names.
 * @param names style sheets, as paths or exports of packages
 * @param usedBy files, folders or exports of packages
 * @returns a sentence that says what was written
 * @throws TokenFault
 */
export async function pickFiles(names: readonly string[], usedBy: readonly string[], out: string) {
  const sheetFiles = names.map(located);
  const targets = sheetFiles.map((file) => join(resolve(out), basename(file)));
  if (new Set(targets).size < targets.length)
    throw new TokenFault([`${names.join(', ')}: two have the same name, and would be written to one file.`]);
  const same = sheetFiles.find((file) => dirname(file) === resolve(out));
  if (same) throw new TokenFault([`${same}: give another folder to --out, or the whole one is lost.`]);
  const users = (await Promise.all(usedBy.map((name) => filesIn(located(name))))).flat();
  const sources = await Promise.all(
    users.filter((file) => !targets.includes(file)).map((file) => readFile(file, 'utf8')),
  );
  const whole = await Promise.all(sheetFiles.map((file) => readFile(file, 'utf8')));
  const { sheets, kept, of } = pickTokens(whole, sources);
  await mkdir(out, { recursive: true });
  await Promise.all(sheets.map((sheet, at) => writeWhole(targets[at] ?? '', sheet)));
  return `${out}: ${kept} of ${of} tokens, ${zipped(sheets)} of ${zipped(whole)} KiB gzip.`;
}

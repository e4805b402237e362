/** Builds the browser's files, compresses them beside themselves, then builds the server. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const root = import.meta.dirname;
process.env.NODE_ENV = 'production';

await build({ root, logLevel: 'warn' });
const folder = path.join(root, 'dist/client/assets');
await Promise.all(
  (await readdir(folder))
    .filter((file) => /\.(js|css|svg)$/.test(file))
    .map(async (file) => {
      const source = await readFile(path.join(folder, file));
      const [br, gz] = await Promise.all([
        brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        zip(source, { level: 9 }),
      ]);
      await Promise.all([
        writeFile(path.join(folder, `${file}.br`), br),
        writeFile(path.join(folder, `${file}.gz`), gz),
      ]);
    }),
);
await build({ root, logLevel: 'warn', build: { ssr: true } });

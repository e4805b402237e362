/** Builds the browser's files, one style sheet a site, compresses them beside themselves, then builds the server. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SITE_TOKENS, SITES } from '@portal/tokens';
import { build } from 'vite';
import { shortenTokens } from './style-names.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const root = import.meta.dirname;
const client = path.join(root, 'dist/client');
const assets = path.join(client, 'assets');
const tokens = path.dirname(createRequire(import.meta.url).resolve('@portal/tokens/core.css'));
process.env.NODE_ENV = 'production';

/** Writes a file under a name that changes with its bytes. @returns its address */
async function hashed(name, bytes) {
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}${ext}`;
  await writeFile(path.join(assets, file), bytes);
  return `/assets/${file}`;
}

async function copyFonts() {
  const folder = path.join(tokens, 'fonts');
  const names = await readdir(folder);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await hashed(name, await readFile(path.join(folder, name)))]),
    ),
  );
}

/** A site's whole look in one request: its tokens, its fonts, then the components. */
async function writeSites(components) {
  const fonts = await copyFonts();
  const read = (name) => readFile(path.join(tokens, name), 'utf8');
  const entries = SITES.map(async (site) => {
    const { css, fontCss, preload } = SITE_TOKENS[site];
    const faces = (await read(fontCss)).replace(
      /url\(\.\.\/fonts\/([^)]+)\)/g,
      (_, name) => `url(${fonts.get(name)})`,
    );
    const sheet = shortenTokens([await read('core.css'), faces, await read(css), components].join('\n'));
    return [
      site,
      {
        style: await hashed(`${site}.css`, sheet),
        fonts: preload.map((font) => fonts.get(path.posix.basename(font))),
      },
    ];
  });
  await writeFile(
    path.join(client, 'sites.json'),
    JSON.stringify(Object.fromEntries(await Promise.all(entries))),
  );
}

async function compress() {
  const files = (await readdir(assets)).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(assets, file));
      const [br, gz] = await Promise.all([
        brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        zip(source, { level: 9 }),
      ]);
      await Promise.all([
        writeFile(path.join(assets, `${file}.br`), br),
        writeFile(path.join(assets, `${file}.gz`), gz),
      ]);
    }),
  );
}

/** The one style sheet in a folder, taken out of it. */
async function takeStyle(folder) {
  const file = (await readdir(folder)).find((name) => name.endsWith('.css'));
  if (!file) throw new Error('the build wrote no style sheet');
  const css = await readFile(path.join(folder, file), 'utf8');
  await rm(path.join(folder, file));
  return css;
}

// Styles are built apart, so that they do not break the islands' scripts into pieces.
const stylesFolder = path.join(root, 'dist/styles');
const input = (file) => ({ rollupOptions: { input: path.join(root, file) } });
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: stylesFolder,
    manifest: false,
    cssCodeSplit: false,
    rollupOptions: { input: path.join(root, 'app/styles-in-use.ts'), preserveEntrySignatures: 'strict' },
  },
});
await build({ root, logLevel: 'warn', build: input('app/islands/loader.ts') });
await takeStyle(assets);
await writeSites(await takeStyle(path.join(stylesFolder, 'assets')));
await rm(stylesFolder, { recursive: true });
await compress();
await build({ root, logLevel: 'warn', build: { ssr: true } });

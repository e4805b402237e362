/** Builds the browser's files and the style sheets, compresses them beside themselves, then builds the server. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SITE_TOKENS, SITES } from '@portal/tokens';
import { build } from 'vite';
import { shortenTokens, tokenNames } from './style-names.mjs';
import { SHEETS, styleSheets } from './style-sheets.mjs';

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

/**
 * The sheets: the first is a site's own, with its tokens and its fonts, and the others are of all sites. Which page loads
 * which stands in `styles.json`.
 */
async function writeStyles({ base, ...sheets }) {
  const fonts = await copyFonts();
  const read = (name) => readFile(path.join(tokens, name), 'utf8');
  const core = await read('core.css');
  const brands = await Promise.all(SITES.map((site) => read(SITE_TOKENS[site].css)));
  const names = tokenNames([core, ...brands, base, ...Object.values(sheets)]);
  const write = (name, css) => hashed(`${name}.css`, shortenTokens(css, names));
  const sites = SITES.map(async (site, place) => {
    const { fontCss, preload } = SITE_TOKENS[site];
    const faces = (await read(fontCss)).replace(
      /url\(\.\.\/fonts\/([^)]+)\)/g,
      (_, name) => `url(${fonts.get(name)})`,
    );
    return [
      site,
      {
        style: await write(site, [core, faces, brands[place], base].join('\n')),
        fonts: preload.map((font) => fonts.get(path.posix.basename(font))),
      },
    ];
  });
  const files = Object.fromEntries(
    await Promise.all(Object.entries(sheets).map(async ([name, css]) => [name, await write(name, css)])),
  );
  const ofFamily = (family) =>
    Object.keys(SHEETS).filter((name) => name !== 'base' && SHEETS[name].includes(family));
  const { awake, media } = files;
  const pages = Object.fromEntries(
    SHEETS.base
      .filter((family) => family !== 'shell')
      .map((family) => [family, ofFamily(family).map((name) => files[name])]),
  );
  await writeFile(
    path.join(client, 'styles.json'),
    JSON.stringify({
      sites: Object.fromEntries(await Promise.all(sites)),
      pages: { ...pages, media: [media] },
      awake,
    }),
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

/** Islands' scripts bring the styles of what they draw, which the sheets have already. */
async function dropStyles() {
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  await Promise.all(sheets.map((file) => rm(path.join(assets, file))));
}

// Styles are built apart, so that they do not break the islands' scripts into pieces.
const sheets = await styleSheets(root);
const input = { rollupOptions: { input: path.join(root, 'app/islands/loader.ts') } };
await build({ root, logLevel: 'warn', build: input });
await dropStyles();
await writeStyles(sheets);
await compress();
await build({ root, logLevel: 'warn', build: { ssr: true } });

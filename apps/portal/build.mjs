/**
 * Builds the browser's files and the style sheets, writes compressed copies next to them, then builds the
 * server.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES } from '@portal/model';
import { SITE_TOKENS, SITES } from '@portal/tokens';
import { build } from 'vite';
import { appImages } from './app-images.mjs';
import { shortenTokens, tokenNames } from './style-names.mjs';
import { styleRules } from './style-rules.mjs';
import { everyStyleHasSheet, styleSheets } from './style-sheets.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const root = import.meta.dirname;
const client = path.join(root, 'dist/client');
const assets = path.join(client, 'assets');
const tokens = path.dirname(createRequire(import.meta.url).resolve('@portal/tokens/core.css'));
process.env.NODE_ENV = 'production';

/**
 * Writes a file under a content-hashed name.
 * @returns its URL
 */
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

/** Whether a font is of letters that few pages have, by the subset in the name of its file. */
const isRare = (face) => /-latin-(?:1|ext)\b/.test(face);

/**
 * Style sheets: the first belongs to a site, with its tokens, and the others are shared by all sites.
 * `styles.json` lists the sheets of each page, the sheet of each class that is in a separate one, the rules of
 * each sheet, and those of each site’s fonts: system fonts that stand in for its own, and its own, which documents apply after
 * their first paint.
 */
async function writeStyles({ css: { base, ...sheets }, classes, awakeIslands }) {
  const fonts = await copyFonts();
  const read = (name) => readFile(path.join(tokens, name), 'utf8');
  const core = await read('core.css');
  const brands = await Promise.all(SITES.map((site) => read(SITE_TOKENS[site].css)));
  const names = tokenNames([core, ...brands, base, ...Object.values(sheets)]);
  const rules = {};
  const write = async (name, whole) => {
    const css = shortenTokens(whole, names);
    const address = await hashed(`${name}.css`, css);
    rules[address] = styleRules(css);
    return address;
  };
  const sites = SITES.map(async (site, place) => {
    const { fontCss, preload } = SITE_TOKENS[site];
    const faces = (await read(fontCss)).trim().split('\n');
    const standIns = faces.filter((face) => !face.includes('url('));
    const fontFaces = faces
      .filter((face) => face.includes('url('))
      .map((face) => face.replace(/url\(\.\.\/fonts\/([^)]+)\)/, (_, name) => `url(${fonts.get(name)})`));
    return [
      site,
      {
        style: await write(site, [core, brands[place], base].join('\n')),
        standIns: standIns.join(''),
        fontFaces: fontFaces.filter((face) => !isRare(face)).join(''),
        rareFontFaces: fontFaces
          .filter(isRare)
          .map((css) => ({ css, range: /unicode-range:([^;}]+)/.exec(css)[1] })),
        fonts: preload.map((font) => fonts.get(path.posix.basename(font))),
      },
    ];
  });
  const files = Object.fromEntries(
    await Promise.all(Object.entries(sheets).map(async ([name, css]) => [name, await write(name, css)])),
  );
  const { awake, ...pages } = files;
  await writeFile(
    path.join(client, 'styles.json'),
    JSON.stringify({
      sites: Object.fromEntries(await Promise.all(sites)),
      pages,
      classes,
      awake,
      awakeIslands,
      rules,
    }),
  );
}

/** Entries whose URLs are in documents: the loader, the shared script of all islands, and each island. */
async function scripts() {
  const islands = (await readdir(path.join(root, 'app/islands'))).map((file) => `islands/${file}`);
  const texts = LANGUAGES.flatMap((language) => [
    `texts/interface-${language}.ts`,
    `texts/errors-${language}.ts`,
  ]);
  const apart = [
    'islands/loader.ts',
    'islands/hydrate.tsx',
    'live-blogs/live-blog.ts',
    'player/begun.ts',
    'player/stay.tsx',
    'analytics/measuring.ts',
    'analytics/tell-search.ts',
    'analytics/tools/tools.ts',
    'ads/ads.ts',
    'consent/start-consent.ts',
    'consent/consent-notice.ts',
    'consent/open-choices.ts',
    'consent/consent-platform.ts',
    'readers/follow-header.ts',
    'readers/show-pictures.ts',
    'readers/fit-type.ts',
  ];
  const client = [...apart, ...texts].map((file) => `client/${file}`);
  return [...client, ...islands].map((file) => path.join(root, 'app', file));
}

/**
 * Chunks of modules that islands share: few files for a reader to wait for, and little in them that an
 * island does not use. The loader's dependencies are a chunk of their own: nothing else may load with a
 * page's first script.
 */
const GROUPS = [
  {
    name: 'start',
    test: /(?:app\/client\/islands\/(?:loader|chunks)|app\/client\/analytics\/data-layer|app\/client\/consent\/decision)\./,
  },
  {
    name: 'decide',
    test: /app\/client\/consent\/(?:browser-key|decision-event|forget-embeds|keep-decision|consent-notice)\.|model\/src\/consent\/cookie\.|consent\/reserveRoom/,
  },
  {
    name: 'consent',
    test: /(?:app\/client\/consent\/(?:consent|managed-consent|forget-cookies)|app\/client\/failures\/reload-withdrawn)\.|model\/src\/(?:consent\/(?:asking|purposes|read-cookie)|analytics\/tool-cookies)\./,
  },
  {
    name: 'sheets',
    test: /app\/client\/islands\/(?:awake-styles|style-sheet)\.|model\/src\/errors\/style-chunks\./,
  },
  {
    // Constants for scripts of pages and texts, and Vite's helper of dynamic imports. In the groups below, each
    // would load React.
    name: 'names',
    test: /vite\/preload-helper|model\/src\/(?:analytics\/view-source|constants\/media|content\/(?:access|safe-urls)|revenue\/gate-refusals|routes\/view)\./,
  },
  { name: 'wording', test: /model\/src\/wording\/variants\./ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'rules',
    // Includes the texts of errors; a module that awaits them at load time (`islands/reader.ts`) must not be
    // in the same chunk.
    test: /packages\/model\/src\/(?:constants|dates|rules|errors)\/|dayjs|data\/src\/playback/,
    minShareCount: 4,
  },
  {
    name: 'kit',
    test: /packages\/ui\/src\/(?:button|foundation|icon|link|locale|spinner)\/|lucide|class-variance|app\/island\./,
    minShareCount: 3,
  },
  {
    name: 'calls',
    test: /packages\/data\/|valibot|app\/client\/islands\/reader\.|packages\/model\/src\/accounts\//,
    minShareCount: 6,
  },
  {
    name: 'players',
    test: /packages\/ui\/src\/(?:audio-player|embed|media-controls|video-player|video360)\//,
    minShareCount: 3,
  },
  {
    name: 'forms',
    test: /packages\/ui\/src\/(?:account-form|checkbox|field|form-alert|text-field)\//,
    minShareCount: 3,
  },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

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

/** Islands' scripts emit the styles of their components, which the sheets contain already. */
async function dropStyles() {
  const sheets = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  await Promise.all(sheets.map((file) => rm(path.join(assets, file))));
}

// Styles are built separately, so that they do not split the islands' scripts into more chunks.
const sheets = await styleSheets(root);
/**
 * Islands await the texts of errors at load time (`islands/reader.ts`). If the texts imported the chunk that
 * awaits them, they would never load: no form in that language would wake.
 */
const textsComeAlone = {
  name: 'texts-come-alone',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const importedBy = (file, seen = new Set()) => {
      if (seen.has(file)) return seen;
      seen.add(file);
      for (const next of bundle[file]?.imports ?? []) importedBy(next, seen);
      return seen;
    };
    const waiting = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('client/islands/reader.ts')),
    );
    const texts = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('client/texts/errors-'));
    if (!waiting || texts.length !== LANGUAGES.length)
      throw new Error('The texts of errors, or what waits for them, are not in the build.');
    for (const { fileName, facadeModuleId } of texts)
      if (importedBy(fileName).has(waiting.fileName))
        throw new Error(`${facadeModuleId} imports ${waiting.fileName}, which waits for it: see \`GROUPS\`.`);
  },
};

/** Scripts that need React: those of islands, and the player that stays from page to page. */
const NEEDS_REACT = /app\/islands\/|client\/(?:islands\/hydrate|player\/stay)\.tsx$/;

/** A page's own scripts and texts load unasked, so none may import React by what it shares with islands. */
const unaskedWithoutReact = {
  name: 'unasked-without-react',
  generateBundle(_, bundle) {
    const reaches = (file, seen) => {
      if (seen.has(file)) return false;
      seen.add(file);
      const { name, imports = [] } = bundle[file] ?? {};
      return name === 'react' || imports.some((next) => reaches(next, seen));
    };
    for (const { fileName, isEntry, facadeModuleId } of Object.values(bundle))
      if (isEntry && !NEEDS_REACT.test(facadeModuleId) && reaches(fileName, new Set()))
        throw new Error(`${facadeModuleId} imports React by a chunk: see \`GROUPS\`.`);
  },
};

await build({
  root,
  logLevel: 'warn',
  plugins: [textsComeAlone, unaskedWithoutReact],
  build: {
    // Licences of the code in the scripts; the fonts' licences are copied with them.
    license: { fileName: 'assets/licences.txt' },
    rollupOptions: {
      input: await scripts(),
      preserveEntrySignatures: 'exports-only',
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
});
await build({
  root,
  logLevel: 'warn',
  build: {
    // Outside the folder that is served: the server prepends its settings to the script.
    emptyOutDir: false,
    manifest: false,
    lib: { entry: 'worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
  },
});
await dropStyles();
await writeStyles(sheets);
const images = await appImages({ root, tokens, write: hashed });
await writeFile(path.join(client, 'app-images.json'), JSON.stringify(images));
await compress();
await build({
  root,
  logLevel: 'warn',
  plugins: [everyStyleHasSheet(root, sheets.sources)],
  build: { ssr: true },
});

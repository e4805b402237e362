/**
 * Splits the portal's styles into sheets by the pages that need them. A page needs all that its file under
 * `app/pages/` imports, islands and fragments included; a piece is the styles of one source file. Pieces
 * that all pages need are in the sheet that every page loads, the others in a sheet of each page that needs
 * them. Parts that few pages of a type have, are in separate sheets: the server includes each if its classes
 * occur in the HTML. A module that imports a piece also imports what the piece refers to, so that is never in
 * a later sheet.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/**
 * Sheets of parts that are not always rendered, by the sources of their pieces, whichever page imports them.
 * They come after the others. An island that renders such a part only later, is on a page that declares it
 * (`later`).
 */
const APART = {
  // Below and over the editions of programmes: pages with other media do without.
  'up-next': /\/media-controls\/UpNext\.css/,
  media:
    /\/(?:audio-player|embed|media-controls|video360)\/|\/video-player\/Video|\/gallery\/(?:Gallery|Viewer)\.css/,
  'live-blog': /\/live-blog\/|\/article\/Summary\.css/,
  'long-read': /\/article\/LongRead\.css/,
  stage: /\/article\/Stage\.css|\/FilmChapters\.css/,
  opinion: /\/article\/Opinion\.css/,
  chart: /\/chart\//,
  interview: /\/interview\//,
  recipe: /\/recipe-facts\/|\/rating\/RatingForm\.css/,
  event: /\/event-facts\//,
  poll: /\/poll\//,
  // A row of a file shows its progress only while it is sent.
  'file-upload': /\/(?:file-upload|progress)\//,
  gate: /\/registration-gate\//,
  'section-front': /\/section-front\//,
  author: /\/author-head\//,
  blog: /\/article\/(?:BlogPosts|NextStory)\.css/,
  table: /\/table\//,
  tabs: /\/tabs\//,
  carousel: /\/carousel\//,
  'on-air': /\/on-air\//,
  // Next to forms of readers and legal texts.
  beside: /\/beside\//,
  'error-page': /\/error-page\/|\/ways-on\/SearchField/,
  // The bar and the buttons of the light edition.
  edition: /\/ui\/src\/edition\//,
  extras: /\/article-body\/Extras\.css/,
  quote: /\/article-body\/Quotes\.css/,
  'special-edition': /\/special-edition\//,
  // In the masthead of fronts.
  'weather-now': /\/weather\/(?:WeatherNow|SkyIcon)\.css/,
  'weather-warnings': /\/weather\/DayCurve\.css/,
  'paper-strip': /\/listing-head\/PaperStrip\.css/,
  opening: /\/article-body\/Opening\.css/,
  // Modules that few fronts have.
  'rare-modules': /\/(?:banner|events-module|five-text-cards|grouper-in-5|masonry)\//,
  rectified: /\/(?:Rectifications|RectificationLinks)\.css/,
  offline: /\/kept-pages\/KeptPages\.css/,
  // On pages of sites that ask for consent first.
  consent: /\/ConsentNotice\.css/,
  // Parts that only awake islands render.
  awake:
    /\/(?:calendar|dialog|film-ad|menu|paywall|toast)\/|\/(?:CardSaveButton|ConsentChoices|ConsentOrPay|FrameworkChoices|Switch|OfflineSwitch)\.css/,
};

/** The sheet that every page loads. */
const BASE = 'base';
/** Styles as vanilla-extract passes them to Vite: `Card.css.ts.vanilla.css`. */
const PIECE = /\.css(?:\?|$)/;

const sourcesIn = (root, folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [path.parse(file).name, path.join(root, folder, file)]);

/**
 * Groups of modules rendered together: the frame of every page, each page, the account pages, the legal
 * pages, the desk with the front door, each island.
 */
export function styleEntries(root) {
  const filesIn = (folder) => sourcesIn(root, folder).map(([, file]) => file);
  const surroundings = [
    path.join(root, 'app/Shell.tsx'),
    path.join(root, 'app/error-page.tsx'),
    path.join(root, 'app/offline-page.tsx'),
  ];
  return {
    pages: {
      // The server adds the parts of the light edition.
      shell: ['@portal/ui/foundation-styles', '@portal/ui/edition', ...surroundings],
      account: [...filesIn('app/readers/account'), ...filesIn('app/revenue/subscriptions')],
      legal: filesIn('app/legal'),
      desk: [...filesIn('app/newsroom/desk'), ...filesIn('app/front-door')],
      ...Object.fromEntries(sourcesIn(root, 'app/pages').map(([name, file]) => [name, [file]])),
    },
    islands: Object.fromEntries(
      sourcesIn(root, 'app/islands').map(([name, file]) => [`island:${name}`, [file]]),
    ),
  };
}

/** Virtual entries that keep all exports of their sources. */
const entrySources = (entries) => ({
  name: 'style-entries',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('style-entry:') ? `\0${id}` : null),
  load(id) {
    const sources = id.startsWith('\0style-entry:') && entries[id.slice('\0style-entry:'.length)];
    if (!sources) return null;
    return sources
      .map(
        (file, at) =>
          `import ${JSON.stringify(file)};\nexport * as source${at} from ${JSON.stringify(file)};`,
      )
      .join('\n');
  },
});

/**
 * All pieces, each after those it refers to, with the entries that need it.
 * @returns {Promise<{ id: string, css: string, users: string[] }[]>}
 */
async function piecesInUse(root, entries) {
  const styles = new Map();
  const users = new Map();
  const order = [];
  const collect = {
    name: 'collect-pieces',
    transform: (code, id) => void (PIECE.test(id) && styles.set(id, code)),
    generateBundle: {
      // Vite removes the styles from the bundle after this.
      order: 'pre',
      handler(_, bundle) {
        const inOrder = (id, seen) => {
          if (seen.has(id)) return;
          seen.add(id);
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          for (const imported of [...importedIds, ...dynamicallyImportedIds]) inOrder(imported, seen);
          if (styles.has(id)) order.push(id);
        };
        const seen = new Set();
        for (const user of Object.keys(entries)) {
          const entry = Object.values(bundle).find(
            ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === `\0style-entry:${user}`,
          );
          inOrder(entry.facadeModuleId, seen);
          const chunks = new Set([entry.fileName]);
          for (const file of chunks) {
            const { imports = [], dynamicImports = [] } = bundle[file] ?? {};
            // Dynamic imports are rendered by the same entry.
            for (const imported of [...imports, ...dynamicImports]) chunks.add(imported);
            for (const id of Object.keys(bundle[file]?.modules ?? {}))
              if (styles.has(id)) users.set(id, [...(users.get(id) ?? []), user]);
          }
        }
      },
    },
  };
  const input = Object.fromEntries(
    Object.keys(entries).map((name) => [name.replace(':', '-'), `style-entry:${name}`]),
  );
  await build({
    root,
    logLevel: 'warn',
    plugins: [entrySources(entries), collect],
    build: {
      write: false,
      manifest: false,
      cssCodeSplit: true,
      rollupOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  // Relative to the portal's folder, so that the path of the checkout never affects which sheet a piece is
  // in.
  return order
    .filter((id) => users.has(id))
    .map((id) => ({ id: path.relative(root, id), css: styles.get(id), users: users.get(id) }));
}

const apartOf = ({ id }) => Object.entries(APART).find(([, sources]) => sources.test(id))?.[0];

/** Sheets that are never in the first HTML of a page. */
const LATER = new Set(['awake', 'consent']);

/**
 * Classes of the separate sheets.
 * @param {readonly { id: string, css: string }[]} pieces in order, so a class belongs to the first that has it
 * @returns {Record<string, string>} sheet by class
 */
function classesApart(pieces) {
  const owners = new Map();
  for (const piece of pieces)
    for (const [, name] of piece.css.matchAll(/\.([a-z_][\w-]*)/gi))
      if (!owners.has(name)) owners.set(name, apartOf(piece));
  return Object.fromEntries([...owners].filter(([, sheet]) => sheet && !LATER.has(sheet)));
}

/**
 * Checks that the sheets contain all that the server draws: a part that no page's file imports, such as one of an
 * error page, would be without styles.
 * @param {readonly string[]} sources of all pieces, relative to the root
 */
export const everyStyleHasSheet = (root, sources) => ({
  name: 'every-style-has-sheet',
  generateBundle(_, bundle) {
    const known = new Set(sources);
    const drawn = Object.values(bundle).flatMap(({ modules = {} }) =>
      Object.keys(modules).filter((id) => id.endsWith('.css.ts') && modules[id].renderedLength > 0),
    );
    const without = drawn
      .flatMap((id) => this.getModuleInfo(id)?.importedIds.filter((imported) => PIECE.test(imported)) ?? [])
      .map((id) => path.relative(root, id))
      .filter((id) => id.endsWith('.vanilla.css') && !known.has(id));
    if (without.length)
      throw new Error(`no style sheet contains ${without.join(', ')}: add what draws it to \`styleEntries\``);
  },
});

/** Sheets minified by Vite. */
async function minified(root, sheets) {
  const names = Object.keys(sheets);
  const { output } = await build({
    root,
    logLevel: 'warn',
    plugins: [
      {
        name: 'sheets',
        enforce: 'pre',
        resolveId: (id) => (id.startsWith('/sheets/') ? id : null),
        load: (id) => sheets[/^\/sheets\/([\w-]+)\.css$/.exec(id)?.[1]] ?? null,
      },
    ],
    build: {
      write: false,
      manifest: false,
      cssCodeSplit: true,
      rollupOptions: { input: Object.fromEntries(names.map((name) => [name, `/sheets/${name}.css`])) },
    },
  });
  const small = new Map(
    output
      .filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.css'))
      .map(({ names: [name], source }) => [path.parse(name).name, String(source)]),
  );
  return Object.fromEntries(names.map((name) => [name, small.get(name) ?? '']));
}

/**
 * @param {string} root the portal's folder
 * @returns CSS of each sheet, without a brand: `base`, those of pages by their names, and the separate ones;
 * the separate sheet of each class; the sources of all sheets; and the islands that use `awake`
 */
export async function styleSheets(root) {
  const { pages: pageEntries, islands } = styleEntries(root);
  const found = await piecesInUse(root, { ...pageEntries, ...islands });
  const pages = Object.keys(pageEntries).filter((name) => name !== 'shell');
  // The frame is part of every page.
  const usersOf = ({ users }) =>
    users.includes('shell') ? pages : users.filter((user) => pages.includes(user));
  const pieces = found.map((piece) => ({ ...piece, users: usersOf(piece) }));
  const isShared = ({ users }) => users.length === pages.length;
  const twice = pages.find((name) => Object.hasOwn(APART, name));
  if (twice) throw new Error(`“${twice}” is the name of both a page and a separate style sheet`);
  const always = pieces.filter((piece) => !apartOf(piece));
  const sheets = {
    [BASE]: always.filter(isShared),
    ...Object.fromEntries(
      pages.map((page) => [page, always.filter((piece) => !isShared(piece) && piece.users.includes(page))]),
    ),
    ...Object.fromEntries(
      Object.keys(APART).map((name) => [name, pieces.filter((piece) => apartOf(piece) === name)]),
    ),
  };
  for (const [name, own] of Object.entries(sheets))
    if (!own.length && !pages.includes(name))
      throw new Error(`nothing is drawn by the style sheet “${name}”`);
  const awake = new Set(found.filter((piece) => apartOf(piece) === 'awake').flatMap(({ users }) => users));
  return {
    css: await minified(
      root,
      Object.fromEntries(
        Object.entries(sheets).flatMap(([name, own]) =>
          own.length ? [[name, own.map((piece) => piece.css).join('\n')]] : [],
        ),
      ),
    ),
    classes: classesApart(found),
    sources: found.map(({ id }) => id),
    awakeIslands: Object.keys(islands)
      .filter((name) => awake.has(name))
      .map((name) => name.slice('island:'.length)),
  };
}

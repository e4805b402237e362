/**
 * Takes the portal's styles apart into sheets by the pages that need them. What a family of pages draws is what its file
 * under `app/sheets/` brings; a piece (the styles of one source file) goes to the narrowest sheet that all of its families
 * load. So nothing is loaded twice, and what a component stands on is never in a later sheet than the component itself:
 * whoever brings the one brings the other.
 */
import path from 'node:path';
import { build } from 'vite';

/** The sheets in the order in which pages load them, and the families that load each: wide ones first. */
export const SHEETS = {
  base: ['shell', 'front', 'content', 'listing', 'broadcast', 'weather', 'account'],
  inner: ['content', 'listing', 'broadcast', 'weather', 'account'],
  lists: ['front', 'listing', 'broadcast'],
  finding: ['listing', 'broadcast'],
  front: ['front'],
  content: ['content'],
  listing: ['listing'],
  broadcast: ['broadcast'],
  weather: ['weather'],
  account: ['account'],
};

/** Sheets of what is not always drawn, whoever brings it, by the sources of its pieces. They come after the others. */
const APART = {
  media: /\/(?:audio-player|embed|media-controls|video-player|video360)\/|\/gallery\/(?:Gallery|Viewer)\.css/,
  // What only islands draw, once they are awake.
  awake: /\/(?:calendar|dialog|menu)\/|\/SaveHeart\.css/,
};

const FAMILIES = SHEETS.base;
/** Styles as vanilla-extract hands them to Vite: `Card.css.ts.vanilla.css`. */
const PIECE = /\.css(?:\?|$)/;

/** Documents hold islands by name: a family names its own in its file, and has no styles of the others. */
const islandsByName = {
  name: 'islands-by-name',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './server' && importer?.endsWith('/islands/Island.tsx') ? '\0no-islands' : null,
  load: (id) => (id === '\0no-islands' ? 'export const SERVER_ISLANDS = {};' : null),
};

/**
 * All pieces, each after those it stands on, with the families that need it.
 * @returns {Promise<{ id: string, css: string, families: string[] }[]>}
 */
async function piecesInUse(root) {
  const styles = new Map();
  const families = new Map();
  const order = [];
  const collect = {
    name: 'collect-pieces',
    transform: (code, id) => void (PIECE.test(id) && styles.set(id, code)),
    generateBundle: {
      // Vite takes the styles out of the bundle after this.
      order: 'pre',
      handler(_, bundle) {
        const inOrder = (id, seen) => {
          if (seen.has(id)) return;
          seen.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) inOrder(imported, seen);
          if (styles.has(id)) order.push(id);
        };
        const seen = new Set();
        for (const family of FAMILIES) {
          const entry = Object.values(bundle).find(({ isEntry, name }) => isEntry && name === family);
          inOrder(entry.facadeModuleId, seen);
          const chunks = new Set([entry.fileName]);
          for (const file of chunks) {
            for (const imported of bundle[file]?.imports ?? []) chunks.add(imported);
            for (const id of Object.keys(bundle[file]?.modules ?? {}))
              if (styles.has(id)) families.set(id, [...(families.get(id) ?? []), family]);
          }
        }
      },
    },
  };
  const input = Object.fromEntries(
    FAMILIES.map((family) => [family, path.join(root, `app/sheets/${family}.ts`)]),
  );
  await build({
    root,
    logLevel: 'warn',
    plugins: [islandsByName, collect],
    build: {
      write: false,
      manifest: false,
      cssCodeSplit: true,
      rollupOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  return order
    .filter((id) => families.has(id))
    .map((id) => ({ id, css: styles.get(id), families: families.get(id) }));
}

/** The narrowest sheet that all of a piece's families load. */
function sheetOf({ id, families }) {
  const [apart] = Object.entries(APART).find(([, sources]) => sources.test(id)) ?? [];
  if (apart) return apart;
  const fitting = Object.entries(SHEETS).filter(([, of]) => families.every((family) => of.includes(family)));
  return fitting.reduce((best, sheet) => (sheet[1].length < best[1].length ? sheet : best))[0];
}

/** Sheets made small as Vite makes them. */
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
        load: (id) => sheets[/^\/sheets\/(\w+)\.css$/.exec(id)?.[1]] ?? null,
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
 * @returns {Promise<Record<string, string>>} CSS of each sheet, of no brand: `SHEETS`, then those apart
 */
export async function styleSheets(root) {
  const pieces = await piecesInUse(root);
  const sheets = {};
  for (const name of [...Object.keys(SHEETS), ...Object.keys(APART)]) {
    sheets[name] = pieces
      .filter((piece) => sheetOf(piece) === name)
      .map(({ css }) => css)
      .join('\n');
    if (!sheets[name]) throw new Error(`nothing is drawn by the style sheet “${name}”`);
  }
  return minified(root, sheets);
}

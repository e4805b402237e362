/**
 * `npm run new -- <kind> <name>`: creates the files of a new item by the project's conventions, and registers
 * it in the lists that name it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, prepare, root, stop } from '../prepare.mjs';

// Loaded after packages are installed: each parses sources with one of them.
const KINDS = {
  component: { load: async () => (await import('./component.mjs')).newComponent, example: 'EventChip' },
  call: { load: async () => (await import('./call.mjs')).newCall, example: 'tide-report' },
  desk: { load: async () => (await import('./desk.mjs')).newDesk, example: 'tides' },
  island: { load: async () => (await import('./island.mjs')).newIsland, example: 'TideTable' },
  module: { load: async () => (await import('./module.mjs')).newModule, example: 'photo-strip' },
  page: { load: async () => (await import('./page.mjs')).newPage, example: 'election-night' },
  setting: {
    load: async () => (await import('./setting.mjs')).newSetting,
    example: 'PORTAL_TIDES',
    option: '--of=',
    more: ' [--of=portal|api]',
  },
  site: {
    load: async () => (await import('./site.mjs')).newSite,
    example: 'vall',
    option: '--like=',
    more: ' [--like=far]',
  },
};

const USAGE = `Use: ${Object.entries(KINDS)
  .map(([kind, { example, more = '' }]) => `npm run new -- ${kind} ${example}${more}`)
  .join('\n     ')}

--like begins a site from the values of a brand, and the language of its site, instead of the wireframe's greys.`;

answerHelp(USAGE);
const [kind = '', name = '', ...more] = process.argv.slice(2);
if (!Object.hasOwn(KINDS, kind) || !name || name.startsWith('-')) stop(USAGE);
const { load, option } = KINDS[kind];
// A mistyped argument would be ignored silently.
const unknown = more.filter((word) => !(option && word.startsWith(option)));
if (unknown.length) stop(`A new ${kind} takes no ${unknown.join(', ')}.\n\n${USAGE}`);
// Any installed version will do: nothing is built.
if (!existsSync(path.join(root, 'node_modules/typescript'))) await prepare();
const make = await load();
make(name, more);

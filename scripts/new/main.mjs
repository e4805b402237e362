/** `npm run new -- <kind> <name>`: the files of a thing the way the house wants them, and its lines in the lists that have it. */
import { answerHelp, stop } from '../prepare.mjs';
import { newComponent } from './component.mjs';
import { newIsland } from './island.mjs';
import { newModule } from './module.mjs';
import { newPage } from './page.mjs';
import { newSite } from './site.mjs';

const KINDS = {
  component: { make: newComponent, example: 'EventChip' },
  island: { make: newIsland, example: 'TideTable' },
  module: { make: newModule, example: 'photo-strip' },
  page: { make: newPage, example: 'election-night' },
  site: { make: newSite, example: 'vall', option: '--like=', more: ' [--like=far]' },
};

const USAGE = `Use: ${Object.entries(KINDS)
  .map(([kind, { example, more = '' }]) => `npm run new -- ${kind} ${example}${more}`)
  .join('\n     ')}

--like begins a site from the values of a brand, and the language of its site, instead of the wireframe's greys.`;

answerHelp(USAGE);
const [kind = '', name = '', ...more] = process.argv.slice(2);
if (!Object.hasOwn(KINDS, kind) || !name || name.startsWith('-')) stop(USAGE);
const { make, option } = KINDS[kind];
// What is mistyped would be left out without a word.
const unknown = more.filter((word) => !(option && word.startsWith(option)));
if (unknown.length) stop(`A new ${kind} takes no ${unknown.join(', ')}.\n\n${USAGE}`);
make(name, more);

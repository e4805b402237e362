/** `npm run new -- <kind> <name>`: the files of a thing the way the house wants them, and its lines in the lists that have it. */
import { stop } from '../prepare.mjs';
import { newComponent } from './component.mjs';
import { newIsland } from './island.mjs';
import { newModule } from './module.mjs';
import { newPage } from './page.mjs';
import { newSite } from './site.mjs';

const KINDS = {
  component: { make: newComponent, example: 'EventBadge' },
  island: { make: newIsland, example: 'TideTable' },
  module: { make: newModule, example: 'photo-strip' },
  page: { make: newPage, example: 'election-night' },
  site: { make: newSite, example: 'vall' },
};

const [kind, name, ...options] = process.argv.slice(2);
if (!Object.hasOwn(KINDS, kind ?? '') || !name)
  stop(
    `Use one of:\n${Object.entries(KINDS)
      .map(([known, { example }]) => `  npm run new -- ${known} ${example}`)
      .join('\n')}`,
  );
KINDS[kind].make(name, options);

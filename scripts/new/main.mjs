/** `npm run new -- component <Name>` and `npm run new -- site <alias>`: the files of a thing the way the house wants them. */
import { stop } from '../prepare.mjs';
import { newComponent } from './component.mjs';
import { newSite } from './site.mjs';

const KINDS = { component: newComponent, site: newSite };

const [kind, name, ...options] = process.argv.slice(2);
if (!Object.hasOwn(KINDS, kind ?? '') || !name)
  stop('Use: npm run new -- component EventBadge, or: npm run new -- site vall');
KINDS[kind](name, options);
